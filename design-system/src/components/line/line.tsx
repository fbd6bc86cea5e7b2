import { clsx } from 'clsx/lite';
import type { ComponentPropsWithoutRef } from 'react';
import styles from './line.module.css';

/**
 * State of a stop: happened (`done`), current (`now`), in the future (`todo`), needs the person (`call`),
 * expired (`lapsed`), not provided (`none`).
 */
export type StopState = 'done' | 'now' | 'todo' | 'call' | 'lapsed' | 'none';

export interface LineProps extends ComponentPropsWithoutRef<'ol'> {
  /** `spine` sits on the section's line, `menu` is for navigation. */
  kind?: 'list' | 'spine' | 'menu';
  /** The line continues to the end of a clipped section. */
  isOpen?: boolean;
}

/** The line as an ordered list of stops. */
export function Line({ kind = 'list', isOpen, className, ...rest }: LineProps) {
  return (
    <ol
      {...rest}
      className={clsx(
        styles.line,
        kind === 'spine' && styles.spine,
        kind === 'menu' && styles.menu,
        isOpen && styles.open,
        className,
      )}
    />
  );
}

export interface LineItemProps extends ComponentPropsWithoutRef<'li'> {
  state: StopState;
  /** What follows is in the future. */
  isDashed?: boolean;
}

/** One stop of a `Line`. */
export function LineItem({ state, isDashed, className, ...rest }: LineItemProps) {
  return <li {...rest} className={clsx(styles.item, styles[state], isDashed && styles.dashed, className)} />;
}
