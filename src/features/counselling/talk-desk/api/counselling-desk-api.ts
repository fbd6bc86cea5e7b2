import { logChange, type Staff } from '@/entities/change-log';
import {
  bookingPersonPath,
  cancelBooking,
  finishBooking,
  followUp,
  junkBooking,
  moveBooking,
  parseBookingPerson,
  placeBooking,
  restoreBooking,
  type Booking,
  type ChosenSlot,
  type Signed,
} from '@/entities/counselling/booking';
import { openTracking } from '@/entities/tracking';
import { baseApi, onePress, type Pressed, withBackend } from '@/shared/api';
import { BackendFailure, submitOnce } from '@/shared/backend';
import type { BookingCancelReason } from '@/shared/choices';

interface OnBooking extends Pressed {
  readonly by: Staff;
  /** As the counsellor saw it. The change fails when somebody else has moved it since. */
  readonly booking: Booking;
}

const signedBy = ({ actionId: id, by }: OnBooking): Signed<Staff> => ({ id, by, log: logChange });

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Takes a time for a waiting booking, or another one for a booked one. */
    takeTime: build.mutation<null, OnBooking & { readonly slot: ChosenSlot }>({
      queryFn: withBackend(async ({ documents }, given) => {
        const { booking, slot } = given;
        await submitOnce(
          { documents },
          booking.state === 'waiting'
            ? placeBooking(booking, slot, signedBy(given))
            : moveBooking(booking, slot, { ...signedBy(given), isOwn: false }),
        );
        return null;
      }),
    }),
    /** Calls a talk off, for a reason. */
    cancelTalk: build.mutation<null, OnBooking & { readonly reason: BookingCancelReason }>({
      queryFn: withBackend(async ({ documents }, given) => {
        await submitOnce({ documents }, cancelBooking(given.booking, given.reason, signedBy(given)));
        return null;
      }),
    }),
    /** Says what became of a talk. */
    finishTalk: build.mutation<null, OnBooking & { readonly outcome: 'held' | 'missed' }>({
      queryFn: withBackend(async ({ documents }, given) => {
        await submitOnce({ documents }, finishBooking(given.booking, given.outcome, signedBy(given)));
        return null;
      }),
    }),
    /** Marks a booking as junk, or restores it. */
    junkTalk: build.mutation<null, OnBooking>({
      queryFn: withBackend(async ({ documents }, given) => {
        const { booking } = given;
        const change = booking.state === 'junk' ? restoreBooking : junkBooking;
        await submitOnce({ documents }, change(booking, signedBy(given)));
        return null;
      }),
    }),
    /** Arranges a further talk with the same person, under a code of its own. */
    arrangeFollowUp: build.mutation<
      null,
      OnBooking & {
        /** Code of the new booking. */
        readonly ref: string;
        readonly slot: ChosenSlot;
      }
    >({
      queryFn: withBackend(async ({ documents }, given) => {
        const { booking: earlier, ref, slot } = given;
        const data = await documents.get(bookingPersonPath(earlier.ref));
        if (!data) throw new BackendFailure('not-found', `booking ${earlier.ref} has no person`);
        const { consent, ...person } = parseBookingPerson(earlier.ref, data);
        const { version, language } = consent;
        await submitOnce({ documents }, [
          ...followUp(
            ref,
            { earlier, person: { ...person, consent: { version, language } }, slot },
            signedBy(given),
          ),
          openTracking(ref, { kind: 'counselling' }, 'booked'),
        ]);
        return null;
      }),
    }),
  }),
});

export const useTakeTimeMutation = onePress(api.useTakeTimeMutation);
export const useCancelTalkMutation = onePress(api.useCancelTalkMutation);
export const useFinishTalkMutation = onePress(api.useFinishTalkMutation);
export const useJunkTalkMutation = onePress(api.useJunkTalkMutation);
export const useArrangeFollowUpMutation = onePress(api.useArrangeFollowUpMutation);
