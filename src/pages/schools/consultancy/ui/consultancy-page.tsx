import { Adinkra, Line, LineItem, Row, Section, StopHeading, consultancySymbol } from 'design-system';
import { useTranslation } from 'react-i18next';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/links';
import { PageHero } from '@/shared/ui/page-hero';
import styles from './consultancy-page.module.css';

const areas = ['results', 'teaching', 'timetable', 'choice', 'records', 'staff'] as const;
const way = ['ask', 'visit', 'plan', 'work', 'report'] as const;

/** Consultancy for schools: what it includes, how it works, and what it excludes. */
export function ConsultancyPage() {
  const { t } = useTranslation('consultancy');
  return (
    <>
      <PageHero title={t('title')} description={t('description')} heading={t('heading')} lead={t('lead')}>
        <Row className={styles.ways}>
          <LinkButton to={routes.consult}>{t('cta.book')}</LinkButton>
        </Row>
      </PageHero>
      <Section ground="surface" className={styles.clipped}>
        <Adinkra symbol={consultancySymbol} className={styles.symbol} />
        <StopHeading>{t('areas.heading')}</StopHeading>
        <ul className={styles.areas}>
          {areas.map((key) => (
            <li key={key}>
              <h3>{t(`areas.${key}.title`)}</h3>
              <p>{t(`areas.${key}.words`)}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section>
        <StopHeading>{t('way.heading')}</StopHeading>
        <Line kind="spine" className={styles.way}>
          {way.map((key) => (
            <LineItem key={key} state="todo">
              <b>{t(`way.${key}.title`)}</b>
              {t(`way.${key}.words`)}
            </LineItem>
          ))}
        </Line>
      </Section>
      <Section ground="sand" isTight>
        <StopHeading>{t('honest.heading')}</StopHeading>
        <p className={styles.words}>{t('honest.words')}</p>
      </Section>
      <Section ground="block" isTight>
        <StopHeading>{t('cta.heading')}</StopHeading>
        <p className={styles.words}>{t('cta.words')}</p>
        <LinkButton variant="white" to={routes.consult}>
          {t('cta.book')}
        </LinkButton>
      </Section>
    </>
  );
}
