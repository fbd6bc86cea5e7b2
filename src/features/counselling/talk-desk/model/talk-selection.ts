import { useState } from 'react';
import type { Booking } from '@/entities/counselling/booking';
import { mostAtOnce, type Selection } from '@/shared/desk';
import { bookingRecord } from './booking-record';

/**
 * Talks that are chosen for one action: of those that are shown, each that can still move.
 * @param isAlwaysOn whether the list has checkboxes before somebody asks for them, as junk has
 */
export function useTalkSelection(bookings: readonly Booking[], now: Date, isAlwaysOn = false): Selection {
  const [isAsked, setAsked] = useState(false);
  const [refs, setRefs] = useState<ReadonlySet<string>>(new Set());
  const isOn = isAlwaysOn || isAsked;
  const offered = isOn
    ? bookings
        .map((booking) => bookingRecord(booking, now))
        .filter(({ transitions }) => transitions.length > 0)
        .slice(0, mostAtOnce)
    : [];
  return {
    isOn,
    setOn: (isNowOn) => {
      setAsked(isNowOn);
      setRefs(new Set());
    },
    offered,
    chosen: offered.filter(({ ref }) => refs.has(ref)),
    has: (ref) => refs.has(ref),
    select: (ref, isSelected) =>
      setRefs((had) => new Set(isSelected ? [...had, ref] : [...had].filter((one) => one !== ref))),
    selectAll: (isSelected) => setRefs(new Set(isSelected ? offered.map(({ ref }) => ref) : [])),
  };
}
