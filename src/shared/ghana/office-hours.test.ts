import { expect, it } from 'vitest';
import { answerBy, closedDays, nextClosedDay, openHoursAfter } from './office-hours';

const hours = { days: [1, 2, 3, 4, 5], fromHour: 8, toHour: 17 };

it.each([
  ['on a Monday', '2026-11-16T09:00:00Z', '2026-11-18T17:00:00.000Z'],
  ['on a Friday, past the weekend', '2026-11-20T09:00:00Z', '2026-11-24T17:00:00.000Z'],
  ['on a Saturday night', '2026-11-21T23:30:00Z', '2026-11-24T17:00:00.000Z'],
  ['before Christmas', '2026-12-24T10:00:00Z', '2026-12-29T17:00:00.000Z'],
  ['before Easter', '2027-03-25T10:00:00Z', '2027-03-31T17:00:00.000Z'],
  ["before Farmers' Day", '2026-12-03T10:00:00Z', '2026-12-08T17:00:00.000Z'],
])('counts two working days for something sent %s', (_when, sent, by) => {
  expect(answerBy(new Date(sent), 2, hours).toISOString()).toBe(by);
});

it.each([
  ['in the morning', 4, '2026-11-23T08:30:00Z', '2026-11-23T12:30:00.000Z'],
  ['before opening time', 4, '2026-11-23T05:00:00Z', '2026-11-23T12:00:00.000Z'],
  ['until closing time', 9, '2026-11-23T08:00:00Z', '2026-11-23T17:00:00.000Z'],
  ['late in the afternoon', 4, '2026-11-23T15:00:00Z', '2026-11-24T10:00:00.000Z'],
  ['after closing time', 4, '2026-11-23T18:00:00Z', '2026-11-24T12:00:00.000Z'],
  ['on a Saturday', 1, '2026-11-21T10:00:00Z', '2026-11-23T09:00:00.000Z'],
  ["on the eve of Farmers' Day", 2, '2026-12-03T16:00:00Z', '2026-12-07T09:00:00.000Z'],
  ['over two days', 20, '2026-11-23T08:00:00Z', '2026-11-25T10:00:00.000Z'],
])('counts hours in which the office is open, sent %s', (_when, openHours, sent, by) => {
  expect(openHoursAfter(new Date(sent), openHours, hours).toISOString()).toBe(by);
});

it.each([
  ["Farmers' Day", '2026-11-23T09:00:00Z', '2026-12-04', 'farmers-day'],
  ['today', '2026-12-25T23:00:00Z', '2026-12-25', 'christmas-day'],
  // 26 December 2026 is a Saturday.
  ['a day that the office has named', '2026-12-26T09:00:00Z', '2026-12-28', null],
  ['a holiday of next year', '2026-12-29T09:00:00Z', '2027-01-01', 'new-year'],
])('finds the next closed day: %s', (_what, now, day, holiday) => {
  const given = { ...hours, closedOn: ['2026-12-28', '2027-03-06'] };
  expect(nextClosedDay(new Date(now), given)).toEqual({ day, holiday });
});

it('passes over a public holiday on which the office works', () => {
  const given = { ...hours, openOn: ['2026-12-04'], closedOn: ['2026-12-07'] };
  const next = nextClosedDay(new Date('2026-11-23T09:00:00Z'), given);
  expect(next).toEqual({ day: '2026-12-07', holiday: null });
  expect(answerBy(new Date('2026-12-03T09:00:00Z'), 2, given).toISOString()).toBe('2026-12-08T17:00:00.000Z');
});

it('finds no closed day where the office is never open', () => {
  expect(nextClosedDay(new Date('2026-12-26T09:00:00Z'), { ...hours, days: [] })).toBeNull();
});

it.each([
  ['2024', ['2024-03-29', '2024-04-01']],
  ['2025', ['2025-04-18', '2025-04-21']],
  ['2026', ['2026-04-03', '2026-04-06']],
  ['2027', ['2027-03-26', '2027-03-29']],
  ['2028', ['2028-04-14', '2028-04-17']],
  // The latest date that is possible.
  ['2038', ['2038-04-23', '2038-04-26']],
])('knows Good Friday and Easter Monday of %s', (year, easter) => {
  const days = closedDays(`${year}-03-20`, 40, hours);
  expect([...days].filter((day) => !day.endsWith('-05-01'))).toEqual(easter);
});

it('lists holidays and closed days on every weekday, and none on which the office works', () => {
  const given = { ...hours, closedOn: ['2026-12-28'], openOn: ['2026-12-04'] };
  expect([...closedDays('2026-12-01', 31, given)]).toEqual(['2026-12-25', '2026-12-26', '2026-12-28']);
});
