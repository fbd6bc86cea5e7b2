import { weekdays, type WeekSlot } from '@/shared/ghana';
import { isAway } from './absences';
import type { Tutor } from './tutor';

const dayMs = 86_400_000;

/**
 * Days of the first week of lessons as `YYYY-MM-DD`, by weekday. Starts today when the start date is past or
 * invalid.
 */
export function firstWeek(startDate: string, now: Date): Readonly<Record<string, string>> {
  const today = Date.parse(now.toISOString().slice(0, 10));
  const wished = Date.parse(startDate);
  const start = Number.isNaN(wished) ? today : Math.max(wished, today);
  const days = weekdays.map((_day, index) => new Date(start + index * dayMs));
  // JavaScript weeks start on Sunday (0); ours start on Monday.
  return Object.fromEntries(
    days.map((day) => [weekdays[(day.getUTCDay() + 6) % 7] ?? '', day.toISOString().slice(0, 10)]),
  );
}

/**
 * Requested hours that the tutor has free in the first week, in the family's order.
 * @param week days of that week, see `firstWeek`
 */
export const commonHours = <Slot extends WeekSlot>(
  requested: readonly Slot[],
  { hours, busy, absences }: Pick<Tutor, 'hours' | 'busy' | 'absences'>,
  week: Readonly<Record<string, string>>,
): readonly Slot[] =>
  requested.filter(
    (slot) => hours.includes(slot) && !busy.includes(slot) && !isAway(absences, week[slot.slice(0, 3)] ?? ''),
  );
