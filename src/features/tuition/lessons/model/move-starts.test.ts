import { expect, it } from 'vitest';
import { isAtOnce, type Lesson } from '@/entities/lesson';
import type { Offer } from '@/entities/offer';
import type { SchoolClass, WeekSlot } from '@/shared/ghana';
import { moveStarts, seriesFrom, seriesMoves } from './move-starts';

const now = new Date('2026-11-27T10:00:00.000Z');
const lessonAt = (startsAt: string, fields: Partial<Lesson> = {}): Lesson =>
  ({ id: startsAt, startsAt: `${startsAt}:00.000Z`, minutes: 75, state: 'planned', ...fields }) as Lesson;
const tuesdays = ['2026-12-01T16:00', '2026-12-08T16:00', '2026-12-15T16:00', '2026-12-22T16:00'].map(
  (start) => lessonAt(start),
);
const [, second] = tuesdays;
const friday = lessonAt('2026-12-11T16:00');
const all = [...tuesdays, friday];
const hours = [
  { day: 'tue', time: '16:00' },
  { day: 'wed', time: '16:00' },
  { day: 'fri', time: '16:00' },
] as const;
const offerOf = (schoolClass: SchoolClass, agreed: readonly WeekSlot[]) =>
  ({ learner: { schoolClass, hours: agreed }, answer: { hours: [] } }) as unknown as Offer;
const offer = offerOf('jhs-2', ['tue-evening', 'fri-evening']);
const search = { offer, hours, count: 3, absences: [], now };
const short = (starts: readonly string[]) => starts.map((start) => start.slice(5, 16));

it('offers the nearest free starts in order of time, and none on days off', () => {
  if (!second) throw new Error('no lesson');
  expect(short(moveStarts(second, all, search))).toEqual(['12-02T16:00', '12-08T17:00', '12-09T16:00']);
  expect(moveStarts(second, all, { ...search, absences: ['2026-12-01/2026-12-31'] })).toEqual([]);
});

it('offers a free day of the week besides other hours of the same day, and nothing that is taken', () => {
  if (!second) throw new Error('no lesson');
  const found = moveStarts(second, all, { ...search, count: 20 });
  expect(short(found)).toContain('12-09T16:00');
  expect(short(found)).toContain('12-02T16:00');
  // Farmers' Day, and the other lesson of the week.
  expect(short(found)).not.toContain('12-04T16:00');
  expect(short(found)).not.toContain('12-11T16:00');
  for (const startsAt of found)
    expect(all.some((other) => other.id !== second.id && isAtOnce({ startsAt, minutes: 75 }, other))).toBe(
      false,
    );
});

it('moves a lesson and those after it at the same hour of the week, and leaves those that cannot', () => {
  if (!second) throw new Error('no lesson');
  const usedUp = { count: 3 } as Lesson['move'];
  const series = seriesFrom(second, [...all, lessonAt('2026-12-29T16:00', { move: usedUp as never })], now);
  expect(short(series.map(({ startsAt }) => startsAt))).toEqual([
    '12-08T16:00',
    '12-15T16:00',
    '12-22T16:00',
  ]);
  const moves = seriesMoves(series, all, { ...search, count: 20 });
  const toFriday = moves.find(({ first }) => first.startsWith('2026-12-12'));
  expect(toFriday).toBeUndefined();
  const toWednesday = moves.find(({ first }) => first.startsWith('2026-12-09T16'));
  expect(short(toWednesday?.moved.map(({ startsAt }) => startsAt) ?? [])).toEqual([
    '12-09T16:00',
    '12-16T16:00',
    '12-23T16:00',
  ]);
  expect(toWednesday?.staying).toBe(0);
  expect(moves.map(({ staying }) => staying)).toEqual(moves.map(({ staying }) => staying).sort());
  for (const { moved } of moves)
    for (const { startsAt } of moved)
      expect(
        [...tuesdays.slice(0, 1), friday].some((other) => isAtOnce({ startsAt, minutes: 75 }, other)),
      ).toBe(false);
});

it.each([
  ['none while the learner is at school', 'jhs-2', ['tue-evening'], ['16:00', '18:00']],
  ['all to a private candidate', 'bece-private', ['tue-evening'], ['14:00', '16:00', '18:00']],
  ['school hours that were agreed', 'jhs-2', ['wed-afternoon'], ['14:00', '16:00']],
] as const)('offers %s', (_, schoolClass, agreed, times) => {
  if (!second) throw new Error('no lesson');
  const found = moveStarts(second, all, {
    ...search,
    hours: [...hours, { day: 'wed', time: '14:00' }],
    offer: offerOf(schoolClass, agreed),
    count: 20,
  });
  expect([...new Set(found.map((start) => start.slice(11, 16)))].sort()).toEqual(
    expect.arrayContaining([...times]),
  );
  expect(found.some((start) => start.includes('09T14:00'))).toBe(times[0] === '14:00');
});

it('moves no lesson and those after it into school hours', () => {
  if (!second) throw new Error('no lesson');
  const series = seriesFrom(second, all, now);
  const at = (agreed: readonly WeekSlot[]) =>
    seriesMoves(series, all, {
      ...search,
      hours: [{ day: 'wed', time: '14:00' }],
      offer: offerOf('jhs-2', agreed),
      count: 20,
    }).map(({ first }) => first.slice(5, 16));
  expect(at(['tue-evening'])).not.toContain('12-09T14:00');
  expect(at(['wed-afternoon'])).toContain('12-09T14:00');
});
