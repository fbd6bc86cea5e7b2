import { setup, type EventFromLogic, type StateValueFrom } from 'xstate';
import { by, isBy, readLifecycle, type LifecycleEvent } from '@/shared/lib/lifecycle';

/** The tutor has seen the result, or takes back what was not done. */
type Closing = LifecycleEvent<'assignment.finished' | 'assignment.withdrawn'>;

/**
 * Lifecycle of practice that a tutor assigns. A report of the family does not move it: the learner may go on
 * practising and report again until the tutor closes it.
 */
export const assignmentMachine = setup({
  types: { events: {} as Closing },
  guards: { isBy },
}).createMachine({
  id: 'assignment',
  initial: 'assigned',
  states: {
    assigned: {
      on: {
        'assignment.finished': { guard: by('tutor'), target: 'finished' },
        'assignment.withdrawn': { guard: by('tutor'), target: 'withdrawn' },
      },
    },
    finished: { type: 'final' },
    withdrawn: { type: 'final' },
  },
});

export type AssignmentState = StateValueFrom<typeof assignmentMachine>;
export type AssignmentEvent = EventFromLogic<typeof assignmentMachine>['type'];

const assignmentEvents: readonly AssignmentEvent[] = ['assignment.finished', 'assignment.withdrawn'];

/** The lifecycle as a table. */
export const assignmentLifecycle = readLifecycle<AssignmentState, AssignmentEvent>(
  assignmentMachine,
  assignmentEvents,
);
