import { useTranslation } from 'react-i18next';
import { holidayOn } from '@/shared/ghana';
import { closedDaysIn, useOffice } from '@/shared/office-facts';

/**
 * Days on which no lesson is planned by itself. The holidays that follow the moon are in no calendar: the
 * office names them among its closed days, which count when they have a name.
 */
export function useDaysOff() {
  const { t } = useTranslation('shell');
  const named = closedDaysIn(useOffice().closedOn).filter(({ name }) => name !== '');
  return {
    /** Besides the holidays of the calendar, `YYYY-MM-DD`. */
    daysOff: named.map(({ day }) => day),
    /** Name of a day off; null on other days. */
    dayOffName: (day: string): string | null => {
      const holiday = holidayOn(day);
      if (holiday !== null) return t(`contact.holidays.${holiday}`);
      return named.find((one) => one.day === day)?.name ?? null;
    },
  };
}
