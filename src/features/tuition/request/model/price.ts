import { lessonMinutes, levelOf, type Level, type SchoolClass } from '@/shared/ghana';
import type { OfficeFacts } from '@/shared/office-facts';

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

/** Price of one lesson of a level, in pesewas. */
export const rateOf = (level: Level, office: OfficeFacts): number =>
  ({
    nursery: office.rateNursery,
    primary: office.ratePrimary,
    jhs: office.rateJhs,
    shs: office.rateShs,
    private: office.ratePrivate,
  })[level];

/**
 * @param office whose rates apply without the price of a chosen tutor
 * @param tutorPrice price of a lesson of the chosen tutor, in pesewas; 0 for none
 */
export function priceOf(
  schoolClass: SchoolClass,
  perWeek: number,
  office: OfficeFacts,
  tutorPrice = 0,
): Price {
  const level = levelOf(schoolClass);
  const rate = tutorPrice > 0 ? tutorPrice : rateOf(level, office);
  const lessons = perWeek * termWeeks;
  return { level, minutes: lessonMinutes(schoolClass), lessons, rate, total: lessons * rate };
}
