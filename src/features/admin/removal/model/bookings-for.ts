import type { Condition, Duty } from '@/shared/backend';

/** Conditions of a list of the bookings whose person these duties read; null for none. */
export function bookingsFor(duties: readonly Duty[]): readonly Condition[] | null {
  if (duties.includes('counselling') || duties.includes('safeguarding')) return [];
  return duties.includes('office') ? [{ field: 'isQuiet', equals: false }] : null;
}

/** Records that are looked through without these duties only in part, or not at all; said on the page. */
export const leftOutFor = (duties: readonly Duty[]) =>
  (['safeguarding', 'office', 'quiet', 'counselling'] as const).filter((what) =>
    what === 'quiet' ? bookingsFor(duties)?.length !== 0 : !duties.includes(what),
  );
