import { assign, fromPromise, setup } from 'xstate';
import type { ChosenSlot } from '@/entities/counselling/booking';
import { toBackendError, type BackendError } from '@/shared/backend';
import type { QuietBooking } from './quiet-booking';
import type { QuietOutcome } from './send-quietly';

/** What is shown of a booking that was sent, until somebody closes it. */
export type QuietReceipt = Pick<Extract<QuietOutcome, { kind: 'sent' }>, 'reserved' | 'slot'>;

interface QuietContext {
  /** What is being sent; nothing of it is kept after. */
  readonly booking: QuietBooking | null;
  readonly receipt: QuietReceipt | null;
  readonly problem: BackendError | 'slot-taken' | null;
  /** The time that somebody else has taken; null for none. */
  readonly taken: ChosenSlot | null;
}

const empty: QuietContext = { booking: null, receipt: null, problem: null, taken: null };

type QuietEvent =
  | { readonly type: 'booking.sent'; readonly booking: QuietBooking }
  /** The receipt was closed, or the page is left: the memory is emptied. */
  | { readonly type: 'memory.cleared' };

/**
 * A quiet booking, from the form to its receipt. Lives in memory alone: the actor is started without the
 * inspector, and nothing of its context is stored.
 */
export const quietMachine = setup({
  types: { context: {} as QuietContext, events: {} as QuietEvent },
  actors: {
    /** Provided by `useQuietSession`. */
    send: fromPromise<QuietOutcome, QuietBooking | null>(() =>
      Promise.reject(new Error('no sender was provided')),
    ),
  },
  actions: { clear: assign(empty) },
}).createMachine({
  id: 'quiet',
  context: empty,
  initial: 'writing',
  on: { 'memory.cleared': { target: '.writing', actions: 'clear' } },
  states: {
    writing: {
      on: {
        'booking.sent': {
          target: 'sending',
          actions: assign(({ event }) => ({ booking: event.booking, problem: null, taken: null })),
        },
      },
    },
    sending: {
      invoke: {
        src: 'send',
        input: ({ context }) => context.booking,
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'slot-taken',
            target: 'writing',
            actions: assign(({ context }) => ({
              booking: null,
              problem: 'slot-taken' as const,
              taken: context.booking?.slot ?? null,
            })),
          },
          {
            target: 'sent',
            actions: assign(({ event: { output } }) => ({
              booking: null,
              receipt: output.kind === 'sent' ? output : null,
            })),
          },
        ],
        onError: {
          target: 'writing',
          actions: assign(({ event }) => ({ booking: null, problem: toBackendError(event.error) })),
        },
      },
    },
    sent: {},
  },
});
