import { useTranslation } from 'react-i18next';
import { dayParts, slotText, weekdays, type WeekSlot } from '@/shared/ghana';

/** With more hours than this only their number is said. */
const mostNamed = 6;

/** Hours of the week in words. */
export function useHoursWords() {
  const { t } = useTranslation(['tuition', 'ghana']);
  const words = t as (key: string) => string;
  const hoursText = (hours: readonly WeekSlot[]): string => {
    if (hours.length > mostNamed) return t('fits.manyHours', { count: hours.length });
    return dayParts
      .map((part) => hours.filter((hour) => hour.endsWith(`-${part}`)))
      .filter((ofPart) => ofPart.length > 0)
      .map((ofPart) => {
        const last = ofPart.at(-1) ?? '';
        const days = ofPart.slice(0, -1).map((hour) => words(`ghana:daysShort.${hour.slice(0, 3)}`));
        return days.length === 0
          ? slotText(last, words)
          : t('fits.days', { days: days.join(', '), last: slotText(last, words) });
      })
      .join(', ');
  };
  return {
    /** "Wed and Fri evening, Sat morning" */
    hoursText,
    /** "Saturday", or "Saturday morning" for a single part of the day; hours of several days by name. */
    addedText: (hours: readonly WeekSlot[]): string => {
      const [first = '', ...others] = hours;
      if (others.some((hour) => hour.slice(0, 3) !== first.slice(0, 3))) return hoursText(hours);
      const day = weekdays.find((one) => first.startsWith(one)) ?? 'mon';
      const part = dayParts.find((one) => first.endsWith(one)) ?? 'morning';
      return others.length > 0
        ? t(`ghana:days.${day}`)
        : `${t(`ghana:days.${day}`)} ${t(`ghana:dayParts.${part}`).toLowerCase()}`;
    },
  };
}
