import type { ReactNode } from 'react';
import styles from './toast.module.css';

/** A short message at the foot of the window; the live region stays, so that screen readers say what appears in it. */
export function Toast({ children }: { children: ReactNode }) {
  return (
    <div className={styles.place} role="status">
      {children ? <div className={styles.toast}>{children}</div> : null}
    </div>
  );
}
