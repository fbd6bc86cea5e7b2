import { expect, it } from 'vitest';
import { makeLesson } from '../../../../../tests/samples/lessons';
import { lessonsAtThatTime, moveChoiceOf } from './move-writes';

const startsAt = '2026-11-21T15:00:00.000Z';
const move = {
  count: 1,
  startsAt,
  oldStart: startsAt,
  reason: 'school',
  answer: 'declined',
  words: 'No.',
} as const;

it.each([
  ['2026-11-21T03:00:00.000Z', undefined, 'propose'],
  ['2026-11-21T03:00:00.001Z', undefined, 'call'],
  ['2026-11-20T15:00:00.000Z', 2, 'propose'],
  ['2026-11-20T15:00:00.000Z', 3, 'used-up'],
] as const)('at %s, after %s proposals, a family may %s', (now, count, choice) => {
  const lesson = makeLesson({ startsAt, ...(count !== undefined && { move: { ...move, count } }) });
  expect(moveChoiceOf(lesson, new Date(now))).toBe(choice);
});

it('finds the other lessons to come at the proposed time', () => {
  const asked = { ...makeLesson({ id: 'asked', state: 'moving', minutes: 60 }), move };
  const at = (id: string, time: string, state: 'planned' | 'moving' | 'cancelled' = 'planned') =>
    makeLesson({ id, state, startsAt: `2026-11-21T${time}:00.000Z`, minutes: 60 });
  const lessons = [
    asked,
    at('before', '14:00'),
    at('into', '14:01'),
    at('within', '15:30', 'moving'),
    at('gone', '15:30', 'cancelled'),
    at('after', '16:00'),
  ];
  expect(lessonsAtThatTime(asked, lessons).map(({ id }) => id)).toEqual(['into', 'within']);
});
