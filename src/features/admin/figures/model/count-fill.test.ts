import { expect, it } from 'vitest';
import { countFill } from './count-fill';

const now = new Date('2026-11-29T12:00:00.000Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
const request = (ref: string, days: number, changes = {}) => ({
  ref,
  createdAt: daysAgo(days),
  isSample: false,
  lessons: { prioritySubject: 'mathematics' as const },
  place: { region: 'GH-AA' as const },
  ...changes,
});

it('counts by first subject and by region for how many a tutor was found, and in how many days', () => {
  const requests = [
    request('a', 30),
    request('b', 20),
    request('c', 10),
    request('d', 10, { lessons: { prioritySubject: 'french' }, place: { region: 'GH-AH' } }),
  ];
  const matchedAt = new Map([
    ['a', daysAgo(25)],
    ['b', daysAgo(19)],
  ]);
  expect(countFill(requests, matchedAt, now)).toEqual({
    bySubject: { mathematics: { asked: 3, found: 2, medianDays: 1 }, french: { asked: 1, found: 0 } },
    byRegion: { 'GH-AA': { asked: 3, found: 2, medianDays: 1 }, 'GH-AH': { asked: 1, found: 0 } },
  });
});

it.each([
  ['a sample', request('x', 20, { isSample: true })],
  ['one of more than 90 days ago', request('x', 91)],
  ['one for which the office still looks', request('x', 6)],
])('leaves out %s', (_what, one) => {
  expect(countFill([one], new Map(), now)).toEqual({ bySubject: {}, byRegion: {} });
});

it('counts at once one for which a tutor was found', () => {
  const found = countFill([request('x', 1)], new Map([['x', daysAgo(0.5)]]), now);
  expect(found.bySubject).toEqual({ mathematics: { asked: 1, found: 1, medianDays: 1 } });
});
