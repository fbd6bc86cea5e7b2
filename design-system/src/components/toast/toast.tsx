import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './toast.module.css';

const never = () => () => undefined;

/**
 * A short message at the bottom of the window. The live region is always mounted, so that screen readers
 * announce its content. It stands in the body: a section stacks its own content, and the next one would cover
 * the message.
 */
export function Toast({ children }: { children: ReactNode }) {
  // A prerendered page has no body to put it into.
  const hasBody = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return hasBody
    ? createPortal(
        <div className={styles.place} role="status">
          {children ? <div className={styles.toast}>{children}</div> : null}
        </div>,
        document.body,
      )
    : null;
}
