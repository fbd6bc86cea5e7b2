import { setup, type EventFromLogic, type StateValueFrom } from 'xstate';
import { by, isBy, readLife, type LifeEvent } from '@/shared/lib/life';

/** Somebody of the office starts to read it, or offers it to a tutor. */
type OfficeMove = LifeEvent<'review.started' | 'offer.made'>;

/** What became of the offers: the family chose a tutor; or all were declined, or not answered for 24 hours. */
type OfferOutcome = LifeEvent<'offer.accepted' | 'offer.declined' | 'offer.expired'>;

/** The family said yes or no after the trial lesson. */
type TrialOutcome = LifeEvent<'trial.passed' | 'trial.failed'>;

/** Lessons end for good, or go on with another tutor. */
type Ending = LifeEvent<'lessons.ended' | 'replacement.asked' | 'request.cancelled'>;

const officeOrFamily = by('office', 'code-holder');

const cancelled = { guard: officeOrFamily, target: 'cancelled' } as const;

/**
 * The life of a family's request for a tutor, from Send to the last lesson. The office reads it and makes offers; the family,
 * with its code, chooses a tutor, judges the trial lesson, asks for another tutor, ends the lessons, or cancels until they run.
 * Offers that come to nothing, a failed trial and the wish for another tutor bring it back to the desk.
 */
export const tuitionRequestLifeMachine = setup({
  types: { events: {} as OfficeMove | OfferOutcome | TrialOutcome | Ending },
  guards: { isBy },
}).createMachine({
  id: 'tuitionRequestLife',
  initial: 'submitted',
  states: {
    submitted: {
      on: { 'review.started': { guard: by('office'), target: 'reviewing' }, 'request.cancelled': cancelled },
    },
    reviewing: {
      on: { 'offer.made': { guard: by('office'), target: 'offered' }, 'request.cancelled': cancelled },
    },
    offered: {
      on: {
        'offer.accepted': { guard: officeOrFamily, target: 'trial' },
        'offer.declined': { guard: by('office'), target: 'reviewing' },
        'offer.expired': { guard: by('office'), target: 'reviewing' },
        'request.cancelled': cancelled,
      },
    },
    trial: {
      on: {
        'trial.passed': { guard: officeOrFamily, target: 'running' },
        'trial.failed': { guard: officeOrFamily, target: 'reviewing' },
        'request.cancelled': cancelled,
      },
    },
    running: {
      on: {
        'lessons.ended': { guard: officeOrFamily, target: 'ended' },
        'replacement.asked': { guard: officeOrFamily, target: 'reviewing' },
      },
    },
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
  'replacement.asked',
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
