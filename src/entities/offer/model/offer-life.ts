import { setup, type EventFromLogic, type StateValueFrom } from 'xstate';
import { by, isBy, readLife, type LifeEvent } from '@/shared/lib/life';

/** The tutor says yes, yes at other times, or no. */
type TutorAnswer = LifeEvent<'offer.accepted' | 'offer.amended' | 'offer.declined'>;

/** Nobody answered for 24 hours, or the office takes it back. */
type OfficeMove = LifeEvent<'offer.expired' | 'offer.withdrawn'>;

/** The family takes this tutor, or another one. */
type FamilyChoice = LifeEvent<'offer.chosen' | 'offer.passed'>;

/** The lessons that came of it are over, for whichever side. */
type Ending = LifeEvent<'lessons.ended'>;

const officeOrFamily = by('office', 'code-holder');

const withdrawn = { guard: by('office'), target: 'withdrawn' } as const;
const chosen = { guard: officeOrFamily, target: 'chosen' } as const;
const passed = { guard: officeOrFamily, target: 'passed' } as const;

/**
 * The life of an offer of one request to one tutor: first the tutor answers, within 24 hours, then the family chooses. From then
 * on it stands for the lessons of that tutor with that family, until either side ends them.
 */
export const offerLifeMachine = setup({
  types: { events: {} as TutorAnswer | OfficeMove | FamilyChoice | Ending },
  guards: { isBy },
}).createMachine({
  id: 'offerLife',
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
    chosen: { on: { 'lessons.ended': { guard: by('office', 'code-holder', 'tutor'), target: 'ended' } } },
    declined: { type: 'final' },
    expired: { type: 'final' },
    withdrawn: { type: 'final' },
    passed: { type: 'final' },
    ended: { type: 'final' },
  },
});

export type OfferState = StateValueFrom<typeof offerLifeMachine>;
export type OfferEvent = EventFromLogic<typeof offerLifeMachine>['type'];

export const offerEvents: readonly OfferEvent[] = [
  'offer.accepted',
  'offer.amended',
  'offer.declined',
  'offer.expired',
  'offer.withdrawn',
  'offer.chosen',
  'offer.passed',
  'lessons.ended',
];

/** The life as a table: who may move an offer from where to where. */
export const offerLife = readLife<OfferState, OfferEvent>(offerLifeMachine, offerEvents);

/** A tutor has this long to answer, in milliseconds. */
export const offerAnswerMs = 86_400_000;

const openStates: readonly OfferState[] = ['sent', 'accepted', 'amended', 'chosen'];

/** Whether a tutor can still answer an offer, has said yes to it, or teaches by it. */
export const isOpenOffer = (state: OfferState): boolean => openStates.includes(state);

interface Dated {
  readonly state: OfferState;
  readonly createdAt: string;
}

/** When an offer lapses, in milliseconds of the epoch. */
export const lapsesAt = ({ createdAt }: Pick<Dated, 'createdAt'>): number =>
  Date.parse(createdAt) + offerAnswerMs;

/**
 * What an offer is now: past its 24 hours it has expired for everybody, also before the office has written it down.
 */
export const offerStateAt = (offer: Dated, now: Date): OfferState =>
  offer.state === 'sent' && now.getTime() >= lapsesAt(offer) ? 'expired' : offer.state;
