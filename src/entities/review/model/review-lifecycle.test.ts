import { describe, expect, it } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import { reviewEvents, reviewLifecycle, reviewMachine } from './review-lifecycle';

const movers = ['office', 'code-holder', 'tutor'] as const;
const events = reviewEvents.flatMap((type) => movers.map((by) => ({ type, by })));
const edges = (by: (typeof movers)[number]) =>
  reviewLifecycle.transitions
    .filter((transition) => transition.by === by)
    .map(({ from, event, to }) => `${from} ${event} ${to}`)
    .sort();

describe('the lifecycle of a review', () => {
  it('can reach every state', () => {
    const reached = getShortestPaths(reviewMachine, { events }).map(({ state }) => state.value);
    expect(new Set(reached)).toEqual(new Set(Object.keys(reviewMachine.states)));
  });

  it('is published and withheld by the office alone', () => {
    expect(edges('office')).toEqual([
      'published review.withheld withheld',
      'submitted review.published published',
      'submitted review.withheld withheld',
    ]);
  });

  it('is withdrawn by the family alone', () => {
    expect(edges('code-holder')).toEqual([
      'published review.withdrawn withdrawn',
      'submitted review.withdrawn withdrawn',
    ]);
  });

  it('has no transition of the tutor', () => {
    expect(edges('tutor')).toEqual([]);
  });
});
