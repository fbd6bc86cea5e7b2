import { expect, it } from 'vitest';
import type { Lesson, LessonState } from '@/entities/lesson';
import { earningsOf, monthsOf } from './earnings';

const now = new Date('2026-11-21T16:00:00.000Z');

const lesson = (startsAt: string, state: LessonState, movedAt = startsAt) =>
  ({ id: startsAt, startsAt, state, movedAt, plannedBy: 'family', price: 7000 }) as Lesson;

it('counts a lesson as due once the family has confirmed it, or has planned it and said nothing for three days', () => {
  const earnings = earningsOf(
    [
      lesson('2026-11-18T15:59:00.000Z', 'taught'),
      lesson('2026-11-18T16:01:00.000Z', 'taught'),
      lesson('2026-11-20T15:00:00.000Z', 'confirmed'),
      lesson('2026-10-20T15:00:00.000Z', 'paid'),
      lesson('2026-11-19T15:00:00.000Z', 'disputed'),
      lesson('2026-11-17T15:00:00.000Z', 'cancelled'),
      lesson('2026-11-25T15:00:00.000Z', 'planned'),
    ],
    now,
  );
  expect(earnings.map(({ lesson: { id }, state }) => `${id.slice(5, 16)} ${state}`)).toEqual([
    '11-20T15:00 due',
    '11-19T15:00 disputed',
    '11-18T16:01 taught',
    '11-18T15:59 due',
    '10-20T15:00 paid',
  ]);
  expect(monthsOf(earnings)).toEqual([
    { month: '2026-11', lessons: 4, taught: 28_000, confirmed: 14_000, due: 14_000, paid: 0 },
    { month: '2026-10', lessons: 1, taught: 7000, confirmed: 7000, due: 0, paid: 7000 },
  ]);
});

it('adds the agreed transport', () => {
  const paid = { ...lesson('2026-11-18T15:00:00.000Z', 'paid'), transport: 1500 };
  expect(monthsOf(earningsOf([paid], now))).toEqual([
    { month: '2026-11', lessons: 1, taught: 8500, confirmed: 8500, due: 0, paid: 8500 },
  ]);
});
