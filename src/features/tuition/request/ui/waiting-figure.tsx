import { Note } from 'design-system';
import { useTranslation } from 'react-i18next';
import { privacyThreshold, useWaitingFiguresQuery } from '@/entities/site-figure';
import type { Subject } from '@/shared/ghana';

/** Waiting times of families with the same priority subject, from the office. Nothing without enough data. */
export function WaitingFigure({ subject, isNote }: { subject: Subject; isNote: boolean }) {
  const { t } = useTranslation(['tuition', 'ghana']);
  const { data } = useWaitingFiguresQuery(null);
  const figure = data?.[subject];
  if (!figure || figure.matches <= privacyThreshold) return null;
  const words = (
    <p>
      {t('wait.figure', {
        subject: t(`ghana:subjects.${subject}`),
        median: t('wait.days', { count: figure.medianDays }),
        p90: t('wait.days', { count: figure.p90Days }),
        matches: figure.matches,
      })}
    </p>
  );
  if (!isNote) return words;
  return (
    <Note tone="plain">
      <h2>{t('wait.heading')}</h2>
      {words}
    </Note>
  );
}
