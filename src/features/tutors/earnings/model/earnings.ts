import { isConfirmed, type HomeworkQuestion } from '@/entities/homework/question';
import { amountOf, lessonStateAt, type Lesson } from '@/entities/lesson';
import type { ClosedMonth } from '@/entities/money/closing';
import type { Payout, StandingAnswer } from '@/entities/money/payout';
import { closingOf } from '@/shared/ledger';

/** Payment state: awaiting confirmation (three days), due, paid, or disputed. */
export type EarningState = 'taught' | 'due' | 'paid' | 'disputed';

/** A lesson, or an answer to a homework question. */
export interface Earning {
  readonly id: string;
  /** When the lesson began, or the answer was sent; ISO 8601. */
  readonly at: string;
  /** In pesewas. */
  readonly amount: number;
  readonly state: EarningState;
  /** Null for an answer. */
  readonly lesson: Lesson | null;
}

export interface Month {
  /** `YYYY-MM` in Ghana's time zone. */
  readonly month: string;
  readonly lessons: number;
  readonly answers: number;
  /** Amounts in pesewas. `taught` includes `confirmed`, which is `due` plus `paid`. */
  readonly taught: number;
  readonly confirmed: number;
  readonly due: number;
  readonly paid: number;
}

const newestFirst = (one: Earning, other: Earning) => other.at.localeCompare(one.at);

type PaidMonths = readonly Pick<Payout, 'month' | 'state'>[];

/** Whether a payout of the closed month in which an entry counts was paid. */
function isInPaidMonth(
  written: { readonly day: string; readonly enteredAt: string },
  payouts: PaidMonths,
  closedMonths: readonly ClosedMonth[],
): boolean {
  const closing = closingOf(written, closedMonths);
  return payouts.some((payout) => payout.state === 'paid' && payout.month === closing?.month);
}

/** Whether a payout of the closed month in which a confirmed lesson counts was paid. */
export const isPaidOut = (
  { state, startsAt, movedAt }: Lesson,
  payouts: PaidMonths,
  closedMonths: readonly ClosedMonth[],
): boolean =>
  state === 'confirmed' &&
  isInPaidMonth({ day: startsAt.slice(0, 10), enteredAt: movedAt }, payouts, closedMonths);

/** Whether a payout of the closed month in which an answer counts was paid. */
export const isAnswerPaidOut = (
  { answeredAt, standsAt }: Pick<StandingAnswer, 'answeredAt' | 'standsAt'>,
  payouts: PaidMonths,
  closedMonths: readonly ClosedMonth[],
): boolean => isInPaidMonth({ day: answeredAt.slice(0, 10), enteredAt: standsAt }, payouts, closedMonths);

/**
 * Paid or payable lessons, newest first.
 * @param isPaid whether a payout has paid a lesson
 */
export function earningsOf(
  lessons: readonly Lesson[],
  now: Date,
  isPaid: (lesson: Lesson) => boolean = () => false,
): readonly Earning[] {
  return lessons
    .flatMap((lesson): Earning[] => {
      const found = lessonStateAt(lesson, now);
      const state = isPaid(lesson) ? 'paid' : found === 'confirmed' ? 'due' : found;
      if (state !== 'due' && state !== 'taught' && state !== 'paid' && state !== 'disputed') return [];
      return [{ id: lesson.id, at: lesson.startsAt, amount: amountOf(lesson), state, lesson }];
    })
    .sort(newestFirst);
}

/**
 * Paid homework answers, newest first. One is due once whoever asked has closed it, or after three days.
 * @param paidOut ids of those that a payout has paid
 */
export function answersOf(
  questions: readonly HomeworkQuestion[],
  now: Date,
  paidOut: ReadonlySet<string> = new Set(),
): readonly Earning[] {
  return questions
    .flatMap((question): Earning[] => {
      const { id, answeredAt, rate } = question;
      const isPaid = question.isPaid || paidOut.has(id);
      const isDue = isConfirmed(question, now);
      if (rate === 0 || !(isPaid || isDue || question.state === 'answered')) return [];
      const state = isPaid ? 'paid' : isDue ? 'due' : 'taught';
      return [{ id, at: answeredAt, amount: rate, state, lesson: null }];
    })
    .sort(newestFirst);
}

/** Both, newest first. */
export const allEarnings = (lessons: readonly Earning[], answers: readonly Earning[]): readonly Earning[] =>
  [...lessons, ...answers].sort(newestFirst);

/** Totals by month, newest first. A disputed lesson counts only as taught until the office decides. */
export function monthsOf(earnings: readonly Earning[]): readonly Month[] {
  const months = new Map<string, Month>();
  for (const { at, amount, state, lesson } of earnings) {
    const month = at.slice(0, 7);
    const none = { month, lessons: 0, answers: 0, taught: 0, confirmed: 0, due: 0, paid: 0 };
    const known = months.get(month) ?? none;
    const isConfirmedNow = state === 'due' || state === 'paid';
    months.set(month, {
      month,
      lessons: known.lessons + (lesson ? 1 : 0),
      answers: known.answers + (lesson ? 0 : 1),
      taught: known.taught + amount,
      confirmed: known.confirmed + (isConfirmedNow ? amount : 0),
      due: known.due + (state === 'due' ? amount : 0),
      paid: known.paid + (state === 'paid' ? amount : 0),
    });
  }
  return [...months.values()];
}
