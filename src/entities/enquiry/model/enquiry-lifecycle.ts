import { setup, type EventFromLogic, type StateValueFrom } from 'xstate';
import { by, isBy, readLifecycle, type LifecycleEvent } from '@/shared/lib/lifecycle';

/** The office starts answering, or has answered. */
type EnquiryTransition = LifecycleEvent<'answer.started' | 'answer.given'>;

/** The office marks it as junk, or restores it. */
type Sorting = LifecycleEvent<'enquiry.junked' | 'enquiry.restored'>;

const junked = { guard: by('office'), target: 'junk' } as const;

/** Whoever sent it takes it back. */
type Withdrawal = LifecycleEvent<'enquiry.withdrawn'>;

const withdrawn = { guard: by('code-holder'), target: 'withdrawn' } as const;

/** Lifecycle of an enquiry. The office answers; whoever has the code may take it back until then. */
export const enquiryMachine = setup({
  types: { events: {} as EnquiryTransition | Sorting | Withdrawal },
  guards: { isBy },
}).createMachine({
  id: 'enquiry',
  initial: 'new',
  states: {
    new: {
      on: {
        'answer.started': { guard: by('office'), target: 'answering' },
        'enquiry.junked': junked,
        'enquiry.withdrawn': withdrawn,
      },
    },
    answering: {
      on: {
        'answer.given': { guard: by('office'), target: 'resolved' },
        'enquiry.junked': junked,
        'enquiry.withdrawn': withdrawn,
      },
    },
    resolved: { type: 'final' },
    withdrawn: { type: 'final' },
    junk: { on: { 'enquiry.restored': { guard: by('office'), target: 'new' } } },
  },
});

export type EnquiryState = StateValueFrom<typeof enquiryMachine>;
export type EnquiryEvent = EventFromLogic<typeof enquiryMachine>['type'];

export const enquiryEvents: readonly EnquiryEvent[] = [
  'answer.started',
  'answer.given',
  'enquiry.junked',
  'enquiry.restored',
  'enquiry.withdrawn',
];

/** States in which the sender still waits for the answer. */
export const unansweredStates: readonly EnquiryState[] = ['new', 'answering'];

/** States that are over; the desk reads them page by page. */
export const pastEnquiryStates = ['resolved', 'withdrawn'] as const satisfies EnquiryState[];

export type PastEnquiryState = (typeof pastEnquiryStates)[number];

export const isUnanswered = (state: EnquiryState): boolean => unansweredStates.includes(state);

/** The lifecycle as a table. */
export const enquiryLifecycle = readLifecycle<EnquiryState, EnquiryEvent>(enquiryMachine, enquiryEvents);
