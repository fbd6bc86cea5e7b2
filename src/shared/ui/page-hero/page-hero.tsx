import { Lead, Section } from 'design-system';
import type { ReactNode } from 'react';
import { PageHead, type PageHeadProps } from '../page-head';
import styles from './page-hero.module.css';

export interface PageHeroProps extends PageHeadProps {
  heading: string;
  lead?: ReactNode;
  children?: ReactNode;
}

/** The first section of a page: its one heading, one paragraph, and what belongs right under them. */
export function PageHero({ title, description, heading, lead, children }: PageHeroProps) {
  return (
    <Section isFirst className={styles.hero}>
      <PageHead title={title} description={description} />
      <h1>{heading}</h1>
      {lead ? <Lead className={styles.lead}>{lead}</Lead> : null}
      {children}
    </Section>
  );
}
