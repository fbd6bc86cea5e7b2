import styles from './weave.module.css';

/** Two rows of woven cloth that close a page. Once, at most twice a page. */
export function Weave() {
  return <div className={styles.weave} />;
}
