import { expect, it } from 'vitest';
import { nextShown, shownDays } from './shown-days';

// A Wednesday.
const now = new Date('2026-11-25T08:30:00Z');

it('shows today, or the day of the address', () => {
  expect(shownDays({ state: 'waiting', search: '' }, now).days).toEqual(['2026-11-25']);
  expect(shownDays({ state: 'waiting', search: '2026-12-03' }, now).days).toEqual(['2026-12-03']);
  expect(shownDays({ state: 'waiting', search: 'Ama' }, now).days).toEqual(['2026-11-25']);
});

it('shows the week of a day from Monday, and turns by weeks', () => {
  const week = shownDays({ state: 'week', search: '2026-11-29' }, now);
  expect([week.days[0], week.days[6]]).toEqual(['2026-11-23', '2026-11-29']);
  expect(nextShown(week, 1)).toBe('2026-12-06');
  expect(nextShown(shownDays({ state: 'waiting', search: '2026-12-01' }, now), -1)).toBe('2026-11-30');
});
