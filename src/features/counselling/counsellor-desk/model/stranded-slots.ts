import type { Counsellor, WorkingHours } from '@/entities/counselling/counsellor';
import { daysAhead, freeSlots, offerNoticeMs, dayAt } from '@/entities/counselling/schedule';

interface Change {
  readonly id: string;
  readonly state: Counsellor['state'];
  readonly hours: WorkingHours;
  /** Days on which nobody works. */
  readonly holidays: ReadonlySet<string>;
  readonly now: Date;
}

/** Starts at which a counsellor works, taken or not, from now on. */
function workedStarts({ id, hours, holidays, now }: Change): ReadonlySet<string> {
  const slots = freeSlots({
    counsellors: [{ id, hours, ways: ['phone'], room: '' }],
    holidays,
    taken: [],
    way: 'phone',
    from: dayAt(now),
    days: daysAhead + 1,
    // Without the notice that a new booking needs.
    now: new Date(now.getTime() - offerNoticeMs),
  });
  return new Set(slots.map(({ start }) => start));
}

/** Taken times to come at which the counsellor does not work; all of them once the counsellor has left. */
export function strandedStarts(
  change: Change,
  taken: readonly { readonly counsellor: string; readonly start: string }[],
): readonly string[] {
  const worked = change.state === 'left' ? new Set<string>() : workedStarts(change);
  return taken
    .filter(
      ({ counsellor, start }) =>
        counsellor === change.id && Date.parse(start) > change.now.getTime() && !worked.has(start),
    )
    .map(({ start }) => start)
    .sort();
}
