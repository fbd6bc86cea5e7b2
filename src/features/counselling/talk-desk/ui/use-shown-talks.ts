import { useMemo } from 'react';
import {
  useBookingsOfDaysQuery,
  useSoonerBookingsQuery,
  useWaitingBookingsQuery,
  type Booking,
} from '@/entities/counselling/booking';
import { junk } from '@/shared/lib/lifecycle';

const none: readonly Booking[] = [];

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
  const { data: ofDays = none } = useBookingsOfDaysQuery(
    { days, ...(counsellor !== undefined && { counsellor }) },
    { skip },
  );
  const { data: sooner = none } = useSoonerBookingsQuery(null, { skip });
  const { data: waiting = none } = useWaitingBookingsQuery(null, { skip });
  return useMemo(() => {
    const shown = [...ofDays, ...sooner, ...waiting].filter(({ state }) => state !== junk);
    return skip ? none : [...new Map(shown.map((booking) => [booking.ref, booking])).values()];
  }, [ofDays, sooner, waiting, skip]);
}
