import { setup, type EventFromLogic, type StateValueFrom } from 'xstate';
import { by, isBy, readLife, type LifeEvent } from '@/shared/lib/life';

type EvidenceMove = LifeEvent<
  | 'evidence.withdrawn'
  /** Nobody does this: the day has come that the paper names. */
  | 'day.came'
>;

/**
 * The life of one thing that the office has checked about a tutor. It holds until the day it names, or until the office takes
 * it back. That it has expired is never stored: everybody works it out from the day (`evidenceStateAt`).
 */
export const evidenceMachine = setup({
  types: { events: {} as EvidenceMove },
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

/** What somebody can do to evidence, as a table; the passing of days is not among it. */
export const evidenceLife = readLife<EvidenceState, EvidenceEvent>(evidenceMachine, ['evidence.withdrawn']);
