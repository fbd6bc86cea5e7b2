import { describe, expect, it } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import {
  answerUntil,
  askFrom,
  tuitionRequestEvents,
  tuitionRequestLifecycle,
  tuitionRequestMachine,
  tuitionRequestTimeline,
} from './tuition-request-lifecycle';

const movers = ['office', 'code-holder', 'tutor'] as const;
const everyEvent = tuitionRequestEvents.flatMap((type) => movers.map((by) => ({ type, by })));
const paths = getShortestPaths(tuitionRequestMachine, { events: everyEvent });
const edges = (by: (typeof movers)[number]) =>
  tuitionRequestLifecycle.transitions
    .filter((transition) => transition.by === by)
    .map(({ from, event, to }) => `${from} ${event} ${to}`);

describe('the lifecycle of a tuition request', () => {
  it('can reach every state', () => {
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(
      new Set(Object.keys(tuitionRequestMachine.states)),
    );
  });

  it('has exactly these transitions of the office', () => {
    expect(edges('office').sort()).toEqual(
      [
        'submitted review.started reviewing',
        'submitted interest.asked asking',
        'submitted request.cancelled cancelled',
        'reviewing offer.made offered',
        'reviewing interest.asked asking',
        'reviewing request.cancelled cancelled',
        'asking interest.confirmed reviewing',
        'asking offer.made offered',
        'asking interest.lapsed lapsed',
        'asking request.cancelled cancelled',
        'offered offer.accepted trial',
        'offered offer.declined reviewing',
        'offered offer.expired reviewing',
        'offered request.cancelled cancelled',
        'trial trial.passed running',
        'trial trial.failed reviewing',
        'trial request.cancelled cancelled',
        'submitted request.junked junk',
        'reviewing request.junked junk',
        'junk request.restored submitted',
        'running lessons.ended ended',
        'running replacement.asked reviewing',
      ].sort(),
    );
  });

  it('lets the family confirm its interest, choose a tutor, judge the trial, end or change, and cancel until lessons run', () => {
    expect(edges('code-holder').sort()).toEqual([
      'asking interest.confirmed reviewing',
      'asking request.cancelled cancelled',
      'offered offer.accepted trial',
      'offered request.cancelled cancelled',
      'reviewing request.cancelled cancelled',
      'running lessons.ended ended',
      'running replacement.asked reviewing',
      'submitted request.cancelled cancelled',
      'trial request.cancelled cancelled',
      'trial trial.failed reviewing',
      'trial trial.passed running',
    ]);
  });

  it('has no transition of a tutor, who does not know its code', () => {
    expect(edges('tutor')).toEqual([]);
  });

  it('has no transition out of a final state', () => {
    for (const state of ['ended', 'cancelled', 'lapsed'] as const) {
      expect(tuitionRequestLifecycle.transitionsFrom(state, 'office')).toEqual([]);
    }
  });

  it('has a complete timeline', () => {
    for (const [index, state] of tuitionRequestTimeline.slice(0, -1).entries()) {
      expect(tuitionRequestLifecycle.allows(state, tuitionRequestTimeline[index + 1] ?? '', 'office')).toBe(
        true,
      );
    }
  });
});

describe('the interest question', () => {
  const movedAt = '2026-11-01T08:00:00.000Z';
  const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());

  it.each([
    ['submitted', '2026-11-08T08:00:00.000Z'],
    ['reviewing', '2026-11-08T08:00:00.000Z'],
    ['asking', null],
    ['offered', null],
    ['trial', null],
    ['running', null],
    ['ended', null],
    ['cancelled', null],
    ['lapsed', null],
    ['junk', null],
  ] as const)('is due for a request that is %s from %s on', (state, from) => {
    expect(iso(askFrom({ state, movedAt }))).toBe(from);
  });

  it('can be answered for two weeks', () => {
    expect(iso(answerUntil(movedAt))).toBe('2026-11-15T08:00:00.000Z');
  });
});
