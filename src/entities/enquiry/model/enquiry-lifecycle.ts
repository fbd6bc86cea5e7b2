import { setup, type EventFromLogic, type StateValueFrom } from 'xstate';
import { by, isBy, readLifecycle, type LifecycleEvent } from '@/shared/lib/lifecycle';

/** The office starts answering, or has answered. */
type EnquiryTransition = LifecycleEvent<'answer.started' | 'answer.given'>;

/** The office marks it as junk, or restores it. */
type Sorting = LifecycleEvent<'enquiry.junked' | 'enquiry.restored'>;

const junked = { guard: by('office'), target: 'junk' } as const;

/** Lifecycle of an enquiry. Only the office makes transitions. */
export const enquiryMachine = setup({
  types: { events: {} as EnquiryTransition | Sorting },
  guards: { isBy },
}).createMachine({
  id: 'enquiry',
  initial: 'new',
  states: {
    new: {
      on: {
        'answer.started': { guard: by('office'), target: 'answering' },
        'enquiry.junked': junked,
      },
    },
    answering: {
      on: {
        'answer.given': { guard: by('office'), target: 'resolved' },
        'enquiry.junked': junked,
      },
    },
    resolved: { type: 'final' },
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
];

/** The lifecycle as a table. */
export const enquiryLifecycle = readLifecycle<EnquiryState, EnquiryEvent>(enquiryMachine, enquiryEvents);
