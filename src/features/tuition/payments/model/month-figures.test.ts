import { expect, it } from 'vitest';
import type { Lesson } from '@/entities/lesson';
import type { ClosedMonth } from '@/entities/money/closing';
import { entriesOfTutor, earnedIn, type Payout } from '@/entities/money/payout';
import type { Payment } from '@/entities/money/payment';
import { balanceOf, statementOf } from '@/shared/ledger';
import { duePayouts } from './due-payouts';
import { entriesOf } from './family-account';
import { figuresOf, nextToClose } from './month-figures';

const now = new Date('2026-11-29T12:00:00.000Z');

const lesson = (startsAt: string, state: Lesson['state'], movedAt = startsAt, change: Partial<Lesson> = {}) =>
  ({
    ...{ id: startsAt, offerId: 'offer-1', tutorId: 'ama', startsAt, state, movedAt, plannedBy: 'family' },
    ...{ price: 6050, isTrial: false },
    ...change,
  }) as Lesson;

const paid = (day: string, amount: number, at: string, change: Partial<Payment> = {}): Payment => ({
  ...{ id: `mtn-${String(amount)}-1`, at, ref: 'LL-T', amount, day, network: 'mtn', attempt: 1 },
  ...{ reference: String(amount), userId: 'a', name: 'Ama', lastChange: 'x', receipt: 'LL-R0000000000000' },
  ...change,
});

const terms = { trialPayer: 'family', tutorPercent: 75 } as const;
const september: ClosedMonth = { month: '2026-09', at: '2026-10-02T09:00:00.000Z', ...terms };
const october: ClosedMonth = { month: '2026-10', at: '2026-11-02T09:00:00.000Z', ...terms };

const lessons = [
  // Closed with September.
  lesson('2026-09-20T15:00', 'confirmed', '2026-09-21T08:00:00.000Z'),
  // Of September, but confirmed when it was closed: 60.50 to October.
  lesson('2026-09-29T15:00', 'confirmed', '2026-10-05T08:00:00.000Z'),
  // October: 60.50 + 10.00.
  lesson('2026-10-07T15:00', 'confirmed', '2026-10-08T08:00:00.000Z', { transport: 1000 }),
  // Confirmed after October was closed: 60.50 to November.
  lesson('2026-10-30T15:00', 'confirmed', '2026-11-04T08:00:00.000Z'),
  lesson('2026-11-26T15:00', 'taught', '2026-11-27T16:00:00.000Z'),
  lesson('2026-11-12T15:00', 'disputed', '2026-11-13T16:00:00.000Z'),
];
const payments = [
  paid('2026-10-12', 10_000, '2026-10-12T10:00:00.000Z'),
  // Of October, entered after it was closed.
  paid('2026-10-31', 5000, '2026-11-03T10:00:00.000Z'),
  paid('2026-10-20', 1000, '2026-10-20T10:00:00.000Z', { isRefund: true }),
];
const office = { trialPayer: 'family' } as const;
/** Every record could be read. */
const whole = { unreadable: 0 };

it('holds in October what a calculator says', () => {
  expect(
    figuresOf('2026-10', { ...whole, lessons, payments, closedMonths: [september] }, office, now),
  ).toMatchObject({
    ...{ lessons: 3, charged: 19_150, payments: 3, settled: 14_000 },
  });
  const before = {
    lessons: lessons.filter(({ movedAt }) => movedAt < october.at),
    closedMonths: [september],
  };
  const then = payments.filter(({ at }) => at < october.at);
  expect(figuresOf('2026-10', { ...whole, ...before, payments: then }, office, new Date(october.at))).toEqual(
    {
      ...{ lessons: 2, charged: 13_100, payments: 2, settled: 9000 },
      ...{ unconfirmed: 0, disputed: 0, unsettled: 0, unreadable: 0 },
    },
  );
});

it('sends what came later to the next month, and says what is open in it', () => {
  const records = { ...whole, lessons, payments, closedMonths: [october, september] };
  expect(figuresOf('2026-11', records, office, now)).toEqual({
    ...{ lessons: 1, charged: 6050, payments: 1, settled: 5000 },
    ...{ unconfirmed: 1, disputed: 1, unsettled: 0, unreadable: 0 },
  });
  const months = statementOf(entriesOf(records, office, now), records.closedMonths);
  expect(months.map(({ month, charged, settled }) => [month, charged, settled])).toEqual([
    ['2026-09', 6050, 0],
    ['2026-10', 13_100, 9000],
    ['2026-11', 6050, 5000],
  ]);
  expect(months.at(-1)?.closing).toBe(balanceOf(entriesOf(records, office, now)));
});

