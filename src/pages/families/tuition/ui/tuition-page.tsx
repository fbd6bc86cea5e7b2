import { Lead, Section, Skeleton } from 'design-system';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { DemoBanner } from '@/features/site/demo';
import { useWakeForDraft } from '@/shared/drafts';
import { wakeOnTouch } from '@/shared/lib/hydration';
import { PageHead } from '@/shared/ui/page-head';
import { requestDraft } from '../model/request-draft';
import { toStep } from '../model/step-names';
import { BeforeYouAsk } from './before-you-ask';
import { FromSendToLesson } from './from-send-to-lesson';
import { PriceGuide } from './price-guide';
import styles from './tuition-page.module.css';

const wizard = wakeOnTouch(async () => {
  const { RequestWizard } = await import(/* webpackChunkName: "part-tuition" */ './request-wizard');
  return RequestWizard;
});

/** Home tuition: the request in five steps, the price guide, and what happens after Send. */
export function TuitionPage() {
  const { t } = useTranslation(['tuition', 'shell']);
  const [params] = useSearchParams();
  useWakeForDraft(requestDraft, wizard.wake);
  const hasWish = params.has('tutor');
  useEffect(() => {
    // Whom somebody asks for stands in the form, and the prerendered page does not know it.
    if (hasWish) wizard.wake();
  }, [hasWish]);
  const isAlone = toStep(params.get('step')) !== null;
  const waiting = (
    <Section>
      <Skeleton label={t('shell:loading')} lines={8} />
    </Section>
  );
  // The form stays at its place among its neighbours, so that it goes on living when they leave.
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
      <wizard.Part fallback={waiting} />
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
