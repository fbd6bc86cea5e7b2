import { Lead, Section, Skeleton } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { DemoBanner } from '@/features/site/demo';
import { PriceGuide, RequestForm, requestSteps } from '@/features/tuition/request';
import { PageHead } from '@/shared/ui/page-head';
import { BeforeYouAsk } from './before-you-ask';
import { FromSendToLesson } from './from-send-to-lesson';
import styles from './tuition-page.module.css';

/** Home tuition: the five-step request, the price guide, and what happens after submission. */
export function TuitionPage() {
  const { t } = useTranslation(['tuition', 'shell']);
  const [params] = useSearchParams();
  const isAlone = requestSteps.find(params.get('step')) !== null;
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
      <RequestForm waiting={waiting} />
      {isAlone ? null : (
        <>
          <PriceGuide />
          <FromSendToLesson />
          <BeforeYouAsk />
        </>
      )}
    </>
  );
}
