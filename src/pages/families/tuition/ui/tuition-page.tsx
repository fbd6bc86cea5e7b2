import { Lead, Section } from 'design-system';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { DemoBanner } from '@/features/demo';
import { PageHead } from '@/shared/ui/page-head';
import { useRequestWizard } from '../model/use-request-wizard';
import { BeforeYouAsk } from './before-you-ask';
import { FromSendToLesson } from './from-send-to-lesson';
import { PriceGuide } from './price-guide';
import { RequestWizardForm } from './request-wizard-form';
import styles from './tuition-page.module.css';

/** Home tuition: the request in five steps, the price guide, and what happens after Send. */
export function TuitionPage() {
  const { t } = useTranslation('tuition');
  const wizard = useRequestWizard();
  if (wizard.redirectTo) return <Navigate to={wizard.redirectTo} replace />;
  if (wizard.isAlone) {
    return (
      <>
        <PageHead title={t('stepTitle', { number: wizard.index + 1 })} description={t('description')} />
        <DemoBanner />
        <RequestWizardForm wizard={wizard} />
      </>
    );
  }
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <DemoBanner />
      <Section isFirst className={styles.hero}>
        <h1>{t('heading')}</h1>
        <Lead className={styles.lead}>{t('lead')}</Lead>
      </Section>
      <RequestWizardForm wizard={wizard} />
      <PriceGuide />
      <FromSendToLesson />
      <BeforeYouAsk />
    </>
  );
}
