import { describe, expect, it } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import { certificateEvents, certificateLifecycle, certificateMachine } from './certificate-lifecycle';

const movers = ['office', 'code-holder', 'tutor'] as const;
const edges = (by: (typeof movers)[number]) =>
  certificateLifecycle.transitions
    .filter((transition) => transition.by === by)
    .map(({ from, to }) => `${from} → ${to}`)
    .sort();

describe('the lifecycle of a certificate of service', () => {
  it('can reach every state', () => {
    const events = certificateEvents.flatMap((type) => movers.map((by) => ({ type, by })));
    const reached = getShortestPaths(certificateMachine, { events }).map(({ state }) => state.value);
    expect(new Set(reached)).toEqual(new Set(certificateLifecycle.states));
  });

  it('is confirmed by the family alone', () => {
    expect(edges('code-holder')).toEqual(['asked → confirmed', 'asked → refused']);
    expect(edges('tutor')).toEqual(['asked → withdrawn']);
  });

  it('is withdrawn by the office alone once confirmed', () => {
    expect(edges('office')).toEqual(['asked → withdrawn', 'confirmed → withdrawn']);
  });
});
