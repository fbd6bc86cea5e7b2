import * as v from 'valibot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Offer } from '@/entities/offer';
import { readFieldMessage } from '@/shared/fields';
import { doubtsOf, typedStartSchema } from './typed-start';

// A Friday.
const now = new Date('2026-11-27T10:00:20.000Z');
const learner = {
  hours: ['tue-evening', 'sat-morning'],
  startDate: '2026-12-01',
} as unknown as Offer['learner'];
const offer = { learner, answer: { hours: [], reason: '', words: '' } } satisfies Pick<
  Offer,
  'answer' | 'learner'
>;

const kindsAt = (start: string) =>
  doubtsOf(offer, `${start}:00.000Z`, now)
    .map(({ kind }) => kind)
    .join(' ');

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['2026-11-27T16:00', 'short early outside'],
  ['2026-11-27T21:59', 'short night early outside'],
  ['2026-11-27T22:01', 'night early outside'],
  ['2026-11-28T09:00', 'early'],
  ['2026-11-28T13:00', 'early outside'],
  ['2026-12-01T16:00', ''],
  ['2026-12-01T19:59', ''],
  ['2026-12-01T20:00', 'night outside'],
  ['2026-12-05T11:00', ''],
  ['2026-12-05T05:59', 'night outside'],
  ['2026-12-05T06:00', ''],
  ['2026-12-01T15:00', 'outside'],
  ['2026-12-06T09:00', 'outside'],
])('a start at %s is doubted as: %s', (start, kinds) => {
  expect(kindsAt(start)).toBe(kinds);
});

it('takes the hours that the tutor proposed as the agreed ones', () => {
  const amended = { ...offer, answer: { ...offer.answer, hours: ['sun-morning' as const] } };
  expect(doubtsOf(amended, '2026-12-06T09:00:00.000Z', now)).toEqual([]);
  expect(doubtsOf(amended, '2026-12-01T16:00:00.000Z', now)).toEqual([
    { kind: 'outside', hours: ['sun-morning'] },
  ]);
});

const problemsOf = (day: string, time: string, isAgreed: boolean) =>
  (v.safeParse(typedStartSchema, { day, time, isAgreed }).issues ?? []).map(({ path, message }) => [
    path?.[0]?.key,
    readFieldMessage(message).key,
  ]);

it.each([
  ['in less than twelve hours', '2026-11-27', '16:00', false, [['isAgreed', 'shortNotice']]],
  ['in less than twelve hours, by agreement', '2026-11-27', '16:00', true, []],
  ['that has just begun, by agreement', '2026-11-27', '09:46', true, []],
  ['over, whatever was agreed', '2026-11-27', '09:45', true, [['time', 'hourOver']]],
  ['tomorrow', '2026-11-28', '09:00', false, []],
])('a start %s', (_, day, time, isAgreed, problems) => {
  expect(problemsOf(day, time, isAgreed)).toEqual(problems);
});
