import { expect, it } from 'vitest';
import type { HomeworkQuestion } from '@/entities/homework/question';
import type { Lesson, LessonState } from '@/entities/lesson';
import { standingAnswers } from '@/entities/homework/question';
import { entriesOfTutor } from '@/entities/money/payout';
import { balanceOf, statementOf } from '@/shared/ledger';
import { allEarnings, answersOf, earningsOf, isAnswerPaidOut, isPaidOut, monthsOf } from './earnings';

const now = new Date('2026-11-21T16:00:00.000Z');

const lesson = (startsAt: string, state: LessonState, movedAt = startsAt) =>
  ({ id: startsAt, startsAt, state, movedAt, plannedBy: 'family', price: 7000 }) as Lesson;

it('counts a lesson as due once the family has confirmed it, or has planned it and said nothing for three days', () => {
  const earnings = earningsOf(
    [
      lesson('2026-11-18T15:59:00.000Z', 'taught'),
      lesson('2026-11-18T16:01:00.000Z', 'taught'),
      lesson('2026-11-20T15:00:00.000Z', 'confirmed'),
      lesson('2026-10-20T15:00:00.000Z', 'paid'),
      lesson('2026-11-19T15:00:00.000Z', 'disputed'),
      lesson('2026-11-17T15:00:00.000Z', 'cancelled'),
      lesson('2026-11-25T15:00:00.000Z', 'planned'),
    ],
    now,
  );
  expect(earnings.map(({ id, state }) => `${id.slice(5, 16)} ${state}`)).toEqual([
    '11-20T15:00 due',
    '11-19T15:00 disputed',
    '11-18T16:01 taught',
    '11-18T15:59 due',
    '10-20T15:00 paid',
  ]);
  expect(monthsOf(earnings)).toEqual([
    { month: '2026-11', lessons: 4, answers: 0, taught: 28_000, confirmed: 14_000, due: 14_000, paid: 0 },
    { month: '2026-10', lessons: 1, answers: 0, taught: 7000, confirmed: 7000, due: 0, paid: 7000 },
  ]);
});

it('adds the agreed transport', () => {
  const paid = { ...lesson('2026-11-18T15:00:00.000Z', 'paid'), transport: 1500 };
  expect(monthsOf(earningsOf([paid], now))).toEqual([
    { month: '2026-11', lessons: 1, answers: 0, taught: 8500, confirmed: 8500, due: 0, paid: 8500 },
  ]);
});

const answer = (answeredAt: string, change: Partial<HomeworkQuestion> = {}) =>
  ({
    id: answeredAt,
    answeredAt,
    state: 'answered',
    tutor: 'ama',
    rate: 500,
    isPaid: false,
    ...change,
  }) as HomeworkQuestion;

it('counts an answer as due once its asker has closed, or after three days, and leaves out unpaid ones', () => {
  const answers = answersOf(
    [
      answer('2026-11-18T15:59:00.000Z'),
      answer('2026-11-18T16:01:00.000Z'),
      answer('2026-11-20T15:00:00.000Z', { state: 'closed' }),
      answer('2026-11-21T10:00:00.000Z', { state: 'closed', isPaid: true }),
      answer('2026-11-21T11:00:00.000Z', { rate: 0 }),
      answer('', { state: 'claimed' }),
      answer('2026-11-21T12:00:00.000Z', { state: 'claimed' }),
    ],
    now,
  );
  expect(answers.map(({ id, state }) => `${id.slice(5, 16)} ${state}`)).toEqual([
    '11-21T10:00 paid',
    '11-20T15:00 due',
    '11-18T16:01 taught',
    '11-18T15:59 due',
  ]);
  const lessons = earningsOf([lesson('2026-11-20T18:00:00.000Z', 'confirmed')], now);
  expect(monthsOf(allEarnings(lessons, answers))).toEqual([
    { month: '2026-11', lessons: 1, answers: 4, taught: 9000, confirmed: 8500, due: 8000, paid: 500 },
  ]);
});

/** A month that was closed on 2 November. */
const october = {
  month: '2026-10',
  at: '2026-11-02T09:00:00.000Z',
  trialPayer: '',
  tutorPercent: 80,
} as const;

it('counts a confirmed lesson as paid once the payout of the month that closed it was paid', () => {
  const isPaid = (confirmedAt: string, state: 'sent' | 'paid' | 'refused') =>
    isPaidOut(
      lesson('2026-10-30T15:00:00.000Z', 'confirmed', confirmedAt),
      [{ month: '2026-10', state }],
      [october],
    );
  expect(isPaid('2026-10-31T08:00:00.000Z', 'paid')).toBe(true);
  expect(isPaid('2026-10-31T08:00:00.000Z', 'sent')).toBe(false);
  expect(isPaid('2026-10-31T08:00:00.000Z', 'refused')).toBe(false);
  expect(isPaid('2026-11-03T08:00:00.000Z', 'paid')).toBe(false);
});

it('has the answers that stand in the account, each in the month that was open when it did', () => {
  const answers = standingAnswers(
    [
      // Stood on 28 October.
      answer('2026-10-25T10:00:00.000Z', { rate: 300, isPaid: true }),
      // Closed on 31 October, but counted when three days were over: that month was closed then.
      answer('2026-10-31T10:00:00.000Z', { state: 'closed' }),
      answer('2026-11-20T10:00:00.000Z', { state: 'closed', rate: 700 }),
      answer('2026-11-20T11:00:00.000Z'),
      answer('2026-11-10T11:00:00.000Z', { rate: 0 }),
    ],
    now,
  );
  const entries = entriesOfTutor({ lessons: [], answers, payouts: [], closedMonths: [october] }, 0);
  expect(balanceOf(entries)).toBe(1200);
  expect(
    statementOf(entries, [october]).map(({ month, charged, settled }) => [month, charged, settled]),
  ).toEqual([
    ['2026-10', 300, 300],
    ['2026-11', 1200, 0],
  ]);
});

it('takes an answer as paid once a payout of the month in which it counts was paid', () => {
  const isPaid = (answeredAt: string, standsAt: string, state: 'sent' | 'paid') =>
    isAnswerPaidOut({ answeredAt, standsAt }, [{ month: '2026-10', state }], [october]);
  expect(isPaid('2026-10-25T10:00:00.000Z', '2026-10-28T10:00:00.000Z', 'paid')).toBe(true);
  expect(isPaid('2026-10-25T10:00:00.000Z', '2026-10-28T10:00:00.000Z', 'sent')).toBe(false);
  // It stood when the month was closed already, and waits for the next run.
  expect(isPaid('2026-10-31T10:00:00.000Z', '2026-11-03T10:00:00.000Z', 'paid')).toBe(false);
  const own = answer('2026-11-20T10:00:00.000Z', { state: 'closed' });
  expect(answersOf([own], now, new Set([own.id])).map(({ state }) => state)).toEqual(['paid']);
});
