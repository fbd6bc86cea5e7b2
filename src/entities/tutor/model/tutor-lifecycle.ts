import { setup, type EventFromLogic, type StateValueFrom } from 'xstate';
import { by, isBy, readLifecycle, type LifecycleEvent } from '@/shared/lib/lifecycle';

/** The tutor pauses, or takes learners again. */
type OwnTransition = LifecycleEvent<'tutor.paused' | 'tutor.resumed'>;

/** The office hides or suspends the profile, or restores it. */
type OfficeTransition = LifecycleEvent<
  'tutor.hidden' | 'tutor.shown' | 'tutor.suspended' | 'tutor.reinstated'
>;

const hidden = { guard: by('office'), target: 'hidden' } as const;
const suspended = { guard: by('office'), target: 'suspended' } as const;

/**
 * Lifecycle of a tutor's profile. A suspended profile returns paused, and the tutor activates it. A hidden
 * profile returns to its previous state.
 */
export const tutorMachine = setup({
  types: { events: {} as OwnTransition | OfficeTransition },
  guards: { isBy },
}).createMachine({
  id: 'tutor',
  initial: 'active',
  states: {
    active: {
      on: {
        'tutor.paused': { guard: by('tutor', 'office'), target: 'paused' },
        'tutor.hidden': hidden,
        'tutor.suspended': suspended,
      },
    },
    paused: {
      on: {
        'tutor.resumed': { guard: by('tutor', 'office'), target: 'active' },
        'tutor.hidden': hidden,
        'tutor.suspended': suspended,
      },
    },
    hidden: {
      on: {
        'tutor.shown': { guard: by('office'), target: 'active' },
        'tutor.reinstated': { guard: by('office'), target: 'paused' },
        'tutor.suspended': suspended,
      },
    },
    suspended: { on: { 'tutor.reinstated': { guard: by('office'), target: 'paused' } } },
  },
});

export type TutorState = StateValueFrom<typeof tutorMachine>;
export type TutorEvent = EventFromLogic<typeof tutorMachine>['type'];

export const tutorEvents: readonly TutorEvent[] = [
  'tutor.paused',
  'tutor.resumed',
  'tutor.hidden',
  'tutor.shown',
  'tutor.suspended',
  'tutor.reinstated',
];

/** Whether a tutor in this state may accept offers. */
export const mayTakeOffers = (state: unknown): boolean => state === 'active' || state === 'paused';

/** The lifecycle as a table. */
export const tutorLifecycle = readLifecycle<TutorState, TutorEvent>(tutorMachine, tutorEvents);
