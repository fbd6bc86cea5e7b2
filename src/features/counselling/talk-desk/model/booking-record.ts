import { bookingLifecycle, bookingPath, endOfBooking, type Booking } from '@/entities/counselling/booking';
import { officeTransitions, searchTexts, type DeskRecord } from '@/shared/desk';

const transitions = officeTransitions(bookingLifecycle);

/** How long a talk may be over before it is late to say what became of it: a day. */
const outcomeMs = 24 * 3_600_000;

/** Whether a talk has begun, so that it can be said what became of it. */
export const hasBegun = ({ state, start }: Pick<Booking, 'state' | 'start'>, now: Date): boolean =>
  state === 'booked' && Date.parse(start) <= now.getTime();

const outcomes: readonly string[] = ['booking.held', 'booking.missed'];

/**
 * A booking on the desk; late when nobody has said what became of the talk. A transition that ends it frees
 * its time and its words in the same commit.
 */
export function bookingRecord(booking: Booking, now: Date): DeskRecord {
  const { ref, state, start, createdAt, isSample } = booking;
  return {
    ref: ref as DeskRecord['ref'],
    path: bookingPath(ref),
    state,
    createdAt,
    isSample,
    isWaiting: state === 'waiting',
    lateFrom: state === 'booked' ? Date.parse(start) + outcomeMs : null,
    dueAt: null,
    isFlagged: false,
    isUrgent: false,
    ...searchTexts(ref, []),
    transitions: (transitions.get(state) ?? []).filter(
      ({ event }) => !outcomes.includes(event) || hasBegun(booking, now),
    ),
    changesWith: ({ to }) => endOfBooking(booking, to).changes,
    writesWith: ({ to }) => endOfBooking(booking, to).besides,
  };
}
