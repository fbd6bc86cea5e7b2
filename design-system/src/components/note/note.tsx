import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from '../class-names';
import styles from './note.module.css';

export interface NoteProps extends ComponentPropsWithoutRef<'div'> {
  tone?: 'call' | 'plain';
}

/** A highlighted box: a price, a check, help. */
export function Note({ tone, className, ...rest }: NoteProps) {
  return <div {...rest} className={classNames(styles.note, tone && styles[tone], className)} />;
}
