import { clsx } from 'clsx/lite';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import styles from './text.module.css';

export { styles as textStyles };

/** Introductory paragraph. */
export function Lead({ className, ...rest }: ComponentPropsWithoutRef<'p'>) {
  return <p {...rest} className={clsx(styles.lead, className)} />;
}

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}

/** Skip link to `#main`; must be the first link of a page. */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <a className={styles.skip} href="#main">
      {children}
    </a>
  );
}

/** A list with hairlines. */
export function RuledList({ className, ...rest }: ComponentPropsWithoutRef<'ul'>) {
  return <ul {...rest} className={clsx(styles.list, className)} />;
}
