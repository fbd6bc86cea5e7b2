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

/**
 * A cell of the weekly grid in words: "Tue evening".
 * @param words translates a key with its namespace; `ghana` must be loaded
 */
export function slotText(slot: string, words: (key: string) => string): string {
  const [day = '', part = ''] = slot.split('-');
  return `${words(`ghana:daysShort.${day}`)} ${words(`ghana:dayParts.${part}`).toLowerCase()}`;
}
