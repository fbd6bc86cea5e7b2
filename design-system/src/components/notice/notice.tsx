import { useEffect, useRef, type ReactNode } from 'react';
import styles from './notice.module.css';

/** Space between a notice and what is around it, in CSS pixels. */
const gap = 16;

/**
 * Keeps as much room below the end of the page as the notices take, so that it can be scrolled above them.
 * @returns a function that ends this
 */
function keepRoom(place: HTMLElement): () => void {
  const { style } = document.documentElement;
  const clear = () => style.removeProperty('--ds-notices');
  const observer = new ResizeObserver(() => {
    const height = place.offsetHeight;
    if (height === 0) clear();
    else style.setProperty('--ds-notices', `${height + 2 * gap}px`);
  });
  observer.observe(place);
  return () => {
    observer.disconnect();
    clear();
  };
}

/**
 * Live region for notices at the bottom of the window. Always mounted, so that screen readers announce its
 * content.
 */
export function NoticePlace({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => (ref.current ? keepRoom(ref.current) : undefined), []);
  return (
    <div ref={ref} className={styles.place} role="status">
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
