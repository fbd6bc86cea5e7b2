import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './choice.module.css';

/** Chips side by side. */
export function Chips({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={classNames(styles.chips, className)}>{children}</div>;
}

export interface ChipProps extends ComponentPropsWithRef<'input'> {
  type: 'checkbox' | 'radio';
  /** `fill` takes the whole width, `cell` stands in a grid of choices. */
  shape?: 'fill' | 'cell';
}

/** A choice that looks like a button; the children are its words (a cell is named by `aria-label` instead). */
export function Chip({ shape, className, children, ...rest }: ChipProps) {
  return (
    <label className={classNames(styles.chip, shape && styles[shape], className)}>
      <input {...rest} />
      <span className={styles.face}>{children}</span>
    </label>
  );
}

/** A checkbox with a sentence beside it. */
export function Tick({ className, children, ...rest }: Omit<ComponentPropsWithRef<'input'>, 'type'>) {
  return (
    <label className={classNames(styles.tick, className)}>
      <input {...rest} type="checkbox" />
      <span>{children}</span>
    </label>
  );
}
