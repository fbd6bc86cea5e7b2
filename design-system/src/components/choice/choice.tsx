import { clsx } from 'clsx/lite';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './choice.module.css';

/** A wrapping row of chips. */
export function Chips({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={clsx(styles.chips, className)}>{children}</div>;
}

export interface ChipProps extends ComponentPropsWithRef<'input'> {
  type: 'checkbox' | 'radio';
  /** `fill` takes the full width; `cell` is for grids. */
  shape?: 'fill' | 'cell';
}

/** A radio button or checkbox styled as a button. The children are its label; a cell uses `aria-label`. */
export function Chip({ shape, className, children, ...rest }: ChipProps) {
  return (
    <label className={clsx(styles.chip, shape && styles[shape], className)}>
      <input {...rest} />
      <span className={styles.face}>{children}</span>
    </label>
  );
}

/** A checkbox with a sentence as its label. */
export function Tick({ className, children, ...rest }: Omit<ComponentPropsWithRef<'input'>, 'type'>) {
  return (
    <label className={clsx(styles.tick, className)}>
      <input {...rest} type="checkbox" />
      <span>{children}</span>
    </label>
  );
}
