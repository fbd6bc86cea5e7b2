import { addDays, dayAt, mondayOf } from '@/entities/counselling/schedule';

/** Monday of the week of a time, `YYYY-MM-DDThh:mmZ`; empty for none. */
export const weekOf = (start: string): string => (start === '' ? '' : mondayOf(start.slice(0, 10)));

/** Monday of the week that is looked at first: this week, at its end the next one. */
export const firstWeek = (now: Date): string => {
  const today = dayAt(now);
  const monday = mondayOf(today);
  return addDays(monday, 5) <= today ? addDays(monday, 7) : monday;
};
