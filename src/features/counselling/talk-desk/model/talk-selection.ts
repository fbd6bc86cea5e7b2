import { useMemo } from 'react';
import type { Booking } from '@/entities/counselling/booking';
import { useSelection, useSelectionState, type Selection } from '@/shared/desk';
import { bookingRecord } from './booking-record';

/**
 * Talks that are chosen for one action: of those that are shown, each that can still move.
 * @param bookings must be referentially stable
 * @param state of the talks that are listed; junk has checkboxes before somebody asks for them
 */
export function useTalkSelection(bookings: readonly Booking[], now: Date, state: string): Selection {
  const selecting = useSelectionState(state);
  const { selected } = selecting;
  const rows = useMemo(
    () =>
      bookings.map((booking) => {
        const original = bookingRecord(booking, now);
        return {
          original,
          getCanSelect: () => original.transitions.length > 0,
          getIsSelected: () => selected[original.ref] === true,
        };
      }),
    [bookings, now, selected],
  );
  return useSelection(selecting, rows);
}
