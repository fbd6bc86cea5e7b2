import { bookingPath, type Booking } from '@/entities/counselling/booking';
import { searchTexts, type DeskRecord } from '@/shared/desk';

/** How long a talk may be over before it is late to say what became of it: a day. */
const outcomeMs = 24 * 3_600_000;

/** A booking on the desk; late when nobody has said what became of the talk. */
export function bookingRecord({ ref, state, start, createdAt, isSample }: Booking): DeskRecord {
  return {
    ref: ref as DeskRecord['ref'],
    path: bookingPath(ref),
    state,
    createdAt,
    isSample,
    isWaiting: state === 'waiting',
    lateFrom: state === 'booked' ? Date.parse(start) + outcomeMs : null,
    dueAt: null,
    isFlagged: true,
    isUrgent: false,
    ...searchTexts(ref, []),
    transitions: [],
  };
}

/** Whether a talk has begun, so that it can be said what became of it. */
export const hasBegun = ({ state, start }: Pick<Booking, 'state' | 'start'>, now: Date): boolean =>
  state === 'booked' && Date.parse(start) <= now.getTime();
