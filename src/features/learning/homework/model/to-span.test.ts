import { expect, it } from 'vitest';
import { toSpan } from './to-span';

it.each([
  [0, 'minutes', 5],
  [41, 'minutes', 45],
  [100, 'hours', 2],
  [121, 'hours', 3],
  [2879, 'hours', 48],
  [2881, 'days', 3],
])('says %i minutes as %s: %i', (minutes, unit, count) => {
  expect(toSpan(minutes)).toEqual({ unit, count });
});
