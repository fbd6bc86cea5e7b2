import { expect, it } from 'vitest';
import { builtFacts } from '@/shared/office-facts';
import { priceOf, sumOf } from './price';

it.each([
  [8, 6000, 0, '', { taught: 48_000, transport: 0, trial: 0, total: 48_000 }],
  [8, 6000, 1000, '', { taught: 48_000, transport: 8000, trial: 0, total: 56_000 }],
  [8, 6000, 0, 'family', { taught: 48_000, transport: 0, trial: 0, total: 48_000 }],
  [8, 6000, 0, 'office', { taught: 48_000, transport: 0, trial: 6000, total: 42_000 }],
  [8, 6000, 1000, 'office', { taught: 48_000, transport: 7000, trial: 6000, total: 49_000 }],
  // Who goes on pays the trial.
  [8, 6000, 1000, 'family-after-yes', { taught: 48_000, transport: 8000, trial: 0, total: 56_000 }],
  [1, 6000, 1000, 'office', { taught: 6000, transport: 0, trial: 6000, total: 0 }],
  [0, 6000, 1000, 'office', { taught: 0, transport: 0, trial: 0, total: 0 }],
] as const)('adds up %i lessons at %i with transport %i, trial paid by “%s”', (...row) => {
  const [lessons, rate, transport, trialPayer, sum] = row;
  expect(sumOf({ lessons, rate, transport, trialPayer })).toEqual({ lessons, rate, ...sum });
});

it('takes the rate of the level and the lessons of four weeks', () => {
  const price = { level: 'jhs', minutes: 75, lessons: 8, rate: 6000, total: 48_000 };
  expect(priceOf('jhs-2', 2, builtFacts)).toMatchObject(price);
});

it.each([
  ['kg-1', 1],
  ['shs-3', 7],
] as const)('is computed for %s, %i lessons a week', (schoolClass, perWeek) => {
  const { lessons, rate, total } = priceOf(schoolClass, perWeek, builtFacts);
  expect(total).toBe(lessons * rate);
  expect(lessons).toBe(perWeek * 4);
});

it.each([
  [8000, { rate: 8000, total: 64_000 }],
  [0, { rate: 6000, total: 48_000 }],
  [undefined, { rate: 6000, total: 48_000 }],
])('takes the price of the chosen tutor, if there is one: %s', (tutorPrice, price) => {
  expect(priceOf('jhs-2', 2, builtFacts, { tutorPrice })).toMatchObject(price);
});

it('follows what the office has set', () => {
  const office = { ...builtFacts, rateJhs: 6250, trialPayer: 'office' } as const;
  expect(priceOf('jhs-2', 2, office, { transport: 1000 })).toMatchObject({ trial: 6250, total: 50_750 });
});
