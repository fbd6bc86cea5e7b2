import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** Where notices come up, at the foot of the window. It stays, so that screen readers say what appears in it. */
export function NoticePlace({ children }: { children: ReactNode }) {
  return (
    <div className={styles.place} role="status">
      {children}
    </div>
  );
}

export interface NoticeProps {
  /** What can be done about it; left out while it settles by itself. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Something to know that can wait: it covers the foot of the page until it is answered, and never takes the focus. */
export function Notice({ actions, children }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <p className={styles.words}>{children}</p>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
