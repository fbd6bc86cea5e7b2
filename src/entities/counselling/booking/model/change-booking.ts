import { serverTime, type DocumentData, type Write } from '@/shared/backend';
import type { BookingCancelReason } from '@/shared/choices';
import { trackTransition } from '@/shared/lib/lifecycle';
import { bookingPath, type Booking } from './booking';
import {
  bookingFollowed,
  bookingMoved,
  bookingSooner,
  type BookingEvent,
  type BookingState,
} from './booking-lifecycle';
import { createBooking, slotFields, type NewBooking, type NewBookingPerson } from './new-booking';
import { freeWords } from './held-words';
import { freeSlot, takeSlot, type ChosenSlot } from './slot';

interface Line<By> {
  readonly id: string;
  readonly by: By;
  readonly record: string;
  readonly event: string;
  readonly before?: Readonly<Record<string, string>>;
  readonly after?: Readonly<Record<string, string>>;
}

/** Who makes a change, and how it is written into the change log. */
export interface Signed<By> {
  /** Id of the change-log entry: derived from the action, so that a repeat is refused. */
  readonly id: string;
  readonly by: By;
  /** `logChange` of the change log. */
  readonly log: (line: Line<By>) => Write;
}

type Known = Pick<Booking, 'ref' | 'state' | 'counsellor' | 'start' | 'room' | 'wordCode'>;

const heldSlot = ({ state, counsellor, start, room }: Known): readonly ChosenSlot[] =>
  state === 'booked' ? [{ counsellor, start, room }] : [];

/** States that leave the time of a talk to others. */
const leavingStates: readonly string[] = ['cancelled', 'junk'];

/**
 * What goes with a booking that is over: its words open nothing more, and its time is free at once unless the
 * talk was to be held at it. Nothing for a state in which it goes on.
 */
export function endOfBooking(
  booking: Known,
  to: string,
): { readonly changes: DocumentData; readonly besides: readonly Write[] } {
  if (to === 'waiting' || to === 'booked') return { changes: {}, besides: [] };
  return {
    changes: {
      ...(booking.wordCode && { wordCode: '' }),
      ...(to === 'junk' && { start: '', day: '', room: '' }),
    },
    besides: [
      ...freeWords(booking.wordCode),
      ...(leavingStates.includes(to) ? heldSlot(booking).flatMap(freeSlot) : []),
    ],
  };
}

function ending<By>(
  booking: Known,
  signed: Signed<By>,
  { changes: given, ...step }: { event: BookingEvent; to: BookingState; changes?: DocumentData },
): readonly Write[] {
  const { changes, besides } = endOfBooking(booking, step.to);
  return [...transition(booking, signed, { ...step, changes: { ...given, ...changes } }), ...besides];
}

function transition<By>(
  { ref, state }: Known,
  { id, by, log }: Signed<By>,
  { event, to, changes = {} }: { event: BookingEvent; to: BookingState; changes?: DocumentData },
): readonly Write[] {
  const stamps = { state: to, movedAt: serverTime, updatedAt: serverTime, lastChange: id };
  return [
    { type: 'update', path: bookingPath(ref), changes: { ...changes, ...stamps } },
    log({ id, by, record: bookingPath(ref), event, before: { state }, after: { state: to } }),
    trackTransition(ref, id, to),
  ];
}

function note<By>(
  ref: string,
  { id, by, log }: Signed<By>,
  { event, changes, ...values }: Pick<Line<By>, 'event' | 'before' | 'after'> & { changes: DocumentData },
): readonly Write[] {
  return [
    {
      type: 'update',
      path: bookingPath(ref),
      changes: { ...changes, updatedAt: serverTime, lastChange: id },
    },
    log({ id, by, record: bookingPath(ref), event, ...values }),
  ];
}

/** A waiting booking takes a time. A taken slot refuses the whole batch. */
export const placeBooking = <By>(booking: Known, slot: ChosenSlot, signed: Signed<By>): readonly Write[] => [
  ...transition(booking, signed, { event: 'booking.placed', to: 'booked', changes: slotFields(slot) }),
  ...takeSlot(booking.ref, slot),
];

/**
 * A booking takes another time, and the old one is free at once.
 * @param isOwn whether whoever booked moves it, which is counted
 */
export const moveBooking = <By>(
  booking: Known & Pick<Booking, 'moves'>,
  slot: ChosenSlot,
  { isOwn, ...signed }: Signed<By> & { readonly isOwn: boolean },
): readonly Write[] => [
  ...note(booking.ref, signed, {
    event: bookingMoved,
    before: { start: booking.start },
    after: { start: slot.start },
    changes: { ...slotFields(slot), moves: booking.moves + (isOwn ? 1 : 0), wantsSooner: false },
  }),
  ...takeSlot(booking.ref, slot),
  ...heldSlot(booking).flatMap(freeSlot),
];

/** Calls a talk off, for a reason. Its time is free at once. */
export const cancelBooking = <By>(
  booking: Known,
  cancelReason: BookingCancelReason,
  signed: Signed<By>,
): readonly Write[] =>
  ending(booking, signed, { event: 'booking.cancelled', to: 'cancelled', changes: { cancelReason } });

/** Whoever booked asks to be called earlier. */
export const askSooner = <By>({ ref }: Pick<Booking, 'ref'>, signed: Signed<By>): readonly Write[] =>
  note(ref, signed, { event: bookingSooner, changes: { wantsSooner: true } });

/** The counsellor says, once the time has come, whether the talk took place. */
export const finishBooking = <By>(
  booking: Known,
  outcome: 'held' | 'missed',
  signed: Signed<By>,
): readonly Write[] =>
  outcome === 'held'
    ? ending(booking, signed, { event: 'booking.held', to: 'done' })
    : ending(booking, signed, { event: 'booking.missed', to: 'no-show' });

/** Marks a booking as junk. Its time is free at once, and a restored one waits for another. */
export const junkBooking = <By>(booking: Known, signed: Signed<By>): readonly Write[] =>
  ending(booking, signed, { event: 'booking.junked', to: 'junk' });

/** Restores a booking that was marked as junk. */
export const restoreBooking = <By>(booking: Known, signed: Signed<By>): readonly Write[] =>
  transition(booking, signed, { event: 'booking.restored', to: 'waiting' });

/**
 * The counsellor arranges a further talk for the same person: a new booking with a code of its own, which the
 * earlier one names. The tracking of the new one belongs in the same batch.
 * @param ref code of the new booking
 */
export function followUp<By>(
  ref: string,
  {
    earlier,
    person,
    slot,
  }: {
    readonly earlier: Pick<Booking, 'ref' | 'isQuiet' | 'topic' | 'way'>;
    readonly person: NewBookingPerson;
    readonly slot: ChosenSlot;
  },
  signed: Signed<By>,
): readonly Write[] {
  const { isQuiet, topic, way } = earlier;
  const booking: NewBooking = { isQuiet, topic, way, slot, person, isFollowUp: true };
  return [
    ...createBooking(ref, booking),
    ...note(earlier.ref, signed, { event: bookingFollowed, changes: { next: ref } }),
  ];
}
