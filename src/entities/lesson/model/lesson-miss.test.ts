import { expect, it } from 'vitest';
import type { Lesson } from './lesson';
import { canDisputeMiss } from './lesson-miss';

const now = new Date('2026-11-22T12:00:00.000Z');

const missed = {
  state: 'missed',
  missedBy: 'family',
  movedAt: '2026-11-20T12:00:00.000Z',
  cancellation: { reason: '', words: '' },
} as Lesson;

it.each<[string, Partial<Lesson>, 'family' | 'tutor', boolean]>([
  ['who is said to have been away', {}, 'family', true],
  ['who said so', {}, 'tutor', false],
  ['before the end of the 14th day', { movedAt: '2026-11-08T12:00:00.001Z' }, 'family', true],
  ['after 14 days', { movedAt: '2026-11-08T12:00:00.000Z' }, 'family', false],
  ['once more', { cancellation: { reason: '', words: 'We waited.' } }, 'family', false],
  ['while the office decides', { state: 'contested' }, 'family', false],
  ['of a lesson that nobody missed', { state: 'cancelled' }, 'family', false],
])('a miss is disputed by the side %s: %o', (_who, fields, side, expected) => {
  expect(canDisputeMiss({ ...missed, ...fields }, side, now)).toBe(expected);
});
