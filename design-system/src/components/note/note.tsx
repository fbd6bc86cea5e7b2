import { clsx } from 'clsx/lite';
import type { ComponentPropsWithoutRef } from 'react';
import styles from './note.module.css';

export interface NoteProps extends ComponentPropsWithoutRef<'div'> {
  tone?: 'call' | 'plain';
}

/** A highlighted box: a price, a check, help. */
export function Note({ tone, className, ...rest }: NoteProps) {
  return <div {...rest} className={clsx(styles.note, tone && styles[tone], className)} />;
}
