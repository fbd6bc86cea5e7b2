import { Lead, Section } from 'design-system';
import type { ReactNode } from 'react';
import { PageHead, type PageHeadProps } from '../page-head';
import styles from './page-hero.module.css';

export interface PageHeroProps extends PageHeadProps {
  heading: string;
  lead?: ReactNode;
  children?: ReactNode;
}

/** First section of a page: its only h1, a lead paragraph and content below. */
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
