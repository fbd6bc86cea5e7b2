import { textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { privacyThreshold, useDemandFiguresQuery, useWaitingFiguresQuery } from '@/entities/site-figure';
import type { TuitionRequest } from '@/entities/tuition-request';
import { levelOf } from '@/shared/ghana';

/**
 * Published waiting time for this subject, beside a request: what the office may tell a family that calls.
 */
export function PublishedFigures({ request: { lessons } }: { request: TuitionRequest }) {
  const { t } = useTranslation(['admin', 'ghana']);
  const { data: waiting } = useWaitingFiguresQuery(null);
  const { data: demand } = useDemandFiguresQuery(null);
  const { prioritySubject, schoolClass } = lessons;
  const count = demand?.bySubject[prioritySubject]?.[levelOf(schoolClass)] ?? 0;
  const usual = waiting?.[prioritySubject];
  if (count === 0) return null;
  return (
    <p className={textStyles.soft}>
      {t('figures.waiting', { count, subject: t(`ghana:subjects.${prioritySubject}`) })}{' '}
      {usual && usual.matches > privacyThreshold
        ? t('figures.usual', { matches: usual.matches, median: usual.medianDays, p90: usual.p90Days })
        : null}
    </p>
  );
}
