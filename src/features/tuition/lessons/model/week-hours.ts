import type { Lesson } from '@/entities/lesson';
import { schoolEndOn, type dayParts, type SchoolClass, weekdays, type WeekSlot } from '@/shared/ghana';

/** A lesson's time in the week. */
export interface WeekHour {
  readonly day: (typeof weekdays)[number];
  /** `16:00`, the time of Accra, which is UTC. */
  readonly time: string;
}

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** When a lesson usually begins in each part of the day; on a school day in the afternoon after school. */
const usualTimes: Readonly<Record<(typeof dayParts)[number], string>> = {
  morning: '09:00',
  afternoon: '14:00',
  evening: '16:00',
};

/** Day of a time, `YYYY-MM-DD`. */
export const dayOf = (time: string): string => time.slice(0, 10);

/** The day so many days after another. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

export const weekdayOf = (day: string): WeekHour['day'] =>
  weekdays[(new Date(day).getUTCDay() + 6) % 7] ?? 'mon';

export const weekHourOf = (startsAt: string): WeekHour => ({
  day: weekdayOf(dayOf(startsAt)),
  time: startsAt.slice(11, 16),
});

export const isSameHour = (one: WeekHour, other: WeekHour): boolean =>
  one.day === other.day && one.time === other.time;

/** Whether a time of the week lies in a part of the week. */
export function isInSlot({ day, time }: WeekHour, slot: WeekSlot): boolean {
  const part = time < '12:00' ? 'morning' : time < '16:00' ? 'afternoon' : 'evening';
  return slot === `${day}-${part}`;
}

const usualHour = (slot: WeekSlot, schoolClass: SchoolClass): WeekHour => {
  const [day, part] = slot.split('-') as [WeekHour['day'], (typeof dayParts)[number]];
  const afterSchool = part === 'afternoon' ? schoolEndOn(schoolClass, day) : null;
  return { day, time: afterSchool ?? usualTimes[part] };
};

/** When lessons begin in a part of the week: as the latest one there did, or at the usual time. */
export const hourOfSlot = (
  slot: WeekSlot,
  lessons: readonly Pick<Lesson, 'startsAt'>[],
  schoolClass: SchoolClass,
): WeekHour =>
  lessons
    .map(({ startsAt }) => startsAt)
    .sort((one, other) => (one > other ? -1 : 1))
    .map(weekHourOf)
    .find((hour) => isInSlot(hour, slot)) ?? usualHour(slot, schoolClass);

/** When lessons begin in these parts of the week, Monday first. */
export const weekHours = (
  slots: readonly WeekSlot[],
  lessons: readonly Pick<Lesson, 'startsAt'>[],
  schoolClass: SchoolClass,
): readonly WeekHour[] =>
  slots
    .map((slot) => hourOfSlot(slot, lessons, schoolClass))
    .sort(
      (one, other) =>
        weekdays.indexOf(one.day) - weekdays.indexOf(other.day) || one.time.localeCompare(other.time),
    );

const dayOfSlot = (slot: WeekSlot) => slot.split('-')[0];

/**
 * The parts of the week for so many lessons: first those that lessons have had, then others, each on a day of
 * its own where that is possible.
 */
export function usualSlots(
  slots: readonly WeekSlot[],
  perWeek: number,
  lessons: readonly Pick<Lesson, 'startsAt'>[],
): readonly WeekSlot[] {
  const isUsed = (slot: WeekSlot) => lessons.some(({ startsAt }) => isInSlot(weekHourOf(startsAt), slot));
  const ranked = [...slots.filter(isUsed), ...slots.filter((slot) => !isUsed(slot))];
  const firstOfDay = ranked.filter(
    (slot, index) => ranked.findIndex((other) => dayOfSlot(other) === dayOfSlot(slot)) === index,
  );
  const chosen = [...firstOfDay, ...ranked.filter((slot) => !firstOfDay.includes(slot))].slice(0, perWeek);
  return slots.filter((slot) => chosen.includes(slot));
}

/** A time so many hours later, to the minute. */
export const hoursLater = (startsAt: string, hours: number): string =>
  `${new Date(Date.parse(startsAt) + hours * hourMs).toISOString().slice(0, 16)}:00.000Z`;
