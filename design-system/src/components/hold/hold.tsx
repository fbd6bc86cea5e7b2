import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './hold.module.css';

export interface HoldProps {
  children: ReactNode;
  className?: string | undefined;
  insideClassName?: string | undefined;
  /** Only on the error screen: the line comes to it broken. */
  isBroken?: boolean;
}

/** The line goes round the one thing that must not be lost. At most once a page. */
export function Hold({ children, className, insideClassName, isBroken }: HoldProps) {
  return (
    <div className={classNames(styles.hold, isBroken && styles.broken, className)}>
      <div className={classNames(styles.inside, insideClassName)}>{children}</div>
    </div>
  );
}
