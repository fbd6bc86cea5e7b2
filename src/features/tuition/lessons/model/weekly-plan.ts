import { isAtOnce, moveNoticeMs } from '@/entities/lesson';
import { isAway } from '@/entities/tutor';
import { holidayOn } from '@/shared/ghana';
import type { Surroundings } from './free-starts';
import { startOf } from './lesson-plan';
import { addDays, dayOf, weekdayOf, type WeekHour } from './week-hours';

/** Weeks of a term; plans are for one or more of them. */
export const termWeeks = 4;

/** Terms that can be planned at once. */
export const mostTerms = 3;

/**
 * Why a lesson of a week is left out: a public holiday or a day that the office has named, the tutor's day
 * off, another lesson, a start too soon for the other side to see it, or by hand.
 */
type LeftOut = 'holiday' | 'away' | 'taken' | 'soon' | 'by-hand';

export interface PlannedLesson {
  /** Start by the week's hours. It names the lesson while the plan is corrected. */
  readonly usual: string;
  readonly startsAt: string;
  /** Null when it is planned. */
  readonly leftOut: LeftOut | null;
}

/** Corrections by hand, by the usual start: taken out, put in all the same, or at another start. */
export type Corrections = Readonly<Record<string, 'out' | 'in' | (string & {})>>;

export interface WeeklyPlan extends Surroundings {
  readonly hours: readonly WeekHour[];
  readonly minutes: number;
  /** First day, `YYYY-MM-DD`. */
  readonly from: string;
  readonly weeks: number;
  /** Days on which no lesson is planned besides the holidays of the calendar, `YYYY-MM-DD`. */
  readonly daysOff: readonly string[];
  readonly corrections: Corrections;
}

/** Last day of a plan, `YYYY-MM-DD`. */
export const lastDayOf = ({ from, weeks }: Pick<WeeklyPlan, 'from' | 'weeks'>): string =>
  addDays(from, weeks * 7 - 1);

/**
 * The lessons of a plan, earliest first. Nothing lies in the past, and no two planned ones meet each other or
 * a lesson that stands.
 */
export function weeklyPlan(plan: WeeklyPlan): readonly PlannedLesson[] {
  const { hours, from, weeks, minutes, absences, daysOff, corrections, taken, now } = plan;
  const usual = Array.from({ length: weeks * 7 }, (_, index) => addDays(from, index)).flatMap((day) =>
    hours.filter((hour) => hour.day === weekdayOf(day)).map(({ time }) => startOf({ day, time })),
  );
  const wished = [...new Set(usual)]
    .map((start) => {
      const correction = corrections[start];
      const isElsewhere = correction !== undefined && correction !== 'out' && correction !== 'in';
      return { usual: start, startsAt: isElsewhere ? correction : start, correction };
    })
    .filter(({ startsAt }) => Date.parse(startsAt) > now.getTime())
    .sort((one, other) => one.startsAt.localeCompare(other.startsAt));
  const kept: { startsAt: string; minutes: number }[] = [...taken];
  return wished.map(({ correction, ...lesson }) => {
    const leftOut = ((): LeftOut | null => {
      if (correction === 'out') return 'by-hand';
      if (kept.some((other) => isAtOnce({ ...lesson, minutes }, other))) return 'taken';
      // Whoever chose a day by hand has seen what it is.
      if (correction !== undefined) return null;
      if (Date.parse(lesson.startsAt) < now.getTime() + moveNoticeMs) return 'soon';
      const day = dayOf(lesson.startsAt);
      if (holidayOn(day) !== null || daysOff.includes(day)) return 'holiday';
      return isAway(absences, day) ? 'away' : null;
    })();
    if (leftOut === null) kept.push({ startsAt: lesson.startsAt, minutes });
    return { ...lesson, leftOut };
  });
}
