import { setup, type EventFromLogic, type StateValueFrom } from 'xstate';
import { by, isBy, readLifecycle, type LifecycleEvent } from '@/shared/lib/lifecycle';

/** All families have agreed, or one has not. */
type OfficeTransition = LifecycleEvent<'group.agreed' | 'group.dropped'>;

const office = by('office');

/**
 * Lifecycle of a group of neighbours: the office asks the families, and either all agree or it is dropped.
 */
export const groupMachine = setup({
  types: { events: {} as OfficeTransition },
  guards: { isBy },
}).createMachine({
  id: 'group',
  initial: 'proposed',
  states: {
    proposed: {
      on: {
        'group.agreed': { guard: office, target: 'agreed' },
        'group.dropped': { guard: office, target: 'dropped' },
      },
    },
    agreed: { on: { 'group.dropped': { guard: office, target: 'dropped' } } },
    dropped: { type: 'final' },
  },
});

export type GroupState = StateValueFrom<typeof groupMachine>;
export type GroupEvent = EventFromLogic<typeof groupMachine>['type'];

export const groupEvents: readonly GroupEvent[] = ['group.agreed', 'group.dropped'];

/** The lifecycle as a table. */
export const groupLifecycle = readLifecycle<GroupState, GroupEvent>(groupMachine, groupEvents);
