import { expect, it } from 'vitest';
import { daysToAsk, outcomeDays } from './outcome-days';

it('asks about the talks of two weeks and of today, in one query of the backend', () => {
  const days = outcomeDays(new Date('2026-03-05T00:30:00.000Z'));
  expect([days[0], days.at(-1)]).toEqual(['2026-02-19', '2026-03-05']);
  expect(days).toHaveLength(daysToAsk + 1);
  // The most values that one condition takes.
  expect(days.length).toBeLessThanOrEqual(30);
});
