import { expect, it } from 'vitest';
import type { Lesson } from '@/entities/lesson';
import type { Payment } from '@/entities/money/payment';
import { balanceOf, statementOf } from '@/shared/ledger';
import { entriesOf } from './family-account';

const now = new Date('2026-11-28T12:00:00.000Z');

const lesson = (startsAt: string, state: Lesson['state'], change: Partial<Lesson> = {}) =>
  ({
    ...{ id: startsAt, offerId: 'offer-1', startsAt, state, movedAt: startsAt },
    ...{ plannedBy: 'family', price: 6000, isTrial: false },
    ...change,
  }) as Lesson;

const payment = {
  ...{ id: 'mtn-1234-1', at: '2026-11-20T09:00:00.000Z', ref: 'LL-T', amount: 10_000, day: '2026-11-19' },
  ...{ network: 'mtn', reference: '1234', attempt: 1, userId: 'a', name: 'Ama', lastChange: 'x' },
  receipt: 'LL-R0000000000000',
} as const satisfies Payment;
const counter: Payment = { ...payment, id: 'mtn-1234-1-counter', reason: 'Typed wrongly' };

const family = { trialPayer: 'family' } as const;
const balance = (
  records: Pick<Parameters<typeof entriesOf>[0], 'lessons' | 'payments'>,
  office: Parameters<typeof entriesOf>[1] = family,
) => balanceOf(entriesOf({ ...records, closedMonths: [] }, office, now));

it('adds up a month of lessons, transport and payments, as by hand', () => {
  const lessons = [
    lesson('2026-10-28T15:00:00.000Z', 'paid'),
    lesson('2026-11-04T15:00:00.000Z', 'confirmed', { transport: 1000 }),
    // The family said nothing for three days: 6,000 more.
    lesson('2026-11-11T15:00:00.000Z', 'taught'),
    lesson('2026-11-27T15:00:00.000Z', 'taught'),
    lesson('2026-11-12T15:00:00.000Z', 'disputed'),
    lesson('2026-11-13T15:00:00.000Z', 'cancelled'),
    lesson('2026-12-02T15:00:00.000Z', 'planned'),
  ];
  const entries = entriesOf({ lessons, payments: [payment], closedMonths: [] }, family, now);
  expect(statementOf(entries)).toMatchObject([
    { month: '2026-10', opening: 0, charged: 6000, settled: 0, closing: 6000 },
    { month: '2026-11', opening: 6000, charged: 13_000, settled: 10_000, closing: 9000 },
  ]);
});

it('leaves out a payment that was cancelled', () => {
  const lessons = [lesson('2026-11-04T15:00:00.000Z', 'confirmed')];
  expect(balance({ lessons, payments: [payment] })).toBe(-4000);
  expect(balance({ lessons, payments: [payment, counter] })).toBe(6000);
});

it.each([
  ['', false, 7000],
  ['family', false, 7000],
  ['', true, 13_000],
  ['office', false, 0],
  ['office', true, 6000],
  ['family-after-yes', false, 0],
  ['family-after-yes', true, 13_000],
] as const)('charges a trial that is paid by “%s”, with more lessons %s: %i', (trialPayer, isMore, owed) => {
  const trial = lesson('2026-11-04T15:00:00.000Z', 'confirmed', { isTrial: true, transport: 1000 });
  const more = lesson('2026-11-11T15:00:00.000Z', 'confirmed');
  const other = { ...more, offerId: 'offer-2', state: 'cancelled' } as const;
  expect(balance({ lessons: isMore ? [trial, more] : [trial, other], payments: [] }, { trialPayer })).toBe(
    owed,
  );
});

it('takes one lesson with a tutor for the trial, whatever the others say', () => {
  const trials = ['2026-11-04', '2026-11-11'].map((day) =>
    lesson(`${day}T15:00:00.000Z`, 'confirmed', { isTrial: true }),
  );
  expect(balance({ lessons: trials, payments: [] }, { trialPayer: 'office' })).toBe(6000);
  expect(balance({ lessons: trials, payments: [] }, { trialPayer: 'family-after-yes' })).toBe(12_000);
});
