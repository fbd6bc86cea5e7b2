import { describe, expect, it } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import {
  answerUntil,
  askFrom,
  tuitionRequestEvents,
  tuitionRequestLifecycle,
  tuitionRequestMachine,
  tuitionRequestStory,
} from './tuition-request-lifecycle';

const movers = ['office', 'code-holder', 'tutor'] as const;
const everyEvent = tuitionRequestEvents.flatMap((type) => movers.map((by) => ({ type, by })));
const paths = getShortestPaths(tuitionRequestMachine, { events: everyEvent });
const edges = (by: (typeof movers)[number]) =>
  tuitionRequestLifecycle.transitions
    .filter((move) => move.by === by)
    .map(({ from, event, to }) => `${from} ${event} ${to}`);

describe('the life of a tuition request', () => {
  it('can reach every state', () => {
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(
      new Set(Object.keys(tuitionRequestMachine.states)),
    );
  });

  it('has these moves of the office and no other', () => {
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

  it('lets the family say that it still looks, choose a tutor, judge the trial, end or change, and cancel until lessons run', () => {
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

  it('leaves nothing to a tutor, who does not know its code', () => {
    expect(edges('tutor')).toEqual([]);
  });

  it('ends for good', () => {
    for (const state of ['ended', 'cancelled', 'lapsed'] as const) {
      expect(tuitionRequestLifecycle.transitionsFrom(state, 'office')).toEqual([]);
    }
  });

  it('tells its story without leaving a step out', () => {
    for (const [index, state] of tuitionRequestStory.slice(0, -1).entries()) {
      expect(tuitionRequestLifecycle.allows(state, tuitionRequestStory[index + 1] ?? '', 'office')).toBe(
        true,
      );
    }
  });
});

describe('whether a family still looks', () => {
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
  ] as const)('is asked of a request that is %s from %s on', (state, from) => {
    expect(iso(askFrom({ state, movedAt }))).toBe(from);
  });

  it('can be said for two weeks', () => {
    expect(iso(answerUntil(movedAt))).toBe('2026-11-15T08:00:00.000Z');
  });
});
