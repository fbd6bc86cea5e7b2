import { expect, it } from 'vitest';
import type { Booking } from '@/entities/counselling/booking';
import type { Duty } from '@/shared/backend';
import { builtFacts } from '@/shared/office-facts';
import { noRecords, talk } from '../../../../../tests/samples/today';
import { todayRows } from './today-rows';

const now = new Date('2026-11-26T10:00:00.000Z');

const rowsOf = (talks: readonly Booking[], duties: readonly Duty[]) =>
  todayRows({ ...noRecords, talks }, { duties, userId: 'demo-esi', office: builtFacts, figures: {}, now });

it.each<[string, Booking, readonly Duty[], object]>([
  [
    'waits for its counsellor once it has begun, and is late a day later',
    talk('LL-C3', '2026-11-26T10:00Z'),
    ['counselling'],
    {
      task: 'talk-outcome',
      promisedAt: Date.parse('2026-11-27T10:00Z'),
      isOthers: false,
      view: 'counselling',
      ref: 'LL-C3',
    },
  ],
  [
    'waits for another counsellor',
    talk('LL-C3', '2026-11-26T09:00Z', { counsellor: 'demo-yaw' }),
    ['counselling'],
    { task: 'talk-outcome-others', isOthers: true },
  ],
  [
    'waits for others where the duty of counselling was taken away',
    talk('LL-C3', '2026-11-25T09:00Z'),
    ['office'],
    { task: 'talk-outcome-others', isOthers: true },
  ],
])('a talk %s', (_what, one, duties, expected) => {
  const rows = rowsOf([one], duties);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject(expected);
});

it.each<[string, Booking]>([
  ['has not begun', talk('LL-C3', '2026-11-26T10:01Z')],
  ['took place', talk('LL-C3', '2026-11-26T09:00Z', { state: 'done' })],
  ['was missed', talk('LL-C3', '2026-11-26T09:00Z', { state: 'no-show' })],
])('nothing of a talk that %s', (_what, one) => {
  expect(rowsOf([one], ['counselling'])).toEqual([]);
});
