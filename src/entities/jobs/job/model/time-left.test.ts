import { expect, it } from 'vitest';
import { isClosingSoon, timeLeft } from './time-left';

const closesAt = '2026-03-27T17:00:00.000Z';

it.each([
  ['2026-03-10T17:00:00.000Z', { unit: 'days', count: 17 }, false],
  ['2026-03-24T16:59:59.000Z', { unit: 'days', count: 3 }, false],
  ['2026-03-24T17:00:00.000Z', { unit: 'days', count: 3 }, true],
  ['2026-03-25T17:00:00.001Z', { unit: 'hours', count: 47 }, true],
  ['2026-03-27T16:00:00.000Z', { unit: 'hours', count: 1 }, true],
  ['2026-03-27T16:00:00.001Z', { unit: 'minutes' }, true],
  ['2026-03-27T17:00:00.000Z', null, false],
  ['2026-04-27T17:00:00.000Z', null, false],
])('at %s there is left %o', (now, left, isSoon) => {
  expect(timeLeft(closesAt, new Date(now))).toEqual(left);
  expect(isClosingSoon(closesAt, new Date(now))).toBe(isSoon);
});
