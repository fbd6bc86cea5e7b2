import { expect, it } from 'vitest';
import { firstWeek } from './common-hours';

const now = new Date('2026-11-22T12:00:00Z');

it('begins on the wished day, or today when that has passed', () => {
  expect(firstWeek('2026-12-01', now)).toMatchObject({ tue: '2026-12-01', mon: '2026-12-07' });
  expect(firstWeek('2026-11-01', now)).toMatchObject({ sun: '2026-11-22' });
});

it('begins today when the wished day does not exist', () => {
  // Chrome parses 31 February as 3 March; Firefox and Safari return an invalid date.
  expect(firstWeek('no day', now)).toEqual(firstWeek('2026-11-22', now));
});
