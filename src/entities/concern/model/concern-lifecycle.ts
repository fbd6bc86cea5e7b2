import { setup, type EventFromLogic, type StateValueFrom } from 'xstate';
import { by, isBy, readLifecycle, type LifecycleEvent } from '@/shared/lib/lifecycle';

/** Somebody was called, the worry was passed on to those who must know, or nothing is left to do. */
type ConcernTransition = LifecycleEvent<'concern.called' | 'concern.referred' | 'concern.closed'>;

/** Somebody marks it as junk, or restores it. */
type Sorting = LifecycleEvent<'concern.junked' | 'concern.restored'>;

const referred = { guard: by('office'), target: 'referred' } as const;
const closed = { guard: by('office'), target: 'closed' } as const;

/**
 * Lifecycle of a worry about a child. `office` means its members with the duty `safeguarding`, by the access
 * rules. A worry is not closed before somebody was called or it was passed on.
 */
export const concernMachine = setup({
  types: { events: {} as ConcernTransition | Sorting },
  guards: { isBy },
}).createMachine({
  id: 'concern',
  initial: 'received',
  states: {
    received: {
      on: {
        'concern.called': { guard: by('office'), target: 'called' },
        // Nobody can be called who left no number.
        'concern.referred': referred,
        'concern.junked': { guard: by('office'), target: 'junk' },
      },
    },
    called: { on: { 'concern.referred': referred, 'concern.closed': closed } },
    referred: { on: { 'concern.closed': closed } },
    closed: { type: 'final' },
    junk: { on: { 'concern.restored': { guard: by('office'), target: 'received' } } },
  },
});

export type ConcernState = StateValueFrom<typeof concernMachine>;
export type ConcernEvent = EventFromLogic<typeof concernMachine>['type'];

export const concernEvents: readonly ConcernEvent[] = [
  'concern.called',
  'concern.referred',
  'concern.closed',
  'concern.junked',
  'concern.restored',
];

/** The lifecycle as a table. */
export const concernLifecycle = readLifecycle<ConcernState, ConcernEvent>(concernMachine, concernEvents);
