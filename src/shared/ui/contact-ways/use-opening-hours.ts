import { useTranslation } from 'react-i18next';
import { useOffice } from '../../office-facts';

/** `8:00 am`; 24 is midnight. */
const clock = (hour: number) => `${hour % 12 || 12}:00 ${hour % 24 < 12 ? 'am' : 'pm'}`;

/** A Sunday: adding an ISO weekday leads to that day. */
const sunday = Date.UTC(2026, 0, 4);

/** Days and hours at which the office is open, in words. The page must load the namespace `shell`. */
export function useOpeningHours(): { readonly days: string; readonly hours: string } {
  const { t, i18n } = useTranslation('shell');
  const { openDays, opensAt, closesAt } = useOffice();
  // The browser's own names: the home page does not load those of dates.
  const names = new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' });
  const dayName = (day: string) => names.format(sunday + Number(day) * 86_400_000);
  return {
    days: openDays === '1 2 3 4 5' ? t('contact.days') : openDays.split(' ').map(dayName).join(', '),
    hours: t('contact.fromTo', { from: clock(opensAt), to: clock(closesAt) }),
  };
}
