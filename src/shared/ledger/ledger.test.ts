import { expect, it } from 'vitest';
import { allocate, balanceOf, boundsOf, counterEntryOf, entryOf, statementOf } from '.';

const at = (day: string) => ({ id: day, day, enteredAt: `${day}T18:00:00.000Z` });

const lesson = entryOf({ ...at('2026-10-12'), kind: 'lesson', amount: 6000 });
const transport = entryOf({ ...at('2026-10-12'), id: 'way', kind: 'transport', amount: 1000 });
const second = entryOf({ ...at('2026-11-02'), kind: 'lesson', amount: 6000 });
const payment = entryOf({ ...at('2026-10-30'), kind: 'payment', amount: 10_000 });
const october = { month: '2026-10', at: '2026-11-01T09:00:00.000Z' };

it('keeps the account of a family by month', () => {
  expect(statementOf([payment, second, transport, lesson])).toEqual([
    {
      month: '2026-10',
      opening: 0,
      charged: 7000,
      settled: 10_000,
      closing: -3000,
      entries: [lesson, transport, payment],
    },
    { month: '2026-11', opening: -3000, charged: 6000, settled: 0, closing: 3000, entries: [second] },
  ]);
  expect(balanceOf([payment, second, transport, lesson])).toBe(3000);
});

it('lays payments against the oldest charges', () => {
  expect(allocate([second, payment, transport, lesson])).toEqual({
    charges: [
      { entry: lesson, paid: 6000, open: 0 },
      { entry: transport, paid: 1000, open: 0 },
      { entry: second, paid: 3000, open: 3000 },
    ],
    credit: 0,
  });
});

it.each([
  ['in its own month while that is open', '2026-10-31', '2026-10'],
  ['in the next month once that is closed', '2026-11-01', '2026-11'],
])('counts a correction %s', (_what, day, month) => {
  const counter = counterEntryOf(payment, { ...at(day), id: 'counter', day: '2026-10-30' });
  const months = statementOf([lesson, payment, counter], [october]);
  expect(months.find(({ entries }) => entries.includes(counter))?.month).toBe(month);
  expect(months.at(-1)?.closing).toBe(6000);
});

it('counts what comes after several closings in the month after the last of them', () => {
  const november = { month: '2026-11', at: '2026-12-01T09:00:00.000Z' };
  const late = entryOf({ id: 'late', day: '2026-09-14', enteredAt: november.at, kind: 'lesson', amount: 1 });
  expect(statementOf([late], [november, october]).map(({ month }) => month)).toEqual(['2026-12']);
  const december = { month: '2026-12', at: '2027-01-02T09:00:00.000Z' };
  const later = { ...late, enteredAt: december.at };
  expect(statementOf([later], [december]).map(({ month }) => month)).toEqual(['2027-01']);
});

it.each([0, -1, 0.5, Number.NaN, Infinity, 2 ** 53])('makes no entry of %s pesewas', (amount) => {
  expect(() => entryOf({ ...at('2026-10-12'), kind: 'payment', amount })).toThrow(RangeError);
});

it('cancels no counter-entry', () => {
  const counter = counterEntryOf(payment, { ...at('2026-11-01'), id: 'counter' });
  expect(counter.amount).toBe(10_000);
  expect(() => counterEntryOf(counter, at('2026-11-02'))).toThrow(RangeError);
});

it.each([
  ['2026-02', '2026-02-01T00:00:00.000Z', '2026-02-28T23:59:59.999Z'],
  ['2028-02', '2028-02-01T00:00:00.000Z', '2028-02-29T23:59:59.999Z'],
  ['2026-12', '2026-12-01T00:00:00.000Z', '2026-12-31T23:59:59.999Z'],
])('bounds %s', (month, first, last) => {
  expect(boundsOf(month)).toEqual({ first, last });
});
