import { textStyles } from 'design-system';
import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import styles from './content.module.css';

interface TextPreviewProps {
  heading: string;
  /** In place of the text while nothing is written. */
  empty: string;
  isEmpty: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** The frame of a text as its readers will see it. What the office writes is English. */
export function TextPreview({ heading, empty, isEmpty, className, children }: TextPreviewProps) {
  return (
    <section className={clsx(styles.preview, className)} aria-label={heading} lang="en">
      <p className={textStyles.soft}>{heading}</p>
      {isEmpty ? <p>{empty}</p> : children}
    </section>
  );
}
