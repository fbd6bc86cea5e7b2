import { describe, expect, it } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import { tutorEvents, tutorLifecycle, tutorMachine } from './tutor-lifecycle';

const movers = ['office', 'code-holder', 'tutor'] as const;
const events = tutorEvents.flatMap((type) => movers.map((by) => ({ type, by })));
const edges = (by: (typeof movers)[number]) =>
  tutorLifecycle.transitions
    .filter((transition) => transition.by === by)
    .map(({ from, event, to }) => `${from} ${event} ${to}`)
    .sort();

describe('the lifecycle of a profile', () => {
  it('can reach every state', () => {
    const reached = getShortestPaths(tutorMachine, { events }).map(({ state }) => state.value);
    expect(new Set(reached)).toEqual(new Set(Object.keys(tutorMachine.states)));
  });

  it('lets tutors pause and resume, and never undo what the office did', () => {
    expect(edges('tutor')).toEqual(['active tutor.paused paused', 'paused tutor.resumed active']);
  });

  it('lets the office make every transition, and a code holder none', () => {
    expect(edges('office')).toEqual([
      'active tutor.hidden hidden',
      'active tutor.paused paused',
      'active tutor.suspended suspended',
      'hidden tutor.reinstated paused',
      'hidden tutor.shown active',
      'hidden tutor.suspended suspended',
      'paused tutor.hidden hidden',
      'paused tutor.resumed active',
      'paused tutor.suspended suspended',
      'suspended tutor.reinstated paused',
    ]);
    expect(edges('code-holder')).toEqual([]);
  });
});
