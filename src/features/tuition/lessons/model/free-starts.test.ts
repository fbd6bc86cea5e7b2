import { expect, it } from 'vitest';
import { firstOfPlan, nextFreeStarts } from './free-starts';
import { usualSlots, weekHours } from './week-hours';

// A Friday.
const now = new Date('2026-11-27T10:00:00.000Z');
const hours = weekHours(['tue-evening', 'sat-morning'], [], 'jhs-2');
const friday = weekHours(['fri-evening'], [], 'jhs-2');
const search = { hours, minutes: 75, from: '2026-11-27', count: 3, taken: [], absences: [], now };

it.each([
  ['the next at the agreed hours', {}, ['2026-11-28T09:00', '2026-12-01T16:00', '2026-12-05T09:00']],
  [
    'none in less than twelve hours',
    { now: new Date('2026-11-28T08:00:00.000Z') },
    ['2026-12-01T16:00', '2026-12-05T09:00', '2026-12-08T16:00'],
  ],
  [
    'none before the first day',
    { from: '2026-12-02' },
    ['2026-12-05T09:00', '2026-12-08T16:00', '2026-12-12T09:00'],
  ],
  [
    'none on a holiday',
    { from: '2026-12-25', hours: weekHours(['fri-evening', 'sat-morning'], [], 'jhs-2') },
    ['2027-01-02T09:00', '2027-01-08T16:00', '2027-01-09T09:00'],
  ],
  [
    'none on a day off',
    { absences: ['2026-11-28/2026-12-04'] },
    ['2026-12-05T09:00', '2026-12-08T16:00', '2026-12-12T09:00'],
  ],
  [
    'none that meets another lesson',
    { taken: [{ startsAt: '2026-12-01T17:00:00.000Z', minutes: 60 }] },
    ['2026-11-28T09:00', '2026-12-05T09:00', '2026-12-08T16:00'],
  ],
  ['nothing without hours', { hours: [] }, []],
])('offers %s', (_, change, starts) => {
  expect(nextFreeStarts({ ...search, ...change }).map((start) => start.slice(0, 16))).toEqual(starts);
});

it.each([
  ['at the next agreed hour', {}, '2026-11-28T09:00'],
  ['on a holiday, which it names', { from: '2026-12-25', hours: friday }, '2026-12-25T16:00'],
  ['in time for the other side', { now: new Date('2026-11-28T08:00:00.000Z') }, '2026-12-01T16:00'],
  ['after days off', { absences: ['2026-11-28/2026-12-04'] }, '2026-12-05T09:00'],
  [
    'beside no other lesson',
    { taken: [{ startsAt: '2026-11-28T09:00:00.000Z', minutes: 60 }] },
    '2026-12-01T16:00',
  ],
  ['nowhere without hours', { hours: [] }, undefined],
])('a plan begins %s', (_, change, start) => {
  expect(firstOfPlan({ ...search, ...change })?.slice(0, 16)).toBe(start);
});

it.each([
  ['the usual time', [], '16:00'],
  ['the time of the latest lesson there', ['2026-11-17T18:00:00.000Z', '2026-11-24T17:30:00.000Z'], '17:30'],
  ['the usual time beside lessons elsewhere', ['2026-11-25T17:30:00.000Z'], '16:00'],
])('begins at %s', (_, starts, time) => {
  expect(
    weekHours(
      ['tue-evening'],
      starts.map((startsAt) => ({ startsAt })),
      'jhs-2',
    ),
  ).toEqual([{ day: 'tue', time }]);
});

it.each([
  ['once school is over', 'wed-afternoon', 'jhs-2', '15:00'],
  ['earlier on a Saturday', 'sat-afternoon', 'jhs-2', '14:00'],
  ['earlier for private candidates', 'wed-afternoon', 'wassce-private', '14:00'],
] as const)('begins in the afternoon %s', (_, slot, schoolClass, time) => {
  expect(weekHours([slot], [], schoolClass).map((hour) => hour.time)).toEqual([time]);
});

it.each([
  ['as many as a week has', 2, [], ['mon-evening', 'wed-evening']],
  ['those of earlier lessons first', 2, ['2026-11-27T16:00:00.000Z'], ['mon-evening', 'fri-evening']],
  [
    'two on a day only where there are no more days',
    4,
    [],
    ['mon-morning', 'mon-evening', 'wed-evening', 'fri-evening'],
  ],
] as const)('preselects %s', (_, perWeek, starts, chosen) => {
  const slots = ['mon-evening', 'mon-morning', 'wed-evening', 'fri-evening'] as const;
  const ordered =
    perWeek === 4 ? (['mon-morning', 'mon-evening', 'wed-evening', 'fri-evening'] as const) : slots;
  expect(
    usualSlots(
      ordered,
      perWeek,
      starts.map((startsAt) => ({ startsAt })),
    ),
  ).toEqual(chosen);
});
