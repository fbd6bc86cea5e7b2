import { expect, it } from 'vitest';
import type { DoorMoment } from '@/shared/choices';
import { makeLesson } from '../../../../../tests/samples/lessons';
import { nextMoment } from './next-moment';

const at = '2026-11-20T15:00:00.000Z';
const lesson = makeLesson({
  ...{ createdAt: at, movedAt: at, updatedAt: at },
  ...{ startsAt: '2026-11-28T15:00:00.000Z', minutes: 60 },
});

it.each<[string, readonly DoorMoment[], string, DoorMoment | null]>([
  ['before anything was typed', [], '2026-11-28T15:00:00.000Z', 'arrival'],
  ['just before the end, with nothing typed', [], '2026-11-28T15:59:59.000Z', 'arrival'],
  ['after the end, with nothing typed', [], '2026-11-28T16:00:00.000Z', 'leaving'],
  ['early in the lesson', ['arrival'], '2026-11-28T15:44:59.000Z', null],
  ['15 minutes before the end', ['arrival'], '2026-11-28T15:45:00.000Z', 'leaving'],
  ['when both were typed', ['arrival', 'leaving'], '2026-11-28T16:00:00.000Z', null],
  ['when the arrival was never typed', ['leaving'], '2026-11-28T16:00:00.000Z', null],
])('the tutor types next, %s', (_, typed, now, next) => {
  const entries = typed.map((moment) => ({ moment }));
  expect(nextMoment(lesson, entries, new Date(now))).toBe(next);
});
