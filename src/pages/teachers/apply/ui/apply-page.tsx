import { Lead, Section, Skeleton } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { DemoBanner } from '@/features/site/demo';
import { ApplicationForm, applicationSteps, BeforeApplying } from '@/features/tutors/application';
import { useIsHydrated } from '@/shared/lib/hydration';
import { PageHead } from '@/shared/ui/page-head';
import { AboutApplying } from './about-applying';
import { ApplicantPart } from './applicant-part';
import styles from './apply-page.module.css';

/** Becoming a tutor: the application form, the requirements, and the state of one's own application. */
export function ApplyPage() {
  const { t } = useTranslation(['apply', 'shell']);
  const [params] = useSearchParams();
  const isHydrated = useIsHydrated();
  const isAlone = applicationSteps.find(params.get('step')) !== null;
  // Hide the form, so that a user who views their application does not start another.
  const isMine = !isAlone && params.has('mine') && isHydrated;
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
        <>
          <Section isFirst className={styles.hero}>
            <h1>{t('heading')}</h1>
            <Lead className={styles.lead}>{t('lead')}</Lead>
          </Section>
          <ApplicantPart />
        </>
      )}
      {isAlone || isMine ? null : <BeforeApplying />}
      {isMine ? null : <ApplicationForm waiting={waiting} />}
      {isAlone ? null : <AboutApplying />}
    </>
  );
}
