import { setup, type EventFromLogic, type StateValueFrom } from 'xstate';
import { by, isBy, readLife, type LifeEvent } from '@/shared/lib/life';

/** Somebody of the office starts to read it, or offers it to a tutor. */
type OfficeMove = LifeEvent<'review.started' | 'offer.made'>;

/** The office asks a family that has waited long whether it still looks; it says yes, or nothing for two weeks. */
type Interest = LifeEvent<'interest.asked' | 'interest.confirmed' | 'interest.lapsed'>;

/** What became of the offers: the family chose a tutor; or all were declined, or not answered for 24 hours. */
type OfferOutcome = LifeEvent<'offer.accepted' | 'offer.declined' | 'offer.expired'>;

/** The family said yes or no after the trial lesson. */
type TrialOutcome = LifeEvent<'trial.passed' | 'trial.failed'>;

/** Lessons end for good, or go on with another tutor. */
type Ending = LifeEvent<'lessons.ended' | 'replacement.asked' | 'request.cancelled'>;

/** The office puts aside what no family wrote, or takes that back. */
type Sorting = LifeEvent<'request.junked' | 'request.restored'>;

const officeOrFamily = by('office', 'code-holder');

const cancelled = { guard: officeOrFamily, target: 'cancelled' } as const;
const junked = { guard: by('office'), target: 'junk' } as const;
const asking = { guard: by('office'), target: 'asking' } as const;

/**
 * The life of a family's request for a tutor, from Send to the last lesson. The office reads it and makes offers; the family,
 * with its code, chooses a tutor, judges the trial lesson, asks for another tutor, ends the lessons, or cancels until they run.
 * Offers that come to nothing, a failed trial and the wish for another tutor bring it back to the desk. Where nothing moves for long,
 * the office asks whether the family still looks; what is not answered lapses. What no family wrote is put aside as junk.
 */
export const tuitionRequestLifeMachine = setup({
  types: { events: {} as OfficeMove | Interest | OfferOutcome | TrialOutcome | Ending | Sorting },
  guards: { isBy },
}).createMachine({
  id: 'tuitionRequestLife',
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

export type TuitionRequestState = StateValueFrom<typeof tuitionRequestLifeMachine>;
export type TuitionRequestEvent = EventFromLogic<typeof tuitionRequestLifeMachine>['type'];

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

/** A request in which nothing moves for so long is to be asked about, in milliseconds: 7 days. */
const askAfterMs = 604_800_000;

/** A family has this long to say that it still looks, in milliseconds: 14 days. */
export const interestMs = 1_209_600_000;

interface Moved {
  readonly state: TuitionRequestState;
  readonly movedAt: string;
}

/** From when on a family is to be asked whether it still looks, in milliseconds of the epoch; null where there is nothing to ask. */
export const askFrom = ({ state, movedAt }: Moved): number | null =>
  state === 'submitted' || state === 'reviewing' ? Date.parse(movedAt) + askAfterMs : null;

/** Until when a family that was asked can answer, in milliseconds of the epoch. @param askedAt ISO-8601 */
export const answerUntil = (askedAt: string): number => Date.parse(askedAt) + interestMs;
