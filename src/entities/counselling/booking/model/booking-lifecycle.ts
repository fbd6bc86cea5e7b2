import { setup, type EventFromLogic, type StateValueFrom } from 'xstate';
import { by, isBy, readLifecycle, type LifecycleEvent } from '@/shared/lib/lifecycle';

/** A time is taken for a talk, or the talk is called off. */
type Arranging = LifecycleEvent<'booking.placed' | 'booking.cancelled'>;

/** What became of the talk. */
type Outcome = LifecycleEvent<'booking.held' | 'booking.missed'>;

/** Somebody marks it as junk, or restores it. */
type Sorting = LifecycleEvent<'booking.junked' | 'booking.restored'>;

const cancelled = { guard: by('office', 'code-holder'), target: 'cancelled' } as const;
const junked = { guard: by('office'), target: 'junk' } as const;

/**
 * Lifecycle of a booking with a counsellor. `office` means the duty `counselling`, by the access rules. A
 * booking is created `waiting`, or `booked` when it takes a time at once.
 */
export const bookingMachine = setup({
  types: { events: {} as Arranging | Outcome | Sorting },
  guards: { isBy },
}).createMachine({
  id: 'booking',
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        'booking.placed': { guard: by('office', 'code-holder'), target: 'booked' },
        'booking.cancelled': cancelled,
        'booking.junked': junked,
      },
    },
    booked: {
      on: {
        'booking.cancelled': cancelled,
        'booking.held': { guard: by('office'), target: 'done' },
        'booking.missed': { guard: by('office'), target: 'no-show' },
        'booking.junked': junked,
      },
    },
    done: { type: 'final' },
    'no-show': { type: 'final' },
    cancelled: { type: 'final' },
    junk: { on: { 'booking.restored': { guard: by('office'), target: 'waiting' } } },
  },
});

export type BookingState = StateValueFrom<typeof bookingMachine>;
export type BookingEvent = EventFromLogic<typeof bookingMachine>['type'];

export const bookingEvents: readonly BookingEvent[] = [
  'booking.placed',
  'booking.cancelled',
  'booking.held',
  'booking.missed',
  'booking.junked',
  'booking.restored',
];

/** The lifecycle as a table. */
export const bookingLifecycle = readLifecycle<BookingState, BookingEvent>(bookingMachine, bookingEvents);

/** States in which a booking may be created. */
export const newBookingStates = ['waiting', 'booked'] as const satisfies readonly BookingState[];

/** The booking takes another time, and stays booked. */
export const bookingMoved = 'booking.moved';
/** Whoever booked asks to be called earlier. */
export const bookingSooner = 'booking.sooner-asked';
/** The counsellor arranged a further talk. */
export const bookingFollowed = 'booking.followed';

/** The states of a talk that takes place, in order. */
export const bookingTimeline: readonly BookingState[] = ['waiting', 'booked', 'done'];

const hourMs = 3_600_000;

/** How long before its start whoever booked may still move or cancel a talk: 2 hours. */
export const changeNoticeMs = 2 * hourMs;

/**
 * How far ahead a time must lie that somebody books. Screens offer times from two hours ahead; this leaves an
 * hour to fill in the form.
 */
export const bookNoticeMs = hourMs;

/** How many days ahead a time may lie. */
export const bookingDays = 90;

/** How often whoever booked may move a talk. A counsellor may move it further. */
export const maximumMoves = 3;

interface Timed {
  readonly state: BookingState;
  readonly start: string;
  readonly moves: number;
}

/** Whether whoever booked may still cancel. */
export const mayCancel = ({ state, start }: Timed, now: Date): boolean =>
  state === 'waiting' || (state === 'booked' && Date.parse(start) - now.getTime() >= changeNoticeMs);

/** Whether whoever booked may still move the talk. */
export const mayMove = (booking: Timed, now: Date): boolean =>
  booking.state === 'booked' && booking.moves < maximumMoves && mayCancel(booking, now);
