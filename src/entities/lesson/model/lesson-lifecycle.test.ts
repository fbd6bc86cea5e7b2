import { describe, expect, it } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import { lessonEvents, lessonLifecycle, lessonMachine, lessonStateAt } from './lesson-lifecycle';

const movers = ['office', 'code-holder', 'tutor'] as const;
const events = lessonEvents.flatMap((type) => movers.map((by) => ({ type, by })));
const edges = (by: (typeof movers)[number]) =>
  lessonLifecycle.transitions
    .filter((transition) => transition.by === by)
    .map(({ from, event, to }) => `${from} ${event} ${to}`)
    .sort();

describe('the lifecycle of a lesson', () => {
  it('can reach every state', () => {
    const reached = getShortestPaths(lessonMachine, { events }).map(({ state }) => state.value);
    expect(new Set(reached)).toEqual(new Set(Object.keys(lessonMachine.states)));
  });

  it('lets the tutor teach, miss, cancel, ask for another time and answer, and never confirm or pay', () => {
    expect(edges('tutor')).toEqual([
      'missed miss.disputed contested',
      'moving lesson.cancelled cancelled',
      'moving lesson.missed missed',
      'moving lesson.taught taught',
      'moving move.accepted planned',
      'moving move.declined planned',
      'moving move.withdrawn planned',
      'planned lesson.cancelled cancelled',
      'planned lesson.missed missed',
      'planned lesson.taught taught',
      'planned move.proposed moving',
    ]);
  });

  it('lets the family confirm, dispute, ask for another time or answer, and never call a lesson taught', () => {
    expect(edges('code-holder')).toEqual([
      'missed miss.disputed contested',
      'moving lesson.cancelled cancelled',
      'moving lesson.missed missed',
      'moving move.accepted planned',
      'moving move.declined planned',
      'moving move.withdrawn planned',
      'planned lesson.cancelled cancelled',
      'planned lesson.missed missed',
      'planned move.proposed moving',
      'taught lesson.confirmed confirmed',
      'taught lesson.disputed disputed',
    ]);
  });

  it('leaves the decision about a contested lesson to the office', () => {
    expect(edges('office').filter((edge) => edge.startsWith('contested'))).toEqual([
      'contested miss.disproved confirmed',
      'contested miss.dropped cancelled',
      'contested miss.reversed missed',
      'contested miss.upheld missed',
    ]);
  });

  it('pays only confirmed lessons', () => {
    expect(edges('office').filter((edge) => edge.endsWith('paid'))).toEqual(['confirmed lesson.paid paid']);
  });
});

it.each([
  ['taught', '2026-03-13T08:59:59.999Z', 'taught'],
  ['taught', '2026-03-13T09:00:00.000Z', 'confirmed'],
  ['disputed', '2026-04-13T09:00:00.000Z', 'disputed'],
  ['planned', '2026-04-13T09:00:00.000Z', 'planned'],
] as const)('%s since 10 March 9:00 is at %s %s, where the family planned it', (state, now, expected) => {
  const lesson = { state, movedAt: '2026-03-10T09:00:00.000Z', plannedBy: 'family' };
  expect(lessonStateAt(lesson, new Date(now))).toBe(expected);
  // Silence does not confirm a lesson planned by the tutor.
  expect(lessonStateAt({ ...lesson, plannedBy: 'tutor' }, new Date(now))).toBe(state);
});
