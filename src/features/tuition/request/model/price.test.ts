import { expect, it } from 'vitest';
import { builtFacts } from '@/shared/office-facts';
import { priceOf } from './price';

it('multiplies the rate of the level by the lessons of four weeks', () => {
  expect(priceOf('jhs-2', 2, builtFacts)).toEqual({
    level: 'jhs',
    minutes: 75,
    lessons: 8,
    rate: 6000,
    total: 48000,
  });
});

it.each([
  ['kg-1', 1],
  ['shs-3', 7],
] as const)('is computed for %s, %i lessons a week', (schoolClass, perWeek) => {
  const { lessons, rate, total } = priceOf(schoolClass, perWeek, builtFacts);
  expect(total).toBe(lessons * rate);
  expect(lessons).toBe(perWeek * 4);
});

it('takes the price of the chosen tutor instead of the rate', () => {
  expect(priceOf('jhs-2', 2, builtFacts, 8000)).toMatchObject({ rate: 8000, total: 64000 });
});

it('takes the rate for a chosen tutor without a price', () => {
  expect(priceOf('jhs-2', 2, builtFacts, 0)).toMatchObject({ rate: 6000 });
});
