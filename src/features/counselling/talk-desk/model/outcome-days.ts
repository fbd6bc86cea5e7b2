import { addDays, dayAt } from '@/entities/counselling/schedule';

/** For how many days after a talk what is to be done today still asks what came of it: two weeks. */
export const daysToAsk = 14;

/** The days whose talks are asked about, the first first: those two weeks, and today. */
export const outcomeDays = (now: Date): readonly string[] => {
  const today = dayAt(now);
  return Array.from({ length: daysToAsk + 1 }, (_, later) => addDays(today, later - daysToAsk));
};
