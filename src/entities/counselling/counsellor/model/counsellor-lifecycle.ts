import { setup, type EventFromLogic, type StateValueFrom } from 'xstate';
import { by, isBy, readLifecycle, type LifecycleEvent } from '@/shared/lib/lifecycle';

/** The office publishes a profile, or the counsellor has left. */
type Publishing = LifecycleEvent<'counsellor.published' | 'counsellor.left'>;

/** The office or the counsellor takes no new bookings for a while, or does again. */
type Pausing = LifecycleEvent<'counsellor.paused' | 'counsellor.resumed'>;

const office = by('office');
const left = { guard: office, target: 'left' } as const;

/**
 * Lifecycle of a counsellor's profile. `office` also means the counsellor, who pauses and resumes alone, by
 * the access rules.
 */
export const counsellorMachine = setup({
  types: { events: {} as Publishing | Pausing },
  guards: { isBy },
}).createMachine({
  id: 'counsellor',
  initial: 'draft',
  states: {
    draft: { on: { 'counsellor.published': { guard: office, target: 'published' } } },
    published: {
      on: { 'counsellor.paused': { guard: office, target: 'paused' }, 'counsellor.left': left },
    },
    paused: {
      on: { 'counsellor.resumed': { guard: office, target: 'published' }, 'counsellor.left': left },
    },
    left: { type: 'final' },
  },
});

export type CounsellorState = StateValueFrom<typeof counsellorMachine>;
export type CounsellorEvent = EventFromLogic<typeof counsellorMachine>['type'];

const counsellorEvents: readonly CounsellorEvent[] = [
  'counsellor.published',
  'counsellor.paused',
  'counsellor.resumed',
  'counsellor.left',
];

/** The lifecycle as a table. */
export const counsellorLifecycle = readLifecycle<CounsellorState, CounsellorEvent>(
  counsellorMachine,
  counsellorEvents,
);

/** States in which everybody reads a profile. */
export const publicCounsellorStates: readonly CounsellorState[] = ['published', 'paused'];

/** Transitions that a counsellor makes of the own profile. */
export const ownCounsellorEvents: readonly CounsellorEvent[] = ['counsellor.paused', 'counsellor.resumed'];
