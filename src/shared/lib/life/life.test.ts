import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { readLife, type MovedBy } from './life';

const doorMachine = setup({
  types: { events: {} as { type: 'opened' | 'closed' | 'bricked.up'; by: MovedBy } },
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

describe('a life read off its machine', () => {
  const life = readLife(doorMachine, ['opened', 'closed', 'bricked.up']);

  it('knows the states and where it starts', () => {
    expect(life.initial).toBe('shut');
    expect([...life.states].sort()).toEqual(['gone', 'open', 'shut']);
  });

  it('offers each mover only what the machine has', () => {
    expect(life.movesFrom('shut', 'office').map((move) => move.event)).toEqual(['opened', 'bricked.up']);
    expect(life.movesFrom('shut', 'code-holder').map((move) => move.event)).toEqual(['opened']);
    expect(life.movesFrom('gone', 'office')).toEqual([]);
  });

  it('allows a move only from its state and by its mover', () => {
    expect(life.allows('shut', 'gone', 'office')).toBe(true);
    expect(life.allows('shut', 'gone', 'code-holder')).toBe(false);
    expect(life.allows('open', 'gone', 'office')).toBe(false);
    expect(life.allows('shut', 'shut', 'office')).toBe(false);
  });
});
