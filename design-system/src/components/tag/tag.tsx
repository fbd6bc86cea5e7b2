import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import styles from './tag.module.css';

/** A small label: Sample, Open, Closes in 3 days. */
export function Tag({ tone, children }: { tone?: 'call' | 'leaf'; children: ReactNode }) {
  return <span className={clsx(styles.tag, tone && styles[tone])}>{children}</span>;
}
