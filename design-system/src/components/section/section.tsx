import type { ComponentPropsWithoutRef, ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names';
import styles from './section.module.css';

/** What a section stands on; parts inside read the colours from it. */
export type Ground = 'ground' | 'surface' | 'sand' | 'block' | 'night';

export interface SectionProps extends ComponentPropsWithoutRef<'section'> {
  ground?: Ground;
  /** Less space above and below. */
  isTight?: boolean;
  /** Cuts a line that runs on to the section's end. */
  isClipped?: boolean;
  /** The first section of a page: its length of the line grows once on load. */
  isFirst?: boolean;
  /** How this section's length of the line is drawn; `none` leaves it to the section's own parts. */
  line?: 'solid' | 'dashed' | 'none';
  as?: 'section' | 'div' | 'nav' | 'footer';
}

/** A full-width band of the page with its own length of the line. */
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
      className={classNames(
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

/** A section's heading, with a stop on the line. */
export function StopHeading({ className, children, ...rest }: ComponentPropsWithRef<'h2'>) {
  return (
    <h2 {...rest} className={classNames(styles.stop, className)}>
      {children}
    </h2>
  );
}
