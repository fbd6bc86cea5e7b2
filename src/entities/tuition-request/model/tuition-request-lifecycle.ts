import { setup, type EventFromLogic, type StateValueFrom } from 'xstate';
import { by, isBy, readLifecycle, type LifecycleEvent } from '@/shared/lib/lifecycle';

/** The office starts reading it, or offers it to a tutor. */
type OfficeTransition = LifecycleEvent<'review.started' | 'offer.made'>;

/**
 * Interest check: the office asks a long-waiting family whether it still wants a tutor. The family confirms,
 * or the request lapses after two weeks.
 */
type Interest = LifecycleEvent<'interest.asked' | 'interest.confirmed' | 'interest.lapsed'>;

/** Outcome of the offers: the family chose a tutor, all were declined, or unanswered for 24 hours. */
type OfferOutcome = LifecycleEvent<'offer.accepted' | 'offer.declined' | 'offer.expired'>;

/** The family's decision after the trial lesson. */
type TrialOutcome = LifecycleEvent<'trial.passed' | 'trial.failed'>;

/** Lessons end, or continue with another tutor. */
type Ending = LifecycleEvent<'lessons.ended' | 'replacement.asked' | 'request.cancelled'>;

/** The office marks it as junk, or restores it. */
type Sorting = LifecycleEvent<'request.junked' | 'request.restored'>;

const officeOrFamily = by('office', 'code-holder');

const cancelled = { guard: officeOrFamily, target: 'cancelled' } as const;
const junked = { guard: by('office'), target: 'junk' } as const;
const asking = { guard: by('office'), target: 'asking' } as const;

/**
 * Lifecycle of a request for a tutor, from submission to the last lesson. The office reads it and makes
 * offers. The family, with its code, chooses a tutor, decides after the trial lesson, asks for another tutor,
 * ends the lessons, or cancels before they run. Failed offers, a failed trial and a request for another tutor
 * return it to the desk. After a week without a transition the office asks whether the family still wants a
 * tutor; without an answer the request lapses.
 */
export const tuitionRequestMachine = setup({
  types: { events: {} as OfficeTransition | Interest | OfferOutcome | TrialOutcome | Ending | Sorting },
  guards: { isBy },
}).createMachine({
  id: 'tuitionRequest',
  initial: 'submitted',
  states: {
    submitted: {
      on: {
        'review.started': { guard: by('office'), target: 'reviewing' },
        'interest.asked': asking,
        'request.cancelled': cancelled,
        'request.junked': junked,
      },
    },
    reviewing: {
      on: {
        'offer.made': { guard: by('office'), target: 'offered' },
        'interest.asked': asking,
        'request.cancelled': cancelled,
        'request.junked': junked,
      },
    },
    asking: {
      on: {
        'interest.confirmed': { guard: officeOrFamily, target: 'reviewing' },
        'offer.made': { guard: by('office'), target: 'offered' },
        'interest.lapsed': { guard: by('office'), target: 'lapsed' },
        'request.cancelled': cancelled,
      },
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
    lapsed: { type: 'final' },
    junk: { on: { 'request.restored': { guard: by('office'), target: 'submitted' } } },
  },
});

export type TuitionRequestState = StateValueFrom<typeof tuitionRequestMachine>;
export type TuitionRequestEvent = EventFromLogic<typeof tuitionRequestMachine>['type'];

export const tuitionRequestEvents: readonly TuitionRequestEvent[] = [
  'review.started',
  'interest.asked',
  'interest.confirmed',
  'interest.lapsed',
  'offer.made',
  'offer.accepted',
  'offer.declined',
  'offer.expired',
  'trial.passed',
  'trial.failed',
  'lessons.ended',
  'replacement.asked',
  'request.cancelled',
  'request.junked',
  'request.restored',
];

/** The lifecycle as a table. */
export const tuitionRequestLifecycle = readLifecycle<TuitionRequestState, TuitionRequestEvent>(
  tuitionRequestMachine,
  tuitionRequestEvents,
);

/** The states of a successful request, in order. */
export const tuitionRequestTimeline: readonly TuitionRequestState[] = [
  'submitted',
  'reviewing',
  'offered',
  'trial',
  'running',
  'ended',
];

/** States of a request that is over. Junk is none of them: the office restores it. */
export const pastRequestStates = ['ended', 'cancelled', 'lapsed'] as const satisfies TuitionRequestState[];

export type PastRequestState = (typeof pastRequestStates)[number];

/** States of a request that somebody waits for, or whose lessons run. */
export const openRequestStates: readonly TuitionRequestState[] = tuitionRequestLifecycle.states.filter(
  (state) => state !== 'junk' && !pastRequestStates.some((past) => past === state),
);

/** After this long without a transition the family is asked, in milliseconds: 7 days. */
const askAfterMs = 604_800_000;

/** Time limit of the family's answer, in milliseconds: 14 days. */
export const interestMs = 1_209_600_000;

interface Moved {
  readonly state: TuitionRequestState;
  readonly movedAt: string;
}

/**
 * Time from which the family may be asked whether it still wants a tutor, in milliseconds since the epoch;
 * null when it may not be asked.
 */
export const askFrom = ({ state, movedAt }: Moved): number | null =>
  state === 'submitted' || state === 'reviewing' ? Date.parse(movedAt) + askAfterMs : null;

/**
 * Time limit of the answer to the interest question, in milliseconds since the epoch.
 * @param askedAt ISO 8601
 */
export const answerUntil = (askedAt: string): number => Date.parse(askedAt) + interestMs;
