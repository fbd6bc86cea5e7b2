import { Lead, Section, Skeleton, StopHeading } from 'design-system';
import { useTranslation } from 'react-i18next';
import { FlyerCheck, MoneyAsked } from '@/features/jobs/flyer-check';
import { JobReporting } from '@/features/jobs/reporting';
import { PageHero } from '@/shared/ui/page-hero';

/** Check of a job that somebody was sent. */
export function JobCheckPage() {
  const { t } = useTranslation(['jobs', 'shell']);
  return (
    <>
      <PageHero
        title={t('check.title')}
        description={t('check.description')}
        heading={t('check.heading')}
        lead={t('check.lead')}
      />
      <Section ground="surface" isTight>
        <FlyerCheck waiting={<Skeleton label={t('shell:loading')} lines={8} />} />
      </Section>
      <MoneyAsked />
      <Section ground="surface" id="report">
        <StopHeading>{t('report.heading')}</StopHeading>
        <Lead>{t('report.lead')}</Lead>
        <JobReporting waiting={<Skeleton label={t('shell:loading')} lines={8} />} />
      </Section>
    </>
  );
}
