import { useTranslation } from 'react-i18next';
import { unbrokenDay, useFormats } from '@/shared/i18n';
import { dayOf } from '../../model/week-hours';
import type { PlannedLesson } from '../../model/weekly-plan';
import { useDaysOff } from './use-days-off';

/** Which days off a plan leaves out, in one line at the button that plans it: the list may be a long one. */
export function LeftOutHolidays({ lessons }: { lessons: readonly PlannedLesson[] }) {
  const { t } = useTranslation('lesson-plan');
  const { date } = useFormats();
  const { dayOffName } = useDaysOff();
  const days = lessons
    .filter(({ leftOut }) => leftOut === 'holiday')
    .flatMap(({ startsAt }) => {
      const name = dayOffName(dayOf(startsAt));
      return name === null ? [] : [`${unbrokenDay(date(startsAt, 'weekday'))} (${name})`];
    });
  if (days.length === 0) return null;
  return <p>{t('weekly.holidays', { days: [...new Set(days)].join(', ') })}</p>;
}
