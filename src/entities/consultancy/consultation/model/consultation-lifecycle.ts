import { setup, type EventFromLogic, type StateValueFrom } from 'xstate';
import { by, isBy, readLifecycle, type LifecycleEvent } from '@/shared/lib/lifecycle';

/** The office looks into the needs of the school, sends a proposal, and works. */
type Working = LifecycleEvent<
  'scoping.started' | 'proposal.sent' | 'work.started' | 'work.finished' | 'consultation.declined'
>;

/** A named person of the school answers the proposal. */
type Answer = LifecycleEvent<'proposal.accepted' | 'proposal.declined'>;

/** The school cancels by its code, or the office after the school told it. */
type Cancellation = LifecycleEvent<'consultation.cancelled'>;

/** The office marks it as junk, or restores it. */
type Sorting = LifecycleEvent<'consultation.junked' | 'consultation.restored'>;

const office = by('office');
const declined = { guard: office, target: 'declined' } as const;
const cancelled = { guard: by('code-holder', 'office'), target: 'cancelled' } as const;

/**
 * Lifecycle of a consultation. A declined proposal leads back to scoping: the office can send another.
 */
export const consultationMachine = setup({
  types: { events: {} as Working | Answer | Cancellation | Sorting },
  guards: { isBy },
}).createMachine({
  id: 'consultation',
  initial: 'received',
  states: {
    received: {
      on: {
        'scoping.started': { guard: office, target: 'scoping' },
        'consultation.declined': declined,
        'consultation.cancelled': cancelled,
        'consultation.junked': { guard: office, target: 'junk' },
      },
    },
    scoping: {
      on: {
        'proposal.sent': { guard: office, target: 'proposed' },
        'consultation.declined': declined,
        'consultation.cancelled': cancelled,
      },
    },
    proposed: {
      on: {
        'proposal.accepted': { guard: by('code-holder'), target: 'agreed' },
        'proposal.declined': { guard: by('code-holder'), target: 'scoping' },
        'consultation.declined': declined,
        'consultation.cancelled': cancelled,
      },
    },
    agreed: {
      on: {
        'work.started': { guard: office, target: 'running' },
        'consultation.cancelled': cancelled,
      },
    },
    running: {
      on: {
        'work.finished': { guard: office, target: 'finished' },
        'consultation.cancelled': { guard: office, target: 'cancelled' },
      },
    },
    finished: { type: 'final' },
    declined: { type: 'final' },
    cancelled: { type: 'final' },
    junk: { on: { 'consultation.restored': { guard: office, target: 'received' } } },
  },
});

export type ConsultationState = StateValueFrom<typeof consultationMachine>;
export type ConsultationEvent = EventFromLogic<typeof consultationMachine>['type'];

export const consultationEvents: readonly ConsultationEvent[] = [
  'scoping.started',
  'proposal.sent',
  'proposal.accepted',
  'proposal.declined',
  'work.started',
  'work.finished',
  'consultation.declined',
  'consultation.cancelled',
  'consultation.junked',
  'consultation.restored',
];

/** The lifecycle as a table. */
export const consultationLifecycle = readLifecycle<ConsultationState, ConsultationEvent>(
  consultationMachine,
  consultationEvents,
);

/** The states of a successful consultation, in order. */
export const consultationTimeline: readonly ConsultationState[] = [
  'received',
  'scoping',
  'proposed',
  'agreed',
  'running',
  'finished',
];

/** States in which school and office write to each other. */
export const openStates: readonly ConsultationState[] = [
  'received',
  'scoping',
  'proposed',
  'agreed',
  'running',
];

/** States that are over; the desk reads them page by page. */
export const pastConsultationStates = [
  'finished',
  'declined',
  'cancelled',
] as const satisfies ConsultationState[];

export type PastConsultationState = (typeof pastConsultationStates)[number];

/** States in which reports are made: once a proposal is agreed. */
export const reportingStates: readonly ConsultationState[] = ['agreed', 'running', 'finished'];

/** Events that leave the state alone. */
export const questionAsked = 'question.asked';
export const questionAnswered = 'question.answered';
/** A newer version takes the place of a proposal that is not answered yet. */
export const proposalRenewed = 'proposal.renewed';
/** The office marks a step of the agreed proposal as done, or takes that back. */
export const stepMarked = 'step.marked';
/** The school or the office saves a report on the figures before and after the work. */
export const outcomeReported = 'outcome.reported';
/** The office says which checked school it is, or takes that back. */
export const schoolLinked = 'school.linked';
