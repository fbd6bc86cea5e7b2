import { expect, it } from 'vitest';
import { hasArrived } from './arrivals';

it.each([
  [null, ['a'], false],
  [[], [], false],
  [['a'], ['a'], false],
  [['a', 'b'], ['b'], false],
  [[], ['a'], true],
  [['a'], ['b'], true],
] as const)('says of %j, then %j: %s', (before, now, isArrival) => {
  expect(hasArrived(before && new Set(before), new Set(now))).toBe(isArrival);
});
