import { Facts } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { JobReport } from '@/entities/jobs/job-report';
import { formatReferenceCode } from '@/entities/reference-code';
import { useFormats } from '@/shared/i18n';
import { routes } from '@/shared/routes';
import { TextLink } from '@/shared/ui/links';

/** A report: what is wrong, with what. Who reports is not known. */
export function ReportFacts({ report: { job, reason, words, createdAt } }: { report: JobReport }) {
  const { t } = useTranslation('admin');
  const { date } = useFormats();
  return (
    <>
      <Facts
        facts={[
          { label: t('jobReports.reason'), value: t(`jobReports.reasons.${reason}`) },
          {
            label: t('jobReports.job'),
            value:
              job === '' ? (
                t('jobReports.noPost')
              ) : (
                <TextLink to={routes.job(job)}>{formatReferenceCode(job)}</TextLink>
              ),
          },
          { label: t('jobReports.words'), value: words },
          { label: t('facts.sent'), value: date(createdAt, 'longMoment') },
        ]}
      />
      {job === '' ? null : <p>{t('jobReports.next')}</p>}
    </>
  );
}
