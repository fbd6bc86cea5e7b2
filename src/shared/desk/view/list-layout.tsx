import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import styles from './list-layout.module.css';

/** A list and the open record: side by side from 1280 px, otherwise one at a time. */
export function ListLayout({ list, panel }: { list: ReactNode; panel: ReactNode }) {
  return (
    <div className={clsx(styles.layout, panel !== null && styles.hasPanel)}>
      <div className={styles.list}>{list}</div>
      {panel === null ? null : <div className={styles.panel}>{panel}</div>}
    </div>
  );
}
