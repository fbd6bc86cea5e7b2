import { setup, type EventFromLogic, type StateValueFrom } from 'xstate';
import { readLife, type MovedBy } from '@/shared/lib/life';

type LifeEvent<Type extends string> = { readonly type: Type; readonly by: MovedBy };

/** Somebody of the office starts to read it, or offers it to a tutor. */
type OfficeMove = LifeEvent<'review.started' | 'offer.made'>;

/** What became of an offer: accepted, declined, or no answer for 24 hours. */
type OfferOutcome = LifeEvent<'offer.accepted' | 'offer.declined' | 'offer.expired'>;

/** The family said yes or no after the trial lesson. */
type TrialOutcome = LifeEvent<'trial.passed' | 'trial.failed'>;

type Ending = LifeEvent<'lessons.ended' | 'request.cancelled'>;

/**
 * The life of a family's request for a tutor, from Send to the last lesson. The office moves it; the family, with its
 * code, may cancel it until lessons run. A declined offer, an expired one and a failed trial bring it back to the desk.
 */
export const tuitionRequestLifeMachine = setup({
  types: { events: {} as OfficeMove | OfferOutcome | TrialOutcome | Ending },
  guards: { isOffice: ({ event }) => event.by === 'office' },
}).createMachine({
  id: 'tuitionRequestLife',
  initial: 'submitted',
  states: {
    submitted: {
      on: { 'review.started': { guard: 'isOffice', target: 'reviewing' }, 'request.cancelled': 'cancelled' },
    },
    reviewing: {
      on: { 'offer.made': { guard: 'isOffice', target: 'offered' }, 'request.cancelled': 'cancelled' },
    },
    offered: {
      on: {
        'offer.accepted': { guard: 'isOffice', target: 'trial' },
        'offer.declined': { guard: 'isOffice', target: 'reviewing' },
        'offer.expired': { guard: 'isOffice', target: 'reviewing' },
        'request.cancelled': 'cancelled',
      },
    },
    trial: {
      on: {
        'trial.passed': { guard: 'isOffice', target: 'running' },
        'trial.failed': { guard: 'isOffice', target: 'reviewing' },
        'request.cancelled': 'cancelled',
      },
    },
    running: { on: { 'lessons.ended': { guard: 'isOffice', target: 'ended' } } },
    ended: { type: 'final' },
    cancelled: { type: 'final' },
  },
});

export type TuitionRequestState = StateValueFrom<typeof tuitionRequestLifeMachine>;
export type TuitionRequestEvent = EventFromLogic<typeof tuitionRequestLifeMachine>['type'];

export const tuitionRequestEvents: readonly TuitionRequestEvent[] = [
  'review.started',
  'offer.made',
  'offer.accepted',
  'offer.declined',
  'offer.expired',
  'trial.passed',
  'trial.failed',
  'lessons.ended',
  'request.cancelled',
];

/** The life as a table: who may move a request from where to where. */
export const tuitionRequestLife = readLife<TuitionRequestState, TuitionRequestEvent>(
  tuitionRequestLifeMachine,
  tuitionRequestEvents,
);

/** The states of a request that goes well, in their order. */
export const tuitionRequestStory: readonly TuitionRequestState[] = [
  'submitted',
  'reviewing',
  'offered',
  'trial',
  'running',
  'ended',
];
