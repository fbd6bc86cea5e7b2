import { dayParts, holidayOn, weekdays, type WeekSlot } from '@/shared/ghana';
import { isAway } from './absences';
import type { Tutor } from './tutor';

/** A free part of a day. */
export interface FreeTime {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly part: (typeof dayParts)[number];
}

type Week = Pick<Tutor, 'hours' | 'busy' | 'absences'>;

const dayMs = 86_400_000;

/** How many days ahead free times are searched. */
const horizonDays = 28;

/** Start hour of each part of the day in Accra (UTC). A part that has started is no longer offered. */
const beginsAt: Readonly<Record<FreeTime['part'], number>> = { morning: 6, afternoon: 12, evening: 16 };

/** The tutor's hours that no learner takes. */
export const freeSlots = ({ hours, busy }: Pick<Tutor, 'hours' | 'busy'>): readonly WeekSlot[] =>
  hours.filter((slot) => !busy.includes(slot));

/** The next free times, soonest first. */
export function nextFreeTimes(week: Week, now: Date, count: number): readonly FreeTime[] {
  const free = freeSlots(week);
  const midnight = Math.floor(now.getTime() / dayMs) * dayMs;
  return Array.from({ length: horizonDays }, (_, index) => new Date(midnight + index * dayMs))
    .flatMap((date) => {
      const day = date.toISOString().slice(0, 10);
      const weekday = weekdays[(date.getUTCDay() + 6) % 7];
      return dayParts
        .filter(
          (part) =>
            free.some((slot) => slot === `${weekday ?? ''}-${part}`) &&
            !isAway(week.absences, day) &&
            // No lesson is planned on a public holiday.
            holidayOn(day) === null &&
            date.getTime() + beginsAt[part] * 3_600_000 > now.getTime(),
        )
        .map((part): FreeTime => ({ day, part }));
    })
    .slice(0, count);
}
