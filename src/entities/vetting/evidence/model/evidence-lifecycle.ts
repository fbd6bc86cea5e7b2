import { setup, type EventFromLogic, type StateValueFrom } from 'xstate';
import { by, isBy, readLifecycle, type LifecycleEvent } from '@/shared/lib/lifecycle';

type EvidenceTransition = LifecycleEvent<
  | 'evidence.withdrawn'
  /** Time-based: the expiry day has passed. */
  | 'day.came'
>;

/**
 * Lifecycle of a check. It is valid until its expiry day, or until the office withdraws it. Expiry is never
 * stored but derived from the date (`evidenceStateAt`).
 */
export const evidenceMachine = setup({
  types: { events: {} as EvidenceTransition },
  guards: { isBy },
}).createMachine({
  id: 'evidence',
  initial: 'valid',
  states: {
    valid: {
      on: {
        'day.came': 'expired',
        'evidence.withdrawn': { guard: by('office'), target: 'withdrawn' },
      },
    },
    expired: { on: { 'evidence.withdrawn': { guard: by('office'), target: 'withdrawn' } } },
    withdrawn: { type: 'final' },
  },
});

export type EvidenceState = StateValueFrom<typeof evidenceMachine>;
export type EvidenceEvent = EventFromLogic<typeof evidenceMachine>['type'];

/** Transitions made by people, as a table; without expiry. */
export const evidenceLifecycle = readLifecycle<EvidenceState, EvidenceEvent>(evidenceMachine, [
  'evidence.withdrawn',
]);
