import type { Tutor } from '@/entities/tutor';
import { weekdays, type WeekSlot } from '@/shared/ghana';
import type { WantedTutor } from './wanted-tutor';

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

/** Requested hours that the tutor has free, in the family's order. */
export function commonHours(
  { lessons }: WantedTutor,
  tutor: Pick<Tutor, 'hours' | 'busy' | 'absences'>,
  week: Readonly<Record<string, string>>,
): readonly WeekSlot[] {
  return lessons.hours.filter(
    (slot) =>
      tutor.hours.includes(slot) &&
      !tutor.busy.includes(slot) &&
      !isAway(tutor.absences, week[slot.slice(0, 3)] ?? ''),
  );
}

const isAway = (absences: readonly string[], day: string): boolean =>
  absences.some((absence) => {
    const [first = '', last = ''] = absence.split('/');
    return first <= day && day <= last;
  });
