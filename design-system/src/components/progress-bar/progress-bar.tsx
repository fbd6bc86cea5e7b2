import styles from './progress-bar.module.css';

/** Work of unknown length, at the top edge of the window. */
export function ProgressBar({ label }: { label: string }) {
  return <div className={styles.track} role="progressbar" aria-label={label} />;
}
