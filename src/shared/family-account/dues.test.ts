import { expect, it } from 'vitest';
import { entryOf, type LedgerEntry } from '../ledger';
import { duesOf } from './dues';

const charge = (enteredAt: string, amount = 6000, day = enteredAt.slice(0, 10)): LedgerEntry =>
  entryOf({ id: enteredAt, kind: 'lesson', amount, day, enteredAt });
const paid = (amount: number): LedgerEntry =>
  entryOf({ id: 'paid', kind: 'payment', amount, day: '2026-11-20', enteredAt: '2026-11-20T09:00:00.000Z' });
const back = (amount: number): LedgerEntry =>
  entryOf({ id: 'back', kind: 'refund', amount, day: '2026-11-21', enteredAt: '2026-11-21T09:00:00.000Z' });

const first = charge('2026-11-03T17:30:00.000Z');
const second = charge('2026-11-10T17:30:00.000Z');
const told = { payNumber: '+233200000000', payDays: 7 };
const endOf = (day: string) => Date.parse(`${day}T23:59:59.999Z`);

it.each<[string, readonly LedgerEntry[], typeof told, ReturnType<typeof duesOf>]>([
  ['no lesson', [], told, null],
  ['one lesson', [first], told, { amount: 6000, by: endOf('2026-11-10') }],
  ['two lessons: the older one', [second, first], told, { amount: 12_000, by: endOf('2026-11-10') }],
  ['the first one paid', [first, second, paid(6000)], told, { amount: 6000, by: endOf('2026-11-17') }],
  ['a part paid', [first, second, paid(1000)], told, { amount: 11_000, by: endOf('2026-11-10') }],
  [
    'a lesson confirmed late',
    [charge('2026-11-12T08:00:00.000Z', 6000, '2026-11-01')],
    told,
    {
      amount: 6000,
      by: endOf('2026-11-19'),
    },
  ],
  ['other days of the office', [first], { ...told, payDays: 14 }, { amount: 6000, by: endOf('2026-11-17') }],
  ['no number of the office', [first], { ...told, payNumber: '' }, { amount: 6000, by: null }],
  ['everything paid', [first, paid(6000)], told, null],
  ['too much paid', [first, paid(7000)], told, null],
  ['more given back than was paid', [paid(1000), back(3000)], told, { amount: 2000, by: null }],
])('says what is owed and by when: %s', (_of, entries, office, dues) => {
  expect(duesOf(entries, office)).toEqual(dues);
});
