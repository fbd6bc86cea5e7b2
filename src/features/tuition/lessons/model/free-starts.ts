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

/** Whether a lesson can begin then: in time for the other side to see it, on a working day, and alone. */
export function isFree({ startsAt, minutes }: Timed, { taken, absences, now }: Surroundings): boolean {
  return (
    Date.parse(startsAt) >= now.getTime() + moveNoticeMs &&
    holidayOn(dayOf(startsAt)) === null &&
    !isAway(absences, dayOf(startsAt)) &&
    !taken.some((other) => isAtOnce({ startsAt, minutes }, other))
  );
}

/** The next free starts at these hours of the week, soonest first. */
export function nextFreeStarts({ hours, minutes, from, count, ...around }: Search): readonly string[] {
  const today = around.now.toISOString().slice(0, 10);
  const first = from > today ? from : today;
  return Array.from({ length: horizonDays }, (_, index) => addDays(first, index))
    .flatMap((day) =>
      hours
        .filter((hour) => hour.day === weekdayOf(day))
        .map(({ time }) => startOf({ day, time }))
        .sort(),
    )
    .filter(
      (startsAt, index, all) => all.indexOf(startsAt) === index && isFree({ startsAt, minutes }, around),
    )
    .slice(0, count);
}
