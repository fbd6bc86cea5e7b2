import { expect, it } from 'vitest';
import { makeLesson } from '../../../../tests/samples/lessons';
import { underOffer } from './called-off';

const endedAt = '2026-12-08T10:00:00.000Z';
const ended = { state: 'ended', movedAt: endedAt };
const lesson = (state: 'planned' | 'moving' | 'taught', startsAt: string) => makeLesson({ state, startsAt });

it.each([
  ['planned', endedAt, ended, 'stopped'],
  ['moving', '2026-12-09T16:00:00.000Z', ended, 'stopped'],
  ['planned', '2026-12-09T16:00:00.000Z', { state: 'stopped', movedAt: endedAt }, 'stopped'],
  // It had begun: its tutor reports it.
  ['planned', '2026-12-08T09:59:00.000Z', ended, 'planned'],
  ['taught', '2026-12-09T16:00:00.000Z', ended, 'taught'],
  ['planned', '2026-12-09T16:00:00.000Z', { state: 'chosen', movedAt: endedAt }, 'planned'],
] as const)('a lesson %s for %s under an offer %o is %s', (state, startsAt, offer, expected) => {
  expect(underOffer(lesson(state, startsAt), offer).state).toBe(expected);
});