it('does not close over a lesson that silence has confirmed and the desk has not stored', () => {
  const silent = lesson('2026-11-20T15:00', 'taught', '2026-11-20T17:00:00.000Z');
  const records = { ...whole, lessons: [silent], payments: [], closedMonths: [october] };
  expect(figuresOf('2026-11', records, office, now)).toMatchObject({ unconfirmed: 0, unsettled: 1 });
});

it('keeps the trial of a closed month as it was, whatever the office says later', () => {
  const trial = lesson('2026-10-07T15:00', 'confirmed', '2026-10-08T08:00:00.000Z', { isTrial: true });
  const records = { lessons: [trial], payments: [], closedMonths: [october] };
  expect(balanceOf(entriesOf(records, { trialPayer: 'office' }, now))).toBe(6050);
  const later = { ...records, closedMonths: [{ ...october, trialPayer: 'family-after-yes' as const }] };
  expect(balanceOf(entriesOf(later, { trialPayer: 'office' }, now))).toBe(0);
  const goesOn = lesson('2026-11-05T15:00', 'confirmed', '2026-11-06T08:00:00.000Z');
  const months = statementOf(
    entriesOf({ ...later, lessons: [trial, goesOn] }, { trialPayer: 'office' }, now),
    later.closedMonths,
  );
  // Owed since the lessons go on, which was after October was closed.
  expect(months.map(({ month, charged }) => [month, charged])).toEqual([['2026-11', 12_100]]);
});

it.each([
  [[], '2026-10'],
  [[september], '2026-10'],
  [[october, september], '2026-11'],
])('closes after %j the month %s', (closed, month) => {
  expect(nextToClose(closed, now)).toBe(month);
});

it('pays the tutor each closed month once, to the pesewa', () => {
  const closedMonths = [october, september];
  // 75 % of 60.50 is 45.375: 45.38 for each lesson.
  expect(earnedIn('2026-09', { lessons: lessons }, closedMonths, 50)).toBe(4538);
  expect(earnedIn('2026-10', { lessons: lessons }, closedMonths, 50)).toBe(4538 + 4538 + 1000);
  const due = duePayouts('2026-10', { lessons, answers: [], closedMonths, payouts: [] }, 75);
  expect(due).toEqual([{ tutorId: 'ama', month: '2026-10', attempt: 1, amount: 10_076 }]);
  const payout: Payout = {
    ...{ id: '2026-10-ama-1', state: 'sent', run: 'r', tutorId: 'ama', month: '2026-10', attempt: 1 },
    ...{ amount: 10_076, network: 'mtn', number: '', at: '2026-11-03T09:00:00.000Z', lastChange: 'x' },
    ...{ userId: 'a', name: 'Office' },
  };
  const dueWith = (...payouts: Payout[]) =>
    duePayouts('2026-10', { lessons, answers: [], closedMonths, payouts }, 75);
  expect(dueWith(payout)).toEqual([]);
  const refused: Payout = { ...payout, state: 'refused', reason: 'Wrong number' };
  expect(dueWith(refused)).toEqual([{ tutorId: 'ama', month: '2026-10', attempt: 2, amount: 10_076 }]);
  const again: Payout = { ...payout, id: '2026-10-ama-2', attempt: 2 };
  expect(dueWith(refused, again)).toEqual([]);
  // Refused in October, it comes into the run of September too.
  expect(
    duePayouts('2026-09', { lessons, answers: [], closedMonths, payouts: [refused] }, 75).map(
      ({ month }) => month,
    ),
  ).toEqual(['2026-09', '2026-10']);
  const done: Payout = { ...again, state: 'paid', reference: '1234', notedAt: '2026-11-04T09:00:00.000Z' };
  const months = statementOf(
    entriesOfTutor({ lessons, payouts: [refused, done], closedMonths }, 50),
    closedMonths,
  );
  expect(months.map(({ month, charged, settled, closing }) => [month, charged, settled, closing])).toEqual([
    ['2026-09', 4538, 0, 4538],
    ['2026-10', 10_076, 0, 14_614],
    // The late lesson by the share of today, and the payout.
    ['2026-11', 3025, 10_076, 7563],
  ]);
});
