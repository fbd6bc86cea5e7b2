import { useTranslation } from 'react-i18next';
import { useHomeworkFiguresQuery } from '@/entities/site-figure';
import type { Subject } from '@/shared/ghana';
import { toSpan } from '../model/to-span';

/** The figures of a subject, or that there are none. */
export function PromisedFigures({ subject }: { subject: Subject }) {
  const { t } = useTranslation(['homework', 'ghana']);
  const { data, isLoading } = useHomeworkFiguresQuery(null);
  if (isLoading || data === undefined) return <p>{t('time.unread')}</p>;
  const figures = data?.bySubject[subject];
  const name = t(`ghana:subjects.${subject}`);
  if (!figures) return <p>{t('time.none', { subject: name })}</p>;
  const span = (minutes: number) => {
    const { unit, count } = toSpan(minutes);
    return t(`time.${unit}`, { count });
  };
  return (
    <p>
      {t('time.figures', {
        subject: name,
        half: span(figures.medianMinutes),
        most: span(figures.p90Minutes),
      })}
    </p>
  );
}
