import { useState } from 'react';
import type { Booking } from '@/entities/counselling/booking';
import { mostAtOnce, type Selection } from '@/shared/desk';
import { bookingRecord } from './booking-record';

/** Outside of junk no talk is chosen: each is marked on its own page. */
export const noSelection: Selection = {
  isOn: false,
  setOn: () => undefined,
  offered: [],
  chosen: [],
  has: () => false,
  select: () => undefined,
  selectAll: () => undefined,
};

/** Talks that are chosen among junk, to delete them. */
export function useJunkSelection(bookings: readonly Booking[]): Selection {
  const [refs, setRefs] = useState<ReadonlySet<string>>(new Set());
  const offered = bookings.slice(0, mostAtOnce).map(bookingRecord);
  return {
    ...noSelection,
    isOn: true,
    offered,
    chosen: offered.filter(({ ref }) => refs.has(ref)),
    has: (ref) => refs.has(ref),
    select: (ref, isSelected) =>
      setRefs((had) => new Set(isSelected ? [...had, ref] : [...had].filter((one) => one !== ref))),
    selectAll: (isSelected) => setRefs(new Set(isSelected ? offered.map(({ ref }) => ref) : [])),
  };
}
