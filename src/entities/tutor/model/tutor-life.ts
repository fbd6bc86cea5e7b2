import { setup, type EventFromLogic, type StateValueFrom } from 'xstate';
import { by, isBy, readLife, type LifeEvent } from '@/shared/lib/life';

/** The tutor takes no new learners for a while, or takes them again. */
type OwnMove = LifeEvent<'tutor.paused' | 'tutor.resumed'>;

/** The office takes the profile off the site, or puts it back. */
type OfficeMove = LifeEvent<'tutor.suspended' | 'tutor.reinstated'>;

const suspended = { guard: by('office'), target: 'suspended' } as const;

/** The life of a tutor's profile. Whoever is suspended comes back paused, and opens the profile again themselves. */
export const tutorLifeMachine = setup({
  types: { events: {} as OwnMove | OfficeMove },
  guards: { isBy },
}).createMachine({
  id: 'tutorLife',
  initial: 'active',
  states: {
    active: {
      on: {
        'tutor.paused': { guard: by('tutor', 'office'), target: 'paused' },
        'tutor.suspended': suspended,
      },
    },
    paused: {
      on: {
        'tutor.resumed': { guard: by('tutor', 'office'), target: 'active' },
        'tutor.suspended': suspended,
      },
    },
    suspended: { on: { 'tutor.reinstated': { guard: by('office'), target: 'paused' } } },
  },
});

export type TutorState = StateValueFrom<typeof tutorLifeMachine>;
export type TutorEvent = EventFromLogic<typeof tutorLifeMachine>['type'];

export const tutorEvents: readonly TutorEvent[] = [
  'tutor.paused',
  'tutor.resumed',
  'tutor.suspended',
  'tutor.reinstated',
];

/** The life as a table: who may move a profile from where to where. */
export const tutorLife = readLife<TutorState, TutorEvent>(tutorLifeMachine, tutorEvents);
