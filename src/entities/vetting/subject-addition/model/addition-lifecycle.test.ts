import { describe, expect, it } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import { additionEvents, additionLifecycle, additionMachine } from './addition-lifecycle';

const movers = ['office', 'code-holder', 'tutor'] as const;

describe('the lifecycle of subjects that are asked for', () => {
  it('can reach every state', () => {
    const events = additionEvents.flatMap((type) => movers.map((by) => ({ type, by })));
    const reached = getShortestPaths(additionMachine, { events }).map(({ state }) => state.value);
    expect(new Set(reached)).toEqual(new Set(additionLifecycle.states));
  });

  it('is decided by the office and withdrawn by the tutor, once', () => {
    expect(additionLifecycle.transitions.map(({ from, to, by }) => `${by}: ${from} → ${to}`)).toEqual([
      'office: asked → approved',
      'office: asked → refused',
      'tutor: asked → withdrawn',
    ]);
  });
});
