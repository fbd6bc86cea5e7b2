import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import styles from './hold.module.css';

export interface HoldProps {
  children: ReactNode;
  className?: string | undefined;
  insideClassName?: string | undefined;
  /** Draws the line dashed up to the hold. Only for the error screen. */
  isBroken?: boolean;
}

/** Content enclosed by the line, for what must not be missed. At most once per page. */
export function Hold({ children, className, insideClassName, isBroken }: HoldProps) {
  return (
    <div className={clsx(styles.hold, isBroken && styles.broken, className)}>
      <div className={clsx(styles.inside, insideClassName)}>{children}</div>
    </div>
  );
}
