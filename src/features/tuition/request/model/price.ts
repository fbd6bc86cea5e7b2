import { sampleLessonRates } from '@/shared/config';
import { lessonMinutes, levelOf, type Level, type SchoolClass } from '@/shared/ghana';

/** Weeks in a term of lessons. */
const termWeeks = 4;

/** Price of a term, itemised. Amounts in pesewas. */
export interface Price {
  readonly level: Level;
  readonly minutes: number;
  readonly lessons: number;
  readonly rate: number;
  readonly total: number;
}

export function priceOf(schoolClass: SchoolClass, perWeek: number): Price {
  const level = levelOf(schoolClass);
  const rate = sampleLessonRates[level];
  const lessons = perWeek * termWeeks;
  return { level, minutes: lessonMinutes(schoolClass), lessons, rate, total: lessons * rate };
}
