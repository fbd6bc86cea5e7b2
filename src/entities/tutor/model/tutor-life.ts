import { setup, type EventFromLogic, type StateValueFrom } from 'xstate';
import { by, isBy, readLife, type LifeEvent } from '@/shared/lib/life';

/** The tutor takes no new learners for a while, or takes them again. */
type OwnMove = LifeEvent<'tutor.paused' | 'tutor.resumed'>;

/** The office takes the profile off the site, or puts it back; for some days or until a talk, or until it says otherwise. */
type OfficeMove = LifeEvent<'tutor.hidden' | 'tutor.shown' | 'tutor.suspended' | 'tutor.reinstated'>;

const hidden = { guard: by('office'), target: 'hidden' } as const;
const suspended = { guard: by('office'), target: 'suspended' } as const;

/**
 * The life of a tutor's profile. Whoever is suspended comes back paused, and opens the profile again themselves; who was hidden for
 * a while comes back as they were.
 */
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

export type TutorState = StateValueFrom<typeof tutorLifeMachine>;
export type TutorEvent = EventFromLogic<typeof tutorLifeMachine>['type'];

export const tutorEvents: readonly TutorEvent[] = [
  'tutor.paused',
  'tutor.resumed',
  'tutor.hidden',
  'tutor.shown',
  'tutor.suspended',
  'tutor.reinstated',
];

/** In these states a tutor may say yes to an offer; in the others the office has taken the profile off the list. */
export const mayTakeOffers = (state: unknown): boolean => state === 'active' || state === 'paused';

/** The life as a table: who may move a profile from where to where. */
export const tutorLife = readLife<TutorState, TutorEvent>(tutorLifeMachine, tutorEvents);
