import { addDays, dayAt, mondayOf } from '@/entities/counselling/schedule';
import { dayShape } from '@/shared/fields';

/** Ranges of days that the view shows; `waiting` is the start of every view of the desk. */
export type ShownRange = 'day' | 'week';

export interface ShownDays {
  readonly range: ShownRange;
  /** The chosen day; a week is that of the day. */
  readonly day: string;
  readonly days: readonly string[];
}

/** The days of an address. Without a day it is today. */
export function shownDays(
  { state, search }: { readonly state: string; readonly search: string },
  now: Date,
): ShownDays {
  const range = state === 'week' ? 'week' : 'day';
  const day = dayShape.test(search) ? search : dayAt(now);
  const first = range === 'week' ? mondayOf(day) : day;
  return {
    range,
    day,
    days: Array.from({ length: range === 'week' ? 7 : 1 }, (_, later) => addDays(first, later)),
  };
}

/** The chosen day of the range before or after. */
export const nextShown = ({ range, day }: ShownDays, direction: 1 | -1): string =>
  addDays(day, direction * (range === 'week' ? 7 : 1));
