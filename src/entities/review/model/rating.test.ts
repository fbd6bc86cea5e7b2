import { expect, it } from 'vitest';
import { ratingOf } from './rating';

it.each([
  [[], 0, null],
  [[5], 1, null],
  [[5, 1], 2, null],
  [[5, 4, 5], 3, 4.7],
  [[5, 5, 5, 5, 5, 4], 6, 4.8],
  [[1, 1, 1], 3, 1],
  [[4, 4, 5, 4], 4, 4.3],
] as const)('%s: %i families, %s', (stars, count, average) => {
  expect(ratingOf(stars.map((one) => ({ stars: one })))).toEqual({ count, average });
});
