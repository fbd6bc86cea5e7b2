import { expect, it } from 'vitest';
import { lastMonths } from './last-months';

it('counts back over the turn of a year, also from the last day of a long month', () => {
  const months = lastMonths(new Date('2027-01-31T23:59:00.000Z'));
  expect(months.slice(0, 3)).toEqual(['2027-01', '2026-12', '2026-11']);
  expect(months).toHaveLength(36);
  expect(new Set(months).size).toBe(36);
});
