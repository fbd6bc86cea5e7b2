import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { closedDays, holidayOn } from '@/shared/ghana';
import { closedDaysIn, hoursOf, useOffice } from '@/shared/office-facts';

/** Holidays and days that the office has closed, with their names, among so many days. */
export function useClosedDays(from: string, count: number): ReadonlyMap<string, string> {
  const { t } = useTranslation(['counselling-desk', 'shell']);
  const office = useOffice();
  return useMemo(() => {
    const named = new Map(
      closedDaysIn(office.closedOn)
        .filter(({ name }) => name !== '')
        .map(({ day, name }) => [day, name]),
    );
    return new Map(
      [...closedDays(from, count, hoursOf(office))].map((day) => {
        const holiday = holidayOn(day);
        const usual = holiday ? t(`shell:contact.holidays.${holiday}`) : t('preview.officeClosed');
        return [day, named.get(day) ?? usual];
      }),
    );
  }, [from, count, office, t]);
}
