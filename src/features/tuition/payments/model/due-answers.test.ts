import { expect, it } from 'vitest';
import type { ClosedMonth } from '@/entities/money/closing';
import { entriesOfTutor, type Payout, type StandingAnswer, type TaughtLesson } from '@/entities/money/payout';
import { balanceOf } from '@/shared/ledger';
import { duePayouts } from './due-payouts';

const closedMonths: readonly ClosedMonth[] = [
  { month: '2026-10', at: '2026-11-03T09:00:00.000Z', trialPayer: 'family', tutorPercent: 80 },
];

const lesson = (tutorId: string, price: number): TaughtLesson & { readonly tutorId: string } => ({
  ...{ id: 'l1', offerId: 'o1', state: 'confirmed', tutorId, price },
  ...{ startsAt: '2026-10-20T15:00:00.000Z', movedAt: '2026-10-21T15:00:00.000Z' },
});

/** An answer of this day, which stands three days later. */
function answer(tutorId: string, day: string, given: Partial<StandingAnswer> = {}) {
  const answeredAt = `${day}T10:00:00.000Z`;
  const standsAt = new Date(Date.parse(answeredAt) + 3 * 86_400_000).toISOString();
  return { id: `${tutorId} ${day}`, tutorId, answeredAt, standsAt, rate: 500, isPaid: false, ...given };
}

const payout = (tutorId: string, amount: number): Payout => ({
  ...{ id: `${tutorId}-2026-10-1`, tutorId, month: '2026-10', attempt: 1, amount, state: 'sent' },
  ...{ run: 'r', network: 'mtn', number: '', userId: 'a', name: 'Office' },
  ...{ at: '2026-11-04T08:00:00.000Z', lastChange: 'x' },
});

it.each<{
  readonly what: string;
  readonly lessons?: readonly (TaughtLesson & { readonly tutorId: string })[];
  readonly answers: readonly ReturnType<typeof answer>[];
  readonly payouts?: readonly Payout[];
  readonly due: readonly (readonly [string, number])[];
}>([
  {
    what: 'the rate in full beside the share of a lesson',
    lessons: [lesson('ama', 6000)],
    answers: [answer('ama', '2026-10-20'), answer('ama', '2026-10-22', { rate: 300 })],
    due: [['ama', 4800 + 800]],
  },
  { what: 'a tutor with answers alone', answers: [answer('esi', '2026-10-20')], due: [['esi', 500]] },
  {
    what: 'nothing that was paid by hand',
    answers: [answer('esi', '2026-10-20', { isPaid: true })],
    due: [],
  },
  {
    what: 'an answer that stands after the month was closed with the next month',
    answers: [answer('esi', '2026-10-31', { standsAt: '2026-11-03T10:00:00.000Z' })],
    due: [],
  },
  {
    what: 'a tutor whose month is sent no second time',
    lessons: [lesson('ama', 6000)],
    answers: [answer('ama', '2026-10-20')],
    payouts: [payout('ama', 5300)],
    due: [],
  },
])('pays $what', ({ lessons = [], answers, payouts = [], due }) => {
  const found = duePayouts('2026-10', { lessons, answers, closedMonths, payouts }, 70);
  expect(found.map(({ tutorId, amount }) => [tutorId, amount])).toEqual(due);
});

it('leaves the account of the tutor even once the run is paid', () => {
  const records = { lessons: [lesson('ama', 6000)], answers: [answer('ama', '2026-10-20')], closedMonths };
  const [due] = duePayouts('2026-10', { ...records, payouts: [] }, 70);
  const notedAt = '2026-11-04T09:00:00.000Z';
  const payouts = [{ ...payout('ama', due?.amount ?? 0), state: 'paid' as const, notedAt }];
  expect(balanceOf(entriesOfTutor({ ...records, payouts }, 70))).toBe(0);
});
