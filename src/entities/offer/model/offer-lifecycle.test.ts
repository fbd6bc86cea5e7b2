import { describe, expect, it } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import { offerEvents, offerLifecycle, offerMachine, offerStateAt } from './offer-lifecycle';

const movers = ['office', 'code-holder', 'tutor'] as const;
const events = offerEvents.flatMap((type) => movers.map((by) => ({ type, by })));
const edges = (by: (typeof movers)[number]) =>
  offerLifecycle.transitions
    .filter((transition) => transition.by === by)
    .map(({ from, event, to }) => `${from} ${event} ${to}`)
    .sort();

describe('the lifecycle of an offer', () => {
  it('can reach every state', () => {
    const reached = getShortestPaths(offerMachine, { events }).map(({ state }) => state.value);
    expect(new Set(reached)).toEqual(new Set(Object.keys(offerMachine.states)));
  });

  it('lets the tutor answer a sent offer and end a running one, and nothing else', () => {
    expect(edges('tutor')).toEqual([
      'chosen lessons.ended ended',
      'sent offer.accepted accepted',
      'sent offer.amended amended',
      'sent offer.declined declined',
    ]);
  });

  it('lets the family choose only an offer that the tutor has answered', () => {
    expect(edges('code-holder')).toEqual([
      'accepted offer.chosen chosen',
      'accepted offer.passed passed',
      'amended offer.chosen chosen',
      'amended offer.passed passed',
      'chosen lessons.ended ended',
    ]);
  });

  it('lets the office choose and pass on for a family that calls, and never answer for a tutor', () => {
    expect(edges('office')).toEqual([
      'accepted offer.chosen chosen',
      'accepted offer.passed passed',
      'accepted offer.withdrawn withdrawn',
      'amended offer.chosen chosen',
      'amended offer.passed passed',
      'amended offer.withdrawn withdrawn',
      'chosen lessons.ended ended',
      'chosen offer.stopped stopped',
      'sent offer.expired expired',
      'sent offer.withdrawn withdrawn',
    ]);
  });
});

describe('the expiry of an offer', () => {
  const createdAt = '2026-03-10T09:00:00.000Z';
  it.each([
    ['sent', '2026-03-11T08:59:59.999Z', 'sent'],
    ['sent', '2026-03-11T09:00:00.000Z', 'expired'],
    ['accepted', '2026-03-20T09:00:00.000Z', 'accepted'],
    ['chosen', '2026-05-20T09:00:00.000Z', 'chosen'],
  ] as const)('%s at %s is %s', (state, now, expected) => {
    expect(offerStateAt({ state, createdAt }, new Date(now))).toBe(expected);
  });
});
