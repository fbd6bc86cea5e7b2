import { setup, type EventFromLogic, type StateValueFrom } from 'xstate';
import { by, isBy, readLifecycle, type LifecycleEvent } from '@/shared/lib/lifecycle';

/** The office decides, or the tutor takes it back. */
type AdditionTransition = LifecycleEvent<'subjects.approved' | 'subjects.refused' | 'subjects.withdrawn'>;

/**
 * Lifecycle of subjects that a tutor asks for. The office decides once; whoever was refused asks anew, with
 * other papers.
 */
export const additionMachine = setup({
  types: { events: {} as AdditionTransition },
  guards: { isBy },
}).createMachine({
  id: 'addition',
  initial: 'asked',
  states: {
    asked: {
      on: {
        'subjects.approved': { guard: by('office'), target: 'approved' },
        'subjects.refused': { guard: by('office'), target: 'refused' },
        'subjects.withdrawn': { guard: by('tutor'), target: 'withdrawn' },
      },
    },
    approved: { type: 'final' },
    refused: { type: 'final' },
    withdrawn: { type: 'final' },
  },
});

export type AdditionState = StateValueFrom<typeof additionMachine>;
export type AdditionEvent = EventFromLogic<typeof additionMachine>['type'];

export const additionEvents: readonly AdditionEvent[] = [
  'subjects.approved',
  'subjects.refused',
  'subjects.withdrawn',
];

/** The lifecycle as a table. */
export const additionLifecycle = readLifecycle<AdditionState, AdditionEvent>(additionMachine, additionEvents);
