import { describe, expect, it } from 'vitest';
import { makeLesson } from '../../../../tests/samples/lessons';
import type { Lesson, LessonMove } from './lesson';
import { lessonLifecycle } from './lesson-lifecycle';
import { isAtOnce, lessonsBeside, overlapsOf } from './overlap';

const now = new Date('2026-11-29T10:00:00.000Z');
const at = (time: string) => `2026-12-01T${time}:00.000Z`;

const offers = [
  { id: 'o1', groupSize: 1 },
  { id: 'o2', groupSize: 1 },
];
const first = makeLesson({
  id: 'first',
  offerId: 'o1',
  startsAt: at('15:00'),
  minutes: 90,
  createdAt: '2026-11-20T08:00:00.000Z',
});
/** The lesson that was planned later. */
const second = (otherwise: Partial<Lesson> = {}) =>
  makeLesson({
    id: 'second',
    offerId: 'o2',
    startsAt: at('16:00'),
    minutes: 75,
    createdAt: '2026-11-28T08:00:00.000Z',
    ...otherwise,
  });
const move = (startsAt: string, otherwise: Partial<LessonMove> = {}): LessonMove => ({
  count: 1,
  startsAt,
  oldStart: at('16:00'),
  reason: 'other-time',
  answer: '',
  words: '',
  ...otherwise,
});
const found = (lessons: readonly Lesson[], time = now) =>
  overlapsOf(lessons, offers, time).map(({ lesson, other }) => [lesson.id, other.id]);

it.each([
  ['16:00', 60, true],
  ['16:29', 60, true],
  ['16:30', 60, false],
  ['13:59', 61, false],
  ['14:00', 61, true],
  ['15:15', 15, true],
  ['14:00', 240, true],
])('sees whether a lesson at %s of %i minutes meets one from 15:00 to 16:30: %s', (time, minutes, meets) => {
  const other = { startsAt: at(time), minutes };
  expect(isAtOnce(first, other)).toBe(meets);
  expect(isAtOnce(other, first)).toBe(meets);
  expect(found([first, second(other)])).toHaveLength(meets ? 1 : 0);
});

it.each(lessonLifecycle.states)('counts a lesson that is %s only while it is to come', (state) => {
  const counts = state === 'planned' || state === 'moving';
  expect(found([first, second({ state })])).toEqual(counts ? [['second', 'first']] : []);
  expect(found([{ ...first, state }, second()])).toEqual(counts ? [['second', 'first']] : []);
});

it('names the lesson that was planned later, in whatever order, and until when', () => {
  expect(found([second(), first])).toEqual([['second', 'first']]);
  expect(found([{ ...first, createdAt: second().createdAt }, second()])).toEqual([['second', 'first']]);
  expect(found([{ ...first, createdAt: '2026-11-28T09:00:00.000Z' }, second()])).toEqual([
    ['first', 'second'],
  ]);
  expect(overlapsOf([first, second()], offers, now)[0]?.by).toBe(Date.parse(first.startsAt));
});

it('takes a lesson whose new time was agreed as planned then', () => {
  const moved = { move: move(at('15:00'), { answer: 'accepted' }), movedAt: '2026-11-29T08:00:00.000Z' };
  expect(found([{ ...first, ...moved }, second()])).toEqual([['first', 'second']]);
});

it('counts no lesson that has begun, and none of a pair that has ended', () => {
  expect(found([first, second()], new Date(at('14:59')))).toHaveLength(1);
  expect(found([first, second()], new Date(at('15:00')))).toEqual([]);
  expect(overlapsOf([first, second()], offers.slice(0, 1), now)).toEqual([]);
});

describe('once another time is asked for', () => {
  it.each(['family', 'tutor'] as const)('by the %s, nothing is left to ask', (by) => {
    expect(found([first, second({ state: 'moving', move: move(at('18:00'), { by }) })])).toEqual([]);
    expect(found([{ ...first, state: 'moving', move: move(at('18:00'), { by }) }, second()])).toEqual([]);
  });

  it('still counts when that time meets the other lesson too', () => {
    expect(found([first, second({ state: 'moving', move: move(at('15:30')) })])).toHaveLength(1);
  });

  it.each(['declined', 'withdrawn'] as const)('counts again when it was %s', (answer) => {
    expect(found([first, second({ move: move(at('18:00'), { answer }) })])).toHaveLength(1);
  });
});

it('has the children of a group taught together, at one time', () => {
  const group = offers.map((offer) => ({ ...offer, groupSize: 2 }));
  const together = second({ startsAt: first.startsAt });
  expect(overlapsOf([first, together], group, now)).toEqual([]);
  expect(lessonsBeside(first, [first, together], group)).toEqual([]);
  expect(overlapsOf([first, second()], group, now)).toHaveLength(1);
  expect(overlapsOf([first, together], [...offers.slice(0, 1), ...group.slice(1)], now)).toHaveLength(1);
  expect(overlapsOf([first, { ...together, offerId: 'o1' }], group, now)).toHaveLength(1);
});

it('names each later lesson once, the most urgent first', () => {
  const third = second({ id: 'third', startsAt: at('15:30'), createdAt: '2026-11-28T09:00:00.000Z' });
  const days = (lesson: Lesson, day: string) => ({
    ...lesson,
    id: `${lesson.id}-${day}`,
    startsAt: lesson.startsAt.replace('12-01', day),
  });
  const later = [days(first, '12-08'), days(second(), '12-08')];
  expect(found([...later, first, second(), third])).toEqual([
    ['second', 'first'],
    ['third', 'first'],
    ['second-12-08', 'first-12-08'],
  ]);
});
