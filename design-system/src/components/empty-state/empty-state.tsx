import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** Explains why a list is empty and what to do. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <strong>{title}</strong>
      {children}
    </div>
  );
}
