import { setup, type EventFromLogic, type StateValueFrom } from 'xstate';
import { by, isBy, readLifecycle, type LifecycleEvent } from '@/shared/lib/lifecycle';

/** The office lets the code work no longer, or again. */
type Shutting = LifecycleEvent<'page.shut' | 'page.reopened'>;

/** Lifecycle of a school's page. Its code opens it while it is open. */
export const schoolPageMachine = setup({
  types: { events: {} as Shutting },
  guards: { isBy },
}).createMachine({
  id: 'schoolPage',
  initial: 'open',
  states: {
    open: { on: { 'page.shut': { guard: by('office'), target: 'shut' } } },
    shut: { on: { 'page.reopened': { guard: by('office'), target: 'open' } } },
  },
});

export type SchoolPageState = StateValueFrom<typeof schoolPageMachine>;
export type SchoolPageEvent = EventFromLogic<typeof schoolPageMachine>['type'];

const schoolPageEvents: readonly SchoolPageEvent[] = ['page.shut', 'page.reopened'];

/** The lifecycle as a table. */
export const schoolPageLifecycle = readLifecycle<SchoolPageState, SchoolPageEvent>(
  schoolPageMachine,
  schoolPageEvents,
);
