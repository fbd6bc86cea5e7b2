import { Adinkra, Line, LineItem, Section, StopHeading, type AdinkraSymbol } from 'design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Namespace } from '@/shared/i18n';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/links';
import { PageHero } from '@/shared/ui/page-hero';
import styles from './coming-page.module.css';

/** Namespaces of pages that are not built yet; `coming-page.test.ts` checks their keys. */
export type ComingNamespace = Extract<Namespace, 'consult' | 'gallery' | 'tutors'>;

export interface ComingPageProps {
  namespace: ComingNamespace;
  /** Keys below `soon` of the namespace: planned features. */
  items: readonly string[];
  /** Topic of the enquiry form. */
  topic: string;
  symbol: AdinkraSymbol;
  /** What works today, shown before the plans. */
  children?: ReactNode;
}

/** Placeholder of a planned page: describes it and links to the enquiry form. */
export function ComingPage({ namespace, items, topic, symbol, children }: ComingPageProps) {
  const { t } = useTranslation(namespace);
  const words = t as (key: string) => string;
  return (
    <>
      <PageHero
        title={words('title')}
        description={words('description')}
        heading={words('heading')}
        lead={words('lead')}
      />
      {children}
      <Section ground="surface" className={styles.coming}>
        <Adinkra symbol={symbol} className={styles.symbol} />
        <StopHeading className={styles.heading}>{words('soonHeading')}</StopHeading>
        <Line kind="spine" className={styles.list}>
          {items.map((item) => (
            <LineItem key={item} state="todo">
              <b>{words(`soon.${item}.title`)}</b>
              {words(`soon.${item}.words`)}
            </LineItem>
          ))}
        </Line>
      </Section>
      <Section ground="block" isTight>
        <StopHeading>{words('askHeading')}</StopHeading>
        <p className={styles.ask}>{words('ask')}</p>
        <LinkButton variant="white" to={routes.enquiryAbout(topic)}>
          {words('askButton')}
        </LinkButton>
      </Section>
    </>
  );
}
