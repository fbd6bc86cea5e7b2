import { Section, VisuallyHidden } from 'design-system';
import { clsx } from 'clsx/lite';
import { useEffect, type ReactNode } from 'react';
import styles from './bottom-bar.module.css';

interface BottomBarProps {
  label: string;
  /** Widths of the places on a phone, as grid columns: a place never moves when another is current. */
  columns: string;
  className?: string | undefined;
  /** List items, each with a link or a button. The current one has `aria-current` or `data-here`. */
  children: ReactNode;
}

/** The parts of a page or an area: a row, on phones a bar at the bottom with an icon above each word. */
export function BottomBar({ label, columns, className, children }: BottomBarProps) {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-bar', true);
    return () => void document.documentElement.toggleAttribute('data-bar', false);
  }, []);
  return (
    <Section as="nav" isTight aria-label={label} className={clsx(styles.bar, className)}>
      <ul className={styles.places} style={{ '--columns': columns } as object}>
        {children}
      </ul>
    </Section>
  );
}

/** Icon above a word of the bar; hidden from screen readers. One stroke in a box of 24 × 24. */
export function BarIcon({ path, isBold }: { path: string; isBold?: boolean }) {
  return (
    <svg className={styles.icon} data-bold={isBold} aria-hidden="true" viewBox="0 0 24 24">
      <path d={path} />
    </svg>
  );
}

/** How much waits in a place. Renders nothing for 0. */
export function BarBadge({ count, label }: { count: number; label: string }) {
  return count === 0 ? null : (
    <span className={styles.badge}>
      {count}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
