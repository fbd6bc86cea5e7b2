import { setup, type EventFromLogic, type StateValueFrom } from 'xstate';
import { by, isBy, readLifecycle, type LifecycleEvent } from '@/shared/lib/lifecycle';

/** The office takes the words, as they are or changed, or does not take them. */
type Decision = LifecycleEvent<'wording.accepted' | 'wording.declined'>;

const office = by('office');
const declined = { guard: office, target: 'declined' } as const;

/** Lifecycle of a better text that a speaker suggests. What was accepted can still be taken back. */
export const wordingMachine = setup({
  types: { events: {} as Decision },
  guards: { isBy },
}).createMachine({
  id: 'wording',
  initial: 'suggested',
  states: {
    suggested: {
      on: { 'wording.accepted': { guard: office, target: 'accepted' }, 'wording.declined': declined },
    },
    accepted: { on: { 'wording.declined': declined } },
    declined: { type: 'final' },
  },
});

export type WordingState = StateValueFrom<typeof wordingMachine>;
type WordingEvent = EventFromLogic<typeof wordingMachine>['type'];

const wordingEvents: readonly WordingEvent[] = ['wording.accepted', 'wording.declined'];

/** The lifecycle as a table. */
export const wordingLifecycle = readLifecycle<WordingState, WordingEvent>(wordingMachine, wordingEvents);
