import type { ReactNode } from 'react';
import styles from './content.module.css';

interface BesidePreviewProps {
  /** The fields. */
  children: ReactNode;
  preview: ReactNode;
}

/** What is written, beside its preview; on a phone the preview comes below. */
export function BesidePreview({ children, preview }: BesidePreviewProps) {
  return (
    <div className={styles.sides}>
      <div className={styles.fields}>{children}</div>
      {preview}
    </div>
  );
}
