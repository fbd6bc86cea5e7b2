/** Monday first, as usual in Ghana. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** Parts of the day for lessons: 6:00 to 12:00, 12:00 to 16:00, 16:00 to 20:00. */
export const dayParts = ['morning', 'afternoon', 'evening'] as const;

export type Weekday = (typeof weekdays)[number];
export type DayPart = (typeof dayParts)[number];

/** One cell of the weekly grid: `tue-evening`. */
export type WeekSlot = `${Weekday}-${DayPart}`;

export const weekSlots: readonly WeekSlot[] = weekdays.flatMap((day) =>
  dayParts.map((part): WeekSlot => `${day}-${part}`),
);
