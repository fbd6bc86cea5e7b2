import * as v from 'valibot';
import type { Timed } from '@/entities/lesson';
import { agreedHours, type Offer } from '@/entities/offer';
import { dayFromToday, fieldMessage, oneOf } from '@/shared/fields';
import type { WeekSlot } from '@/shared/ghana';
import { rightNow } from '@/shared/lib/clock';
import { firstOfPlan, type Surroundings } from './free-starts';
import { planEntries, planPlaces } from './lesson-plan';
import { addDays, dayOf, hourOfSlot, usualSlots, type WeekHour } from './week-hours';
import { mostTerms, type Corrections } from './weekly-plan';

export const termCounts = Array.from({ length: mostTerms }, (_, index) => String(index + 1));

/** What is entered for a weekly plan. */
export const weeklySchema = v.object({
  /** Chosen parts of the week. */
  days: v.pipe(v.array(v.string()), v.minLength(1, fieldMessage('required'))),
  /** When lessons begin in each of them. */
  times: v.record(v.string(), planEntries.time),
  from: dayFromToday(rightNow),
  terms: oneOf(termCounts),
  where: oneOf(planPlaces),
  /** Corrections by hand: usual start and what becomes of it. */
  corrections: v.array(v.string()),
});

export type WeeklyValues = v.InferInput<typeof weeklySchema>;

const mark = ' ';

export const readCorrections = (lines: readonly string[]): Corrections =>
  Object.fromEntries(lines.map((line) => line.split(mark) as [string, string]));

/** The corrections with another one; null takes back what was done with a lesson. */
export const correct = (lines: readonly string[], usual: string, to: string | null): string[] => [
  ...lines.filter((line) => !line.startsWith(usual)),
  ...(to === null ? [] : [usual + mark + to]),
];

/** The chosen hours of the week. */
export const hoursOfValues = ({ days, times }: Pick<WeeklyValues, 'days' | 'times'>): readonly WeekHour[] =>
  days.map((slot) => ({ day: slot.split('-')[0] as WeekHour['day'], time: times[slot] ?? '' }));

/**
 * What a weekly plan begins with: the agreed days and hours, from the next one on, or after the lessons that
 * are planned. A holiday is no reason to begin later: the list of the plan names it.
 * @param lessons lessons of the offer that stand
 */
export function weeklyDefaults(
  offer: Offer,
  lessons: readonly Timed[],
  minutes: number,
  around: Surroundings,
): WeeklyValues {
  const slots: readonly WeekSlot[] = agreedHours(offer);
  const chosen = usualSlots(slots, offer.learner.perWeek, lessons);
  const today = around.now.toISOString().slice(0, 10);
  const last = lessons.reduce((day, { startsAt }) => (dayOf(startsAt) > day ? dayOf(startsAt) : day), today);
  const hours = chosen.map((slot) => hourOfSlot(slot, lessons, offer.learner.schoolClass));
  const from = last > today ? addDays(last, 1) : today;
  const first = firstOfPlan({ ...around, hours, minutes, from });
  return {
    days: [...chosen],
    times: Object.fromEntries(
      slots.map((slot) => [slot, hourOfSlot(slot, lessons, offer.learner.schoolClass).time]),
    ),
    from: first === null ? from : dayOf(first),
    terms: '1',
    where: offer.learner.where === 'online' ? 'online' : 'home',
    corrections: [],
  };
}
