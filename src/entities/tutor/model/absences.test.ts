import { expect, it } from 'vitest';
import { absencesFrom, isAway } from './absences';

const now = new Date('2026-11-21T16:00:00.000Z');

it('lists the days off that are not over, and checks whether a day is one', () => {
  const intervals = ['2027-01-04/2027-01-06', '2026-11-01/2026-11-20', '2026-11-20/2026-11-21'];
  expect(absencesFrom(intervals, now)).toEqual([
    { from: '2026-11-20', to: '2026-11-21' },
    { from: '2027-01-04', to: '2027-01-06' },
  ]);
  expect(isAway(intervals, '2027-01-06')).toBe(true);
  expect(isAway(intervals, '2027-01-07')).toBe(false);
});
