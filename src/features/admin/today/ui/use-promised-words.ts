import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/i18n';

const dayMs = 86_400_000;

/** Words for a promised time: the end of a day by its name, and of the present day the hour alone. */
export function usePromisedWords(now: Date): (promisedAt: number) => string {
  const { t } = useTranslation('today');
  const { date } = useFormats();
  return (promisedAt) => {
    // Of a whole day, its last millisecond or the midnight after it is meant. Ghana's time is UTC.
    if (promisedAt % dayMs === 0 || promisedAt % dayMs === dayMs - 1)
      return t('byEndOf', { day: date(new Date(promisedAt - 1), 'weekday') });
    const time = new Date(promisedAt);
    const isToday = time.toISOString().slice(0, 10) === now.toISOString().slice(0, 10);
    return t('by', { date: date(time, isToday ? 'time' : 'moment') });
  };
}
