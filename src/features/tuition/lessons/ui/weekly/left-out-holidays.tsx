import { useTranslation } from 'react-i18next';
import { holidayOn } from '@/shared/ghana';
import { unbrokenDay, useFormats } from '@/shared/i18n';
import { dayOf } from '../../model/week-hours';
import type { PlannedLesson } from '../../model/weekly-plan';

/** Which holidays a plan leaves out, in one line at the button that plans it: the list may be a long one. */
export function LeftOutHolidays({ lessons }: { lessons: readonly PlannedLesson[] }) {
  const { t } = useTranslation(['lesson-plan', 'shell']);
  const { date } = useFormats();
  const days = lessons
    .filter(({ leftOut }) => leftOut === 'holiday')
    .flatMap(({ startsAt }) => {
      const holiday = holidayOn(dayOf(startsAt));
      return holiday === null
        ? []
        : [`${unbrokenDay(date(startsAt, 'weekday'))} (${t(`shell:contact.holidays.${holiday}`)})`];
    });
  if (days.length === 0) return null;
  return <p>{t('weekly.holidays', { days: [...new Set(days)].join(', ') })}</p>;
}
