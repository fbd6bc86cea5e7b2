import * as v from 'valibot';
import { expect, it } from 'vitest';
import { doneDaySchema } from './done-day';

const schema = doneDaySchema(() => new Date('2026-11-25T23:30:00.000Z'));

it.each([
  ['2026-11-25', true],
  ['2026-11-01', true],
  ['2026-11-26', false],
  ['2026-02-31', false],
  ['', false],
])('a step is done on %s: %s', (day, isTaken) => {
  expect(v.is(schema, { day })).toBe(isTaken);
});
