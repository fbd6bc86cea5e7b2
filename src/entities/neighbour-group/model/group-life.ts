import { setup, type EventFromLogic, type StateValueFrom } from 'xstate';
import { by, isBy, readLife, type LifeEvent } from '@/shared/lib/life';

/** All families have agreed, or one has not. */
type OfficeMove = LifeEvent<'group.agreed' | 'group.dropped'>;

const office = by('office');

/**
 * Lifecycle of a group of neighbours: the office asks the families, and either all agree or it is dropped.
 */
export const groupLifeMachine = setup({
  types: { events: {} as OfficeMove },
  guards: { isBy },
}).createMachine({
  id: 'groupLife',
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

export type GroupState = StateValueFrom<typeof groupLifeMachine>;
export type GroupEvent = EventFromLogic<typeof groupLifeMachine>['type'];

export const groupEvents: readonly GroupEvent[] = ['group.agreed', 'group.dropped'];

/** The lifecycle as a table. */
export const groupLife = readLife<GroupState, GroupEvent>(groupLifeMachine, groupEvents);
