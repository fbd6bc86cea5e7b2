import type { ReactNode } from 'react';
import { Section, type Ground } from '../section/section';
import styles from './banner.module.css';

export interface BannerProps {
  ground?: Ground;
  /** What the person can do about it. */
  actions?: ReactNode;
  /** Announced by screen readers when it appears. */
  isLive?: boolean;
  children: ReactNode;
}

/** A message across the page, under the header. Its part of the line is dashed. */
export function Banner({ ground = 'night', actions, isLive, children }: BannerProps) {
  return (
    <Section
      as="div"
      ground={ground}
      line="dashed"
      className={styles.banner}
      {...(isLive && { role: 'status' })}
    >
      <span className={styles.words}>{children}</span>
      {actions}
    </Section>
  );
}
