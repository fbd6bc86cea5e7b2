/** Monday first, as calendars in Ghana begin. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** Parts of a day in which lessons are given: 6 to 12, 12 to 4, 4 to 8. */
export const dayParts = ['morning', 'afternoon', 'evening'] as const;

export type Weekday = (typeof weekdays)[number];
export type DayPart = (typeof dayParts)[number];

/** One cell of the weekly grid: `tue-evening`. */
export type WeekSlot = `${Weekday}-${DayPart}`;

export const weekSlots: readonly WeekSlot[] = weekdays.flatMap((day) =>
  dayParts.map((part): WeekSlot => `${day}-${part}`),
);
