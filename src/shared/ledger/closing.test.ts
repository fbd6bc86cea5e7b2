import { expect, it } from 'vitest';
import { closingOf, entryOf, statementOf } from '.';

const october = { month: '2026-10', at: '2026-11-02T09:00:00.000Z' };
const november = { month: '2026-11', at: '2026-12-01T09:00:00.000Z' };
const entry = (day: string, enteredAt: string) =>
  entryOf({ id: day, kind: 'lesson', amount: 6000, day, enteredAt });

it.each([
  ['its own month', '2026-10-30', '2026-10-31T08:00:00.000Z', '2026-10'],
  ['an earlier month', '2026-08-30', '2026-10-31T08:00:00.000Z', '2026-10'],
  ['a month that was closed before it was written down', '2026-10-30', '2026-11-02T09:00:00.000Z', '2026-11'],
  ['the month of which the other is closed', '2026-11-01', '2026-11-01T08:00:00.000Z', '2026-11'],
  ['a month that is open', '2026-12-01', '2026-12-01T08:00:00.000Z', undefined],
  ['closed months, written down after both', '2026-10-30', '2026-12-02T08:00:00.000Z', undefined],
])('finds the closing of %s', (_of, day, enteredAt, month) => {
  expect(closingOf(entry(day, enteredAt), [november, october])?.month).toBe(month);
});

it('keeps to the first closing when an earlier month is closed later', () => {
  const early = entry('2026-09-30', '2026-09-30T08:00:00.000Z');
  const september = { month: '2026-09', at: '2026-11-20T09:00:00.000Z' };
  expect(closingOf(early, [september, october])?.month).toBe('2026-10');
});

it('takes what is given back from what was paid', () => {
  const written = { day: '2026-10-30', enteredAt: '2026-10-30T08:00:00.000Z' };
  const entries = [
    entry('2026-10-12', '2026-10-12T18:00:00.000Z'),
    entryOf({ ...written, id: 'paid', kind: 'payment', amount: 10_000 }),
    entryOf({ ...written, id: 'back', kind: 'refund', amount: 4000 }),
  ];
  expect(statementOf(entries)).toMatchObject([{ charged: 6000, settled: 6000, closing: 0 }]);
});
