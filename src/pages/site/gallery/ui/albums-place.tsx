import { Section } from 'design-system';
import type { ReactNode } from 'react';
import styles from './gallery-page.module.css';

/** The place of the albums, as high as the first screen: nothing below it moves when they come. */
export function AlbumsPlace({ children }: { children: ReactNode }) {
  return (
    <Section ground="surface" isTight className={styles.place}>
      {children}
    </Section>
  );
}
