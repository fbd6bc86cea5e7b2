import { setup, type EventFromLogic, type StateValueFrom } from 'xstate';
import { by, isBy, readLifecycle, type LifecycleEvent } from '@/shared/lib/lifecycle';

/** The tutor's answer; `amended` accepts at other times. */
type TutorAnswer = LifecycleEvent<'offer.accepted' | 'offer.amended' | 'offer.declined'>;

/** No answer within 24 hours, or the office withdraws it. */
type OfficeTransition = LifecycleEvent<'offer.expired' | 'offer.withdrawn'>;

/** The family chooses this tutor, or another one. */
type FamilyChoice = LifecycleEvent<'offer.chosen' | 'offer.passed'>;

/** The lessons have ended, for either side; or the office stops them, because it suspended the tutor. */
type Ending = LifecycleEvent<'lessons.ended' | 'offer.stopped'>;

const officeOrFamily = by('office', 'code-holder');

const withdrawn = { guard: by('office'), target: 'withdrawn' } as const;
const chosen = { guard: officeOrFamily, target: 'chosen' } as const;
const passed = { guard: officeOrFamily, target: 'passed' } as const;

/**
 * Lifecycle of an offer: the tutor answers within 24 hours, then the family chooses. From then on it stands
 * for the lessons of this pair, until either side ends them, or the office suspends the tutor. What was
 * stopped stays so when the tutor returns.
 */
export const offerMachine = setup({
  types: { events: {} as TutorAnswer | OfficeTransition | FamilyChoice | Ending },
  guards: { isBy },
}).createMachine({
  id: 'offer',
  initial: 'sent',
  states: {
    sent: {
      on: {
        'offer.accepted': { guard: by('tutor'), target: 'accepted' },
        'offer.amended': { guard: by('tutor'), target: 'amended' },
        'offer.declined': { guard: by('tutor'), target: 'declined' },
        'offer.expired': { guard: by('office'), target: 'expired' },
        'offer.withdrawn': withdrawn,
      },
    },
    accepted: { on: { 'offer.chosen': chosen, 'offer.passed': passed, 'offer.withdrawn': withdrawn } },
    amended: { on: { 'offer.chosen': chosen, 'offer.passed': passed, 'offer.withdrawn': withdrawn } },
    chosen: {
      on: {
        'lessons.ended': { guard: by('office', 'code-holder', 'tutor'), target: 'ended' },
        'offer.stopped': { guard: by('office'), target: 'stopped' },
      },
    },
    declined: { type: 'final' },
    expired: { type: 'final' },
    withdrawn: { type: 'final' },
    passed: { type: 'final' },
    ended: { type: 'final' },
    stopped: { type: 'final' },
  },
});

export type OfferState = StateValueFrom<typeof offerMachine>;
export type OfferEvent = EventFromLogic<typeof offerMachine>['type'];

export const offerEvents: readonly OfferEvent[] = [
  'offer.accepted',
  'offer.amended',
  'offer.declined',
  'offer.expired',
  'offer.withdrawn',
  'offer.chosen',
  'offer.passed',
  'lessons.ended',
  'offer.stopped',
];

/** The lifecycle as a table. */
export const offerLifecycle = readLifecycle<OfferState, OfferEvent>(offerMachine, offerEvents);

/** Time limit of the tutor's answer, in milliseconds. */
export const offerAnswerMs = 86_400_000;

/** States of an offer that is unanswered, accepted or chosen. */
export const openOfferStates: readonly OfferState[] = ['sent', 'accepted', 'amended', 'chosen'];

/** Whether the offer is unanswered, accepted or chosen. */
export const isOpenOffer = (state: OfferState): boolean => openOfferStates.includes(state);

/** Whether the family has chosen this tutor once, so that the offer can have lessons. */
export const wasChosen = (state: unknown): boolean =>
  state === 'chosen' || state === 'ended' || state === 'stopped';

/**
 * Offers of tutors whom the family has chosen, newest first, and the one who teaches or taught last; null
 * without one.
 * @param offers oldest first
 */
export function chosenOffers<Chosen extends { readonly state: OfferState }>(offers: readonly Chosen[]) {
  const taught = offers.filter(({ state }) => wasChosen(state)).reverse();
  return { taught, last: taught.find(({ state }) => state === 'chosen') ?? taught[0] ?? null };
}

interface Dated {
  readonly state: OfferState;
  readonly createdAt: string;
}

/** When an offer expires, in milliseconds since the epoch. */
export const lapsesAt = ({ createdAt }: Pick<Dated, 'createdAt'>): number =>
  Date.parse(createdAt) + offerAnswerMs;

/** Effective state: after 24 hours an unanswered offer counts as expired before the office stores it. */
export const offerStateAt = (offer: Dated, now: Date): OfferState =>
  offer.state === 'sent' && now.getTime() >= lapsesAt(offer) ? 'expired' : offer.state;
