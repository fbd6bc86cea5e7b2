import { setup, type EventFromLogic, type StateValueFrom } from 'xstate';
import { by, isBy, readLifecycle, type LifecycleEvent } from '@/shared/lib/lifecycle';

/** What a tutor does: takes the question, gives it back, answers it, or declines it. */
type Work = LifecycleEvent<
  'homework.claimed' | 'homework.handed-back' | 'homework.answered' | 'homework.declined'
>;

/** What whoever asked does. The office may close an answered question after three days. */
type Asking = LifecycleEvent<'homework.asked-back' | 'homework.closed' | 'homework.withdrawn'>;

/** The office puts a question right, or out of sight. */
type Sorting = LifecycleEvent<
  | 'homework.reopened'
  | 'homework.hidden'
  | 'homework.shown'
  | 'homework.merged'
  | 'homework.junked'
  | 'homework.restored'
>;

const hidden = { guard: by('office'), target: 'hidden' } as const;
const junked = { guard: by('office'), target: 'junk' } as const;
const reopened = { guard: by('office'), target: 'open' } as const;
const answered = { guard: by('tutor', 'office'), target: 'answered' } as const;
const declined = { guard: by('tutor', 'office'), target: 'declined' } as const;

/**
 * Lifecycle of a homework question. That a claim has lapsed is derived from the clock, and no transition:
 * the question stays `claimed` until somebody else claims it.
 */
export const homeworkQuestionMachine = setup({
  types: { events: {} as Work | Asking | Sorting },
  guards: { isBy },
}).createMachine({
  id: 'homeworkQuestion',
  initial: 'open',
  states: {
    open: {
      on: {
        'homework.claimed': { guard: by('tutor'), target: 'claimed' },
        // The office answers without a claim.
        'homework.answered': { guard: by('office'), target: 'answered' },
        'homework.declined': declined,
        'homework.withdrawn': { guard: by('code-holder'), target: 'withdrawn' },
        'homework.merged': { guard: by('office'), target: 'merged' },
        'homework.hidden': hidden,
        'homework.junked': junked,
      },
    },
    claimed: {
      on: {
        'homework.handed-back': { guard: by('tutor', 'office'), target: 'open' },
        'homework.answered': answered,
        'homework.declined': declined,
        'homework.hidden': hidden,
      },
    },
    answered: {
      on: {
        'homework.asked-back': { guard: by('code-holder'), target: 'claimed' },
        'homework.closed': { guard: by('code-holder', 'office'), target: 'closed' },
        'homework.hidden': hidden,
      },
    },
    closed: { on: { 'homework.reopened': reopened, 'homework.hidden': hidden } },
    declined: { on: { 'homework.reopened': reopened, 'homework.hidden': hidden, 'homework.junked': junked } },
    withdrawn: { on: { 'homework.hidden': hidden } },
    merged: { on: { 'homework.reopened': reopened } },
    // Back to the tutors, or to whoever asked alone.
    hidden: {
      on: {
        'homework.reopened': reopened,
        'homework.shown': { guard: by('office'), target: 'closed' },
        'homework.junked': junked,
      },
    },
    junk: { on: { 'homework.restored': { guard: by('office'), target: 'open' } } },
  },
});

export type HomeworkQuestionState = StateValueFrom<typeof homeworkQuestionMachine>;
export type HomeworkQuestionEvent = EventFromLogic<typeof homeworkQuestionMachine>['type'];

export const homeworkQuestionEvents: readonly HomeworkQuestionEvent[] = [
  'homework.claimed',
  'homework.handed-back',
  'homework.answered',
  'homework.declined',
  'homework.asked-back',
  'homework.closed',
  'homework.withdrawn',
  'homework.reopened',
  'homework.hidden',
  'homework.shown',
  'homework.merged',
  'homework.junked',
  'homework.restored',
];

/** The lifecycle as a table. */
export const homeworkQuestionLifecycle = readLifecycle<HomeworkQuestionState, HomeworkQuestionEvent>(
  homeworkQuestionMachine,
  homeworkQuestionEvents,
);

/** Another tutor claims a question whose claim has lapsed. It stays claimed. */
export const homeworkTakenOver = 'homework.taken-over';
/** The office publishes an answer as a solved question. */
export const homeworkPublished = 'homework.published';
/** The office marks an answer as paid. */
export const homeworkPaid = 'homework.paid';

/** States in which a tutor may find work: open, or claimed by somebody whose claim may lapse. */
export const queuedStates = ['open', 'claimed'] as const satisfies readonly HomeworkQuestionState[];

/** States in which a tutor lists a question as the own one. Hidden ones, and junk, are for the office. */
export const ownStates = [
  'claimed',
  'answered',
  'closed',
  'declined',
] as const satisfies readonly HomeworkQuestionState[];

/** How long a claim holds, in milliseconds: 2 hours. */
export const claimMs = 7_200_000;

/** After this long an answered question counts as closed, in milliseconds: 3 days. */
export const answerStandsMs = 259_200_000;

/** How often whoever asked may ask back. */
export const maximumAsksBack = 2;

interface Timed {
  readonly state: HomeworkQuestionState;
  readonly claimedAt: string;
  readonly answeredAt: string;
}

/** When the claim lapses, in milliseconds since the epoch; null while nobody has claimed the question. */
export const claimLapsesAt = ({ state, claimedAt }: Pick<Timed, 'state' | 'claimedAt'>): number | null =>
  state === 'claimed' ? Date.parse(claimedAt) + claimMs : null;

/** Whether a tutor other than the present one may claim it. */
export function isClaimable(question: Pick<Timed, 'state' | 'claimedAt'>, now: Date): boolean {
  const lapses = claimLapsesAt(question);
  return question.state === 'open' || (lapses !== null && now.getTime() >= lapses);
}

/** Whether the answer is confirmed: whoever asked has closed the question, or three days have passed. */
export const isConfirmed = ({ state, answeredAt }: Timed, now: Date): boolean =>
  answeredAt !== '' &&
  (state === 'closed' || (state === 'answered' && now.getTime() >= Date.parse(answeredAt) + answerStandsMs));
