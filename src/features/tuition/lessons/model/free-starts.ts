import { isAtOnce, moveNoticeMs, type Timed } from '@/entities/lesson';
import { isAway } from '@/entities/tutor';
import { holidayOn } from '@/shared/ghana';
import { startOf } from './lesson-plan';
import { addDays, dayOf, weekdayOf, type WeekHour } from './week-hours';

/** What limits where a lesson can be. */
export interface Surroundings {
  /** Lessons that stand, of the family or the tutor. */
  readonly taken: readonly Timed[];
  /** Days off of the tutor, as ISO 8601 intervals. */
  readonly absences: readonly string[];
  readonly now: Date;
}

interface Search extends Surroundings {
  readonly hours: readonly WeekHour[];
  readonly minutes: number;
  /** First day, `YYYY-MM-DD`. */
  readonly from: string;
  readonly count: number;
}

/** How many days ahead is searched. */
const horizonDays = 42;

const isFreeButForHolidays = (
  { startsAt, minutes }: Timed,
  { taken, absences, now }: Surroundings,
): boolean =>
  Date.parse(startsAt) >= now.getTime() + moveNoticeMs &&
  !isAway(absences, dayOf(startsAt)) &&
  !taken.some((other) => isAtOnce({ startsAt, minutes }, other));

/** Whether a lesson can begin then: in time for the other side to see it, on a working day, and alone. */
export const isFree = (lesson: Timed, around: Surroundings): boolean =>
  isFreeButForHolidays(lesson, around) && holidayOn(dayOf(lesson.startsAt)) === null;

/** Starts at these hours of the week from a day on, soonest first. */
function startsFrom({ hours, from, now }: Pick<Search, 'hours' | 'from' | 'now'>): readonly string[] {
  const today = now.toISOString().slice(0, 10);
  const first = from > today ? from : today;
  return Array.from({ length: horizonDays }, (_, index) => addDays(first, index))
    .flatMap((day) =>
      hours
        .filter((hour) => hour.day === weekdayOf(day))
        .map(({ time }) => startOf({ day, time }))
        .sort(),
    )
    .filter((startsAt, index, all) => all.indexOf(startsAt) === index);
}

/** The next free starts at these hours of the week, soonest first. */
export const nextFreeStarts = ({ hours, minutes, from, count, ...around }: Search): readonly string[] =>
  startsFrom({ hours, from, now: around.now })
    .filter((startsAt) => isFree({ startsAt, minutes }, around))
    .slice(0, count);

/**
 * The first start of a plan at these hours; null without one. It may lie on a holiday, which the plan names
 * as left out.
 */
export const firstOfPlan = ({ hours, minutes, from, ...around }: Omit<Search, 'count'>): string | null =>
  startsFrom({ hours, from, now: around.now }).find((startsAt) =>
    isFreeButForHolidays({ startsAt, minutes }, around),
  ) ?? null;
