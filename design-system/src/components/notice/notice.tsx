import type { ReactNode } from 'react';
import styles from './notice.module.css';

/**
 * Live region for notices at the bottom of the window. Always mounted, so that screen readers announce its
 * content.
 */
export function NoticePlace({ children }: { children: ReactNode }) {
  return (
    <div className={styles.place} role="status">
      {children}
    </div>
  );
}

export interface NoticeProps {
  /** What the person can do about it; omitted when it resolves itself. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A non-urgent message at the bottom of the window; never takes the focus. */
export function Notice({ actions, children }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <p className={styles.words}>{children}</p>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
