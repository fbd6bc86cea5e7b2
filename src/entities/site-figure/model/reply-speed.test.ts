import { expect, it } from 'vitest';
import { parseReplies, replySpeedOf } from './reply-speed';

it.each([
  [5, 5, 'day'],
  [10, 9, 'day'],
  [6, 5, 'mostly'],
  [5, 3, 'mostly'],
  [7, 4, 'seldom'],
  [5, 0, 'seldom'],
])('of %i offers %i were answered: %s', (offers, answered, speed) => {
  expect(replySpeedOf({ offers, answered })).toBe(speed);
});

it('is read only with a basis', () => {
  const read = (count: object) => () =>
    parseReplies({ updatedAt: '2026-11-24T08:00:00.000Z', byTutor: { ama: count } });
  expect(read({ offers: 5, answered: 5 })().byTutor).toEqual({ ama: { offers: 5, answered: 5 } });
  expect(read({ offers: 4, answered: 4 })).toThrow('replies');
  expect(read({ offers: 5, answered: 6 })).toThrow('replies');
  expect(read({ offers: 5 })).toThrow('replies');
});
