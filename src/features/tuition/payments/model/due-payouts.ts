import { earnedIn, type Payout, type StandingAnswer, type TaughtLesson } from '@/entities/money/payout';
import type { ClosedMonth } from '@/entities/money/closing';

/** A payout that can be made: a month is paid to a tutor once, and again only after a refusal. */
export interface DuePayout {
  readonly tutorId: string;
  /** The closed month that it pays. */
  readonly month: string;
  readonly attempt: number;
  /** In pesewas. */
  readonly amount: number;
}

interface PayoutRecords {
  readonly lessons: readonly (TaughtLesson & { readonly tutorId: string })[];
  readonly answers: readonly (StandingAnswer & { readonly tutorId: string })[];
  readonly closedMonths: readonly ClosedMonth[];
  /** Those of the month, and of earlier months all that were refused, with what was tried since. */
  readonly payouts: readonly Payout[];
}

/** Payouts of which a later attempt exists. */
const isLast = ({ tutorId, month, attempt }: Payout, all: readonly Payout[]): boolean =>
  !all.some((other) => other.tutorId === tutorId && other.month === month && other.attempt > attempt);

/**
 * What can be paid for a closed month: what it owes each tutor, and what the network refused, also of earlier
 * months. Nothing that is sent or paid.
 * @param percent what tutors get of a price now, where the closing does not say
 */
export function duePayouts(
  month: string,
  { lessons, answers, closedMonths, payouts }: PayoutRecords,
  percent: number,
): readonly DuePayout[] {
  const again = payouts
    .filter((payout) => payout.state === 'refused' && isLast(payout, payouts))
    .map(({ tutorId, month: of, attempt, amount }) => ({ tutorId, month: of, attempt: attempt + 1, amount }));
  const known = new Set(payouts.flatMap(({ tutorId, month: of }) => (of === month ? [tutorId] : [])));
  const fresh = [...new Set([...lessons, ...answers].map(({ tutorId }) => tutorId))]
    .filter((tutorId) => !known.has(tutorId))
    .map((tutorId) => {
      const own = {
        lessons: lessons.filter((lesson) => lesson.tutorId === tutorId && lesson.state !== 'paid'),
        answers: answers.filter((answer) => answer.tutorId === tutorId && !answer.isPaid),
      };
      return { tutorId, month, attempt: 1, amount: earnedIn(month, own, closedMonths, percent) };
    })
    .filter(({ amount }) => amount > 0);
  return [...again, ...fresh].sort(
    (one, other) => one.tutorId.localeCompare(other.tutorId) || one.month.localeCompare(other.month),
  );
}

/** What is added up, in pesewas. */
export const totalOf = (lines: readonly Pick<DuePayout, 'amount'>[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/** The payouts of each run, newest first. */
export function runsOf(payouts: readonly Payout[]): readonly (readonly Payout[])[] {
  const runs = new Map<string, readonly Payout[]>();
  for (const payout of payouts) runs.set(payout.run, [...(runs.get(payout.run) ?? []), payout]);
  const atOf = (run: readonly Payout[]) => run.map(({ at }) => at).sort()[0] ?? '';
  return [...runs.values()].sort((one, other) => atOf(other).localeCompare(atOf(one)));
}
