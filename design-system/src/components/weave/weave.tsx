import styles from './weave.module.css';

/** A woven pattern that ends a page; at most twice per page. */
export function Weave() {
  return <div className={styles.weave} />;
}
