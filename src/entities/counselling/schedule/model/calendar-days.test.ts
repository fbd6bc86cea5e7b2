import { expect, it } from 'vitest';
import { addDays, dayAt, dayNumberOf, hourOfStart, mondayOf, startOfHour } from './calendar-days';

it.each([
  ['2026-12-03', '2026-11-30'],
  ['2026-11-30', '2026-11-30'],
  ['2026-12-06', '2026-11-30'],
  ['2027-01-01', '2026-12-28'],
  ['2028-03-01', '2028-02-28'],
])('finds the Monday of the week of %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

it.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-03-01', -1, '2027-02-28'],
])('adds days to %s: %i', (day, count, later) => {
  expect(addDays(day, count)).toBe(later);
});

it('takes the day from the clock of Accra', () => {
  expect(dayAt(new Date('2026-12-03T23:59:59Z'))).toBe('2026-12-03');
  expect(dayAt(new Date('2026-12-04T01:00:00+02:00'))).toBe('2026-12-03');
});

it('has 24 hours in every day of a year, also where Europe and America change their clocks', () => {
  const first = dayNumberOf('2027-01-01');
  for (let hour = first * 24; hour < (first + 365) * 24; hour += 1) {
    const start = startOfHour(hour);
    expect(start).toMatch(/^2027-\d\d-\d\dT\d\d:00Z$/);
    expect(hourOfStart(start)).toBe(hour);
  }
});
