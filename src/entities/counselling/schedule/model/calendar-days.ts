import { type weekdays } from '@/shared/ghana';

export type Weekday = (typeof weekdays)[number];

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** Days since 1 January 1970 of `YYYY-MM-DD`. Accra has the clock of UTC all year, so each has 24 hours. */
export const dayNumberOf = (day: string): number => Date.parse(day) / dayMs;

/** `YYYY-MM-DD` of a day number. */
export const dayOf = (dayNumber: number): string => new Date(dayNumber * dayMs).toISOString().slice(0, 10);

/** Day of a time in Accra, `YYYY-MM-DD`. */
export const dayAt = (time: Date): string => time.toISOString().slice(0, 10);

/** The day so many days later. */
export const addDays = (day: string, count: number): string => dayOf(dayNumberOf(day) + count);

/** The Monday of the week of a day. */
export const mondayOf = (day: string): string => {
  const dayNumber = dayNumberOf(day);
  return dayOf(dayNumber - weekdayIndexOf(dayNumber));
};

/** Position in the week, Monday 0. 1 January 1970 was a Thursday. */
export const weekdayIndexOf = (dayNumber: number): number => (((dayNumber + 3) % 7) + 7) % 7;

/** Hours since 1 January 1970 of the start of a slot. */
export const hourOfStart = (start: string): number => Date.parse(start) / hourMs;

/** Start of a slot by its hour since 1 January 1970: `2026-12-03T10:00Z`. */
export const startOfHour = (hour: number): string =>
  `${dayOf(Math.floor(hour / 24))}T${String(hour % 24).padStart(2, '0')}:00Z`;
