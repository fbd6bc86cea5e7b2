import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { privacyThreshold, useWaitingFiguresQuery } from '@/entities/site-figure';
import type { Subject } from '@/shared/ghana';

/**
 * Waiting times of families with the same priority subject, from the office. Renders `otherwise` without
 * enough data.
 */
export function WaitingFigure({ subject, otherwise }: { subject: Subject; otherwise: ReactNode }) {
  const { t } = useTranslation(['tuition', 'ghana']);
  const { data } = useWaitingFiguresQuery(null);
  const figure = data?.[subject];
  if (!figure || figure.matches <= privacyThreshold) return otherwise;
  return (
    <p>
      {t('wait.figure', {
        subject: t(`ghana:subjects.${subject}`),
        median: t('wait.days', { count: figure.medianDays }),
        p90: t('wait.days', { count: figure.p90Days }),
        matches: figure.matches,
      })}
    </p>
  );
}
