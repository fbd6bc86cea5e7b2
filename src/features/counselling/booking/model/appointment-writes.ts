import {
  askSooner,
  bookingMoved,
  bookingPath,
  bookingSooner,
  cancelBooking,
  moveBooking,
  placeBooking,
  type Booking,
  type ChosenSlot,
} from '@/entities/counselling/booking';
import { codeHolder, createChangeId, logChange } from '@/entities/change-log';
import type { Write } from '@/shared/backend';
import type { BookingCancelReason } from '@/shared/choices';
import type { NewPendingWrite } from '@/shared/pending-writes';

/** An act of whoever holds the code. */
function act(
  booking: Booking,
  event: string,
  writesOf: (signed: { id: string; by: typeof codeHolder; log: typeof logChange }) => readonly Write[],
  shown: NewPendingWrite['shown'] = {},
): NewPendingWrite {
  const id = createChangeId();
  return {
    id,
    owner: booking.ref,
    record: bookingPath(booking.ref),
    basis: booking.lastChange,
    event,
    writes: writesOf({ id, by: codeHolder, log: logChange }),
    shown,
  };
}

/** Takes a time: the first one of a waiting booking, or another one instead. */
export const takeTime = (booking: Booking, slot: ChosenSlot): NewPendingWrite =>
  booking.state === 'waiting'
    ? act(booking, 'booking.placed', (signed) => placeBooking(booking, slot, signed), { start: slot.start })
    : act(booking, bookingMoved, (signed) => moveBooking(booking, slot, { ...signed, isOwn: true }), {
        start: slot.start,
      });

/** Cancels the talk; its time is free at once. */
export const cancelTalk = (booking: Booking, reason: BookingCancelReason): NewPendingWrite =>
  act(booking, 'booking.cancelled', (signed) => cancelBooking(booking, reason, signed));

/** Asks to be called earlier. */
export const askToBeCalledEarlier = (booking: Booking): NewPendingWrite =>
  act(booking, bookingSooner, (signed) => askSooner(booking, signed));
