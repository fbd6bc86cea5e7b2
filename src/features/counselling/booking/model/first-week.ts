import { addDays, dayAt, mondayOf } from '@/entities/counselling/schedule';

/** Monday of the week that is shown first: this week, at its end the next one. */
export const firstWeek = (now: Date): string => {
  const today = dayAt(now);
  const monday = mondayOf(today);
  return addDays(monday, 5) <= today ? addDays(monday, 7) : monday;
};
