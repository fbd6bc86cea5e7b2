import type { ReactNode } from 'react';
import { deskStyles } from '@/shared/desk';
import styles from './content.module.css';

interface ContentItemProps {
  headingId: string;
  title: string;
  children: ReactNode;
}

/** A text of a list: its title, and what the office can do with it. */
export function ContentItem({ headingId, title, children }: ContentItemProps) {
  return (
    <li className={styles.item}>
      <article className={`${deskStyles.group} ${styles.item}`} aria-labelledby={headingId} tabIndex={-1}>
        <h3 id={headingId}>{title}</h3>
        {children}
      </article>
    </li>
  );
}
