import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './statement-sheet.module.css';

interface StatementSheetProps {
  title: string;
  /** Whose statement it is, and of which day. */
  words: string;
  children: ReactNode;
}

/** The sheet of a statement, which shows on paper alone: after `printAlone('statement')`. */
export function StatementSheet({ title, words, children }: StatementSheetProps) {
  return createPortal(
    <div className={styles.sheet} aria-hidden="true">
      <p className={styles.title}>{title}</p>
      <p>{words}</p>
      {children}
    </div>,
    document.body,
  );
}
