import { textStyles } from 'design-system';
import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styles from './desk-figures.module.css';

interface FigurePartProps {
  heading: string;
  /** Rendered once the part is opened: reading its figures costs. */
  children: () => ReactNode;
}

/** Figures that wait closed for whoever wants them. */
export function FigurePart({ heading, children }: FigurePartProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.part} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{heading}</summary>
      {isOpen ? children() : null}
    </details>
  );
}

interface FigureLineProps {
  name: string;
  figure: ReactNode;
  /** Length of the bar, 0 to 1. */
  share: number;
  /** Below the bar. */
  note: string;
  /** Query of the desk's address where the records behind the figure are; null where no list shows them. */
  query: string | null;
}

/** A figure with its bar, which leads to its records where a list shows them. */
export function FigureLine({ name, figure, share, note, query }: FigureLineProps) {
  const { pathname } = useLocation();
  const content = (
    <>
      <span>{name}</span>
      <b>{figure}</b>
      <span className={styles.bar} style={{ inlineSize: `${share * 100}%` }} aria-hidden />
      <small className={textStyles.soft}>{note}</small>
    </>
  );
  return (
    <li>
      {query === null ? (
        <div className={styles.figure}>{content}</div>
      ) : (
        <Link to={pathname + query} className={styles.figure}>
          {content}
        </Link>
      )}
    </li>
  );
}
