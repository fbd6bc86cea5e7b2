import { expect, it } from 'vitest';
import { besidesClosedDays, closedDaysIn, closedDaysText } from './closed-days';

const [named, unnamed] = [
  { day: '2026-12-28', name: 'Boxing Day moved' },
  { day: '2027-03-29', name: '' },
];

it.each([
  ['', []],
  ['2026-12-28 2027-03-29', [{ ...named, name: '' }, unnamed]],
  ['2026-12-28 Boxing Day moved; 2027-03-29', [named, unnamed]],
  ['2026-12-28 Boxing Day moved\n2027-03-29\n', [named, unnamed]],
  ['2027-03-29 2026-12-28 Boxing Day moved', [unnamed, named]],
])('reads closed days with and without names: %j', (text, days) => {
  expect(closedDaysIn(text)).toEqual(days);
  expect(besidesClosedDays(text)).toBe('');
  expect(closedDaysIn(closedDaysText(days))).toEqual(days);
});

it('tells what is no closed day', () => {
  expect(besidesClosedDays('Easter 2027-03-29')).toBe('Easter');
  expect(besidesClosedDays('28 December')).toBe('28December');
});

it('stores days so that pages of before names find them between spaces', () => {
  expect(closedDaysText([named, unnamed]).split(' ')).toEqual(
    expect.arrayContaining([named.day, unnamed.day]),
  );
});
