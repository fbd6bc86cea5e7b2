import styles from './progress-bar.module.css';

/** Indeterminate progress at the top edge of the window. */
export function ProgressBar({ label }: { label: string }) {
  return <div className={styles.track} role="progressbar" aria-label={label} />;
}
