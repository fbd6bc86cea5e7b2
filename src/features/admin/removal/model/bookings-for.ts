import { mayReadQuiet } from '@/entities/counselling/booking';
import type { Duty } from '@/shared/backend';

/** The bookings whose person these duties read: all, those that are not quiet, or none. */
export function bookingsFor(duties: readonly Duty[]): 'all' | 'plain' | 'none' {
  if (mayReadQuiet(duties)) return 'all';
  return duties.includes('office') ? 'plain' : 'none';
}

/** Records that are looked through without these duties only in part, or not at all; said on the page. */
export const leftOutFor = (duties: readonly Duty[]) =>
  (['safeguarding', 'office', 'quiet', 'counselling'] as const).filter((what) =>
    what === 'quiet' || what === 'counselling' ? bookingsFor(duties) !== 'all' : !duties.includes(what),
  );
