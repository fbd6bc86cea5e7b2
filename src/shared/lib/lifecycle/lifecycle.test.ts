import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { readLifecycle, type TransitionRole } from './lifecycle';

const doorMachine = setup({
  types: { events: {} as { type: 'opened' | 'closed' | 'bricked.up'; by: TransitionRole } },
  guards: { byOffice: ({ event }) => event.by === 'office' },
}).createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { opened: 'open', 'bricked.up': { guard: 'byOffice', target: 'gone' } } },
    open: { on: { closed: 'shut' } },
    gone: { type: 'final' },
  },
});

describe('a lifecycle read from its machine', () => {
  const lifecycle = readLifecycle(doorMachine, ['opened', 'closed', 'bricked.up']);

  it('has the states and the initial state', () => {
    expect(lifecycle.initial).toBe('shut');
    expect([...lifecycle.states].sort()).toEqual(['gone', 'open', 'shut']);
  });

  it('offers each actor only transitions of the machine', () => {
    expect(lifecycle.transitionsFrom('shut', 'office').map((transition) => transition.event)).toEqual([
      'opened',
      'bricked.up',
    ]);
    expect(lifecycle.transitionsFrom('shut', 'code-holder').map((transition) => transition.event)).toEqual([
      'opened',
    ]);
    expect(lifecycle.transitionsFrom('gone', 'office')).toEqual([]);
  });

  it('allows a transition only from its state and by its actor', () => {
    expect(lifecycle.allows('shut', 'gone', 'office')).toBe(true);
    expect(lifecycle.allows('shut', 'gone', 'code-holder')).toBe(false);
    expect(lifecycle.allows('open', 'gone', 'office')).toBe(false);
    expect(lifecycle.allows('shut', 'shut', 'office')).toBe(false);
  });
});
