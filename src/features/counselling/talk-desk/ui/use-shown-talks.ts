import {
  useBookingsOfDaysQuery,
  useSoonerBookingsQuery,
  useWaitingBookingsQuery,
  type Booking,
} from '@/entities/counselling/booking';
import { junk } from '@/shared/lib/lifecycle';

interface AskedTalks {
  readonly days: readonly string[];
  /** Only those of this account. */
  readonly counsellor: string | undefined;
}

/**
 * The talks that the lists of those who read all of them show, each once: by the queries of the lists, which
 * are asked once for both.
 * @param skip whether nothing is read
 */
export function useShownTalks({ days, counsellor }: AskedTalks, skip: boolean): readonly Booking[] {
  const ofDays = useBookingsOfDaysQuery({ days, ...(counsellor !== undefined && { counsellor }) }, { skip });
  const sooner = useSoonerBookingsQuery(null, { skip });
  const waiting = useWaitingBookingsQuery(null, { skip });
  if (skip) return [];
  const shown = [...(ofDays.data ?? []), ...(sooner.data ?? []), ...(waiting.data ?? [])];
  const byRef = new Map(shown.filter(({ state }) => state !== junk).map((booking) => [booking.ref, booking]));
  return [...byRef.values()];
}
