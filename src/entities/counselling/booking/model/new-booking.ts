import { serverTime, type DocumentData, type Write } from '@/shared/backend';
import { bookingPath, bookingPersonPath, type Booking, type BookingPerson } from './booking';
import type { BookingState } from './booking-lifecycle';
import { holdWords } from './held-words';
import { dayOfStart, takeSlot, type ChosenSlot } from './slot';

/** Version of the consent text; changes with its words. */
export const bookingConsentVersion = '2026-11.1';

/** What is said of the person beside a booking. */
export type NewBookingPerson = Omit<BookingPerson, 'consent'> & {
  readonly consent: Pick<BookingPerson['consent'], 'version' | 'language'>;
};

/** What is booked. */
export interface NewBooking extends Pick<Booking, 'isQuiet' | 'topic' | 'way'> {
  /** The time that it takes; null when none can be held, as without network. */
  readonly slot: ChosenSlot | null;
  /** Without a slot: the counsellor and the start that are wished; empty for any. */
  readonly wish?: Pick<Booking, 'counsellor' | 'wished'>;
  readonly isFollowUp?: boolean;
  /** Words by which it is found, of a quiet booking. */
  readonly wordCode?: string;
  readonly person: NewBookingPerson;
}

/** Initial state of a new booking, for its tracking. */
export const stateOfNewBooking = ({ slot }: Pick<NewBooking, 'slot'>): BookingState =>
  slot === null ? 'waiting' : 'booked';

/** Fields of a booking that takes a slot. */
export const slotFields = ({ counsellor, start, room }: ChosenSlot): DocumentData => ({
  counsellor,
  start,
  day: dayOfStart(start),
  room,
});

const noSlot = { start: '', day: '', room: '' };

/**
 * Creates a booking, the person beside it, and its slot if it takes one. The tracking (`openTracking`, in the
 * state of `stateOfNewBooking`) belongs in the same batch. A taken slot refuses the whole batch.
 */
export function createBooking(ref: string, booking: NewBooking): readonly Write[] {
  const { slot, wish = { counsellor: '', wished: '' }, person, isFollowUp = false, wordCode } = booking;
  const record = {
    state: stateOfNewBooking({ slot }),
    createdAt: serverTime,
    movedAt: serverTime,
    updatedAt: serverTime,
    lastChange: '',
    isSample: false,
    isQuiet: booking.isQuiet,
    topic: booking.topic,
    way: booking.way,
    ...(slot === null ? { ...noSlot, counsellor: wish.counsellor } : slotFields(slot)),
    wished: slot === null ? wish.wished : '',
    moves: 0,
    wantsSooner: false,
    isFollowUp,
    next: '',
    cancelReason: '',
    ...(wordCode !== undefined && { wordCode }),
  };
  const beside = { ...person, consent: { ...person.consent, at: serverTime } };
  return [
    { type: 'create', path: bookingPath(ref), data: record },
    { type: 'create', path: bookingPersonPath(ref), data: beside },
    ...(slot === null ? [] : takeSlot(ref, slot)),
    ...(wordCode === undefined ? [] : [holdWords(ref, wordCode)]),
  ];
}
