import { clsx } from 'clsx/lite';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import styles from './disclosure.module.css';

export interface DisclosureProps extends ComponentPropsWithoutRef<'details'> {
  summary: ReactNode;
}

/** A native details element; works without JavaScript. */
export function Disclosure({ summary, className, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={clsx(styles.disclosure, className)}>
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
