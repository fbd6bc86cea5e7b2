import { setup, type EventFromLogic, type StateValueFrom } from 'xstate';
import { by, isBy, readLifecycle, type LifecycleEvent } from '@/shared/lib/lifecycle';

/** The office takes a solved question off the site, or puts it back. */
type Showing = LifecycleEvent<'solved.withdrawn' | 'solved.restored'>;

/** Lifecycle of a solved question. */
export const solvedQuestionMachine = setup({
  types: { events: {} as Showing },
  guards: { isBy },
}).createMachine({
  id: 'solvedQuestion',
  initial: 'published',
  states: {
    published: { on: { 'solved.withdrawn': { guard: by('office'), target: 'withdrawn' } } },
    withdrawn: { on: { 'solved.restored': { guard: by('office'), target: 'published' } } },
  },
});

export type SolvedQuestionState = StateValueFrom<typeof solvedQuestionMachine>;
export type SolvedQuestionEvent = EventFromLogic<typeof solvedQuestionMachine>['type'];

const solvedQuestionEvents: readonly SolvedQuestionEvent[] = ['solved.withdrawn', 'solved.restored'];

/** The lifecycle as a table. */
export const solvedQuestionLifecycle = readLifecycle<SolvedQuestionState, SolvedQuestionEvent>(
  solvedQuestionMachine,
  solvedQuestionEvents,
);

/** Event of the line with which a solved question begins. */
export const solvedPublished = 'solved.published';
