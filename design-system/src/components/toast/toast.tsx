import type { ReactNode } from 'react';
import styles from './toast.module.css';

/**
 * A short message at the bottom of the window. The live region is always mounted, so that screen readers
 * announce its content.
 */
export function Toast({ children }: { children: ReactNode }) {
  return (
    <div className={styles.place} role="status">
      {children ? <div className={styles.toast}>{children}</div> : null}
    </div>
  );
}
