import { holidayOn } from './office-hours';
import { levelOf, type SchoolClass } from './levels';
import type { Weekday } from './week';

/**
 * When schools can be in session on a school day, in Africa/Accra. The Ghana Education Service lets a school
 * teach from 7:00 to 14:00, from 7:30 to 14:30, or from 8:00 to 15:00 (reminder of 22 July 2022, reported by
 * GBC; its notice on contact hours of January 2022 has the last two). Vacations are announced yearly, and
 * count as school days here.
 */
const schoolHours = { from: '07:00', to: '15:00' } as const;

const minuteMs = 60_000;

/**
 * Whether a time meets the hours in which the learner can be at school. Private candidates are at none.
 * @param startsAt ISO 8601
 */
export function isInSchoolHours(schoolClass: SchoolClass, startsAt: string, minutes: number): boolean {
  const start = new Date(startsAt);
  const day = startsAt.slice(0, 10);
  const isWeekend = start.getUTCDay() % 6 === 0;
  if (levelOf(schoolClass) === 'private' || isWeekend || holidayOn(day) !== null) return false;
  const end = new Date(start.getTime() + minutes * minuteMs).toISOString();
  return startsAt.slice(11, 16) < schoolHours.to && end > `${day}T${schoolHours.from}:00.000Z`;
}

/**
 * When school is over on a day of the week, `15:00`; null where the learner has none: at weekends, and of
 * private candidates.
 */
export const schoolEndOn = (schoolClass: SchoolClass, day: Weekday): string | null =>
  levelOf(schoolClass) === 'private' || day === 'sat' || day === 'sun' ? null : schoolHours.to;
