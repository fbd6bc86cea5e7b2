import { Lead, Line, LineItem, Section, Skeleton, StopHeading } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ScopingForm, scopingSteps } from '@/features/consultancy/scoping';
import { DemoBanner } from '@/features/site/demo';
import { PageHead } from '@/shared/ui/page-head';
import styles from './consult-page.module.css';

const way = ['scope', 'talk', 'proposal', 'work'] as const;

/** Consultation of a school: the scoping form, and what happens after it. */
export function ConsultPage() {
  const { t } = useTranslation(['consult', 'shell']);
  const [params] = useSearchParams();
  const isAlone = scopingSteps.find(params.get('step')) !== null;
  const waiting = (
    <Section>
      <Skeleton label={t('shell:loading')} lines={8} />
    </Section>
  );
  // Keep the form at the same position among its siblings, so that React does not remount it.
  return (
    <>
      {isAlone ? null : <PageHead title={t('title')} description={t('description')} />}
      <DemoBanner />
      {isAlone ? null : (
        <Section isFirst className={styles.hero}>
          <h1>{t('heading')}</h1>
          <Lead className={styles.lead}>{t('lead')}</Lead>
        </Section>
      )}
      <ScopingForm waiting={waiting} />
      {isAlone ? null : (
        <Section ground="surface">
          <StopHeading>{t('way.heading')}</StopHeading>
          <Line kind="spine">
            {way.map((key) => (
              <LineItem key={key} state="todo">
                <b>{t(`way.${key}.title`)}</b>
                {t(`way.${key}.words`)}
              </LineItem>
            ))}
          </Line>
        </Section>
      )}
    </>
  );
}
