import { setup, type EventFromLogic, type StateValueFrom } from 'xstate';
import { by, isBy, readLife, type LifeEvent } from '@/shared/lib/life';

/** Somebody of the office takes it up, or has answered it. */
type EnquiryMove = LifeEvent<'answer.started' | 'answer.given'>;

/** The life of a question to the office. Only the office moves it. */
export const enquiryLifeMachine = setup({
  types: { events: {} as EnquiryMove },
  guards: { isBy },
}).createMachine({
  id: 'enquiryLife',
  initial: 'new',
  states: {
    new: { on: { 'answer.started': { guard: by('office'), target: 'answering' } } },
    answering: { on: { 'answer.given': { guard: by('office'), target: 'resolved' } } },
    resolved: { type: 'final' },
  },
});

export type EnquiryState = StateValueFrom<typeof enquiryLifeMachine>;
export type EnquiryEvent = EventFromLogic<typeof enquiryLifeMachine>['type'];

export const enquiryEvents: readonly EnquiryEvent[] = ['answer.started', 'answer.given'];

/** The life as a table: who may move an enquiry from where to where. */
export const enquiryLife = readLife<EnquiryState, EnquiryEvent>(enquiryLifeMachine, enquiryEvents);
