import { clsx } from 'clsx/lite';
import type { ComponentPropsWithoutRef, ComponentPropsWithRef } from 'react';
import styles from './section.module.css';

/** Background of a section; children take their colours from it. */
export type Ground = 'ground' | 'surface' | 'sand' | 'block' | 'night';

export interface SectionProps extends ComponentPropsWithoutRef<'section'> {
  ground?: Ground;
  /** Less padding above and below. */
  isTight?: boolean;
  /** Clips a line that continues beyond the section. */
  isClipped?: boolean;
  /** First section of a page: its part of the line animates on load. */
  isFirst?: boolean;
  /** Style of the section's part of the line; `none` leaves it to the children. */
  line?: 'solid' | 'dashed' | 'none';
  as?: 'section' | 'div' | 'nav' | 'footer';
}

/** A full-width section with its part of the line. */
export function Section({
  ground = 'ground',
  isTight,
  isClipped,
  isFirst,
  line = 'solid',
  as: Element = 'section',
  className,
  ...rest
}: SectionProps) {
  return (
    <Element
      {...rest}
      data-ground={ground}
      className={clsx(
        styles.section,
        isTight && styles.tight,
        isClipped && styles.clip,
        isFirst && styles.first,
        line === 'dashed' && styles.dashed,
        line === 'none' && styles.bare,
        className,
      )}
    />
  );
}

/** Heading of a section, with a stop on the line. */
export function StopHeading({ className, children, ...rest }: ComponentPropsWithRef<'h2'>) {
  return (
    <h2 {...rest} className={clsx(styles.stop, className)}>
      {children}
    </h2>
  );
}
