import { balanceOf, closingOf, entryOf, type LedgerEntry } from '@/shared/ledger';
import { tutorShareOf } from '@/shared/lesson-price';
import { entriesOfPayout, type Payout } from './payout';

/** What an account needs of a lesson. Amounts in pesewas. */
export interface TaughtLesson {
  readonly id: string;
  readonly offerId: string;
  readonly state: string;
  readonly startsAt: string;
  /** When it was confirmed, or marked as paid by hand; ISO 8601. */
  readonly movedAt: string;
  readonly price: number;
  readonly transport?: number;
}

/** What an account needs of an answer to a homework question that stands. */
export interface StandingAnswer {
  readonly id: string;
  /** ISO 8601. */
  readonly answeredAt: string;
  /** When it counts at the latest; ISO 8601. */
  readonly standsAt: string;
  /** In pesewas, above 0. */
  readonly rate: number;
  /** The office has noted by hand that it was paid. */
  readonly isPaid: boolean;
}

/** A closed month and the share that holds in it; 0 while the office had not said. */
interface Terms {
  readonly month: string;
  readonly at: string;
  readonly tutorPercent: number;
}

/** What the account of a tutor is derived from. */
interface TutorRecords {
  readonly lessons: readonly TaughtLesson[];
  readonly answers?: readonly StandingAnswer[] | undefined;
  readonly payouts: readonly Payout[];
  readonly closedMonths: readonly Terms[];
}

/**
 * Entries of a lesson that the office has stored as confirmed: the tutor's share of the price, rounded to the
 * pesewa, and all of the transport. One that was marked as paid by hand is settled by itself.
 */
function entriesOfLesson(lesson: TaughtLesson, closed: readonly Terms[], percent: number) {
  const { id, offerId, state, startsAt, movedAt, price, transport = 0 } = lesson;
  const written = { day: startsAt.slice(0, 10), enteredAt: movedAt };
  const kept = closingOf(written, closed)?.tutorPercent ?? 0;
  const share = tutorShareOf(price, { tutorPercent: kept === 0 ? percent : kept }) ?? 0;
  const entry = (kind: 'lesson' | 'transport' | 'payout', amount: number): readonly LedgerEntry[] =>
    amount === 0 ? [] : [entryOf({ ...written, kind, amount, id: `${offerId}/${id}/${kind}` })];
  return [
    ...entry('lesson', share),
    ...entry('transport', transport),
    ...(state === 'paid' ? entry('payout', share + transport) : []),
  ];
}

/** Entries of an answer: its rate, in full. One that was marked as paid by hand is settled by itself. */
const entriesOfAnswer = ({ id, answeredAt, standsAt, rate, isPaid }: StandingAnswer) => {
  const written = { day: answeredAt.slice(0, 10), enteredAt: standsAt, amount: rate };
  const earned = entryOf({ ...written, kind: 'answer', id: `homework/${id}/answer` });
  return isPaid ? [earned, entryOf({ ...written, kind: 'payout', id: `homework/${id}/payout` })] : [earned];
};

const isCounted = ({ state }: TaughtLesson): boolean => state === 'confirmed' || state === 'paid';

/**
 * Entries of the account of a tutor. A lesson counts once its confirmation is stored, so that what a closed
 * month holds never depends on the hour.
 * @param percent what the tutor gets now; 0 while the office has not said, and then prices are not counted
 */
export const entriesOfTutor = (
  { lessons, answers = [], payouts, closedMonths }: TutorRecords,
  percent: number,
): readonly LedgerEntry[] => [
  ...lessons.filter(isCounted).flatMap((lesson) => entriesOfLesson(lesson, closedMonths, percent)),
  ...answers.flatMap(entriesOfAnswer),
  ...payouts.flatMap(entriesOfPayout),
];

/**
 * What a closed month owes a tutor for lessons and answers, in pesewas, whatever was paid of it since.
 * @param month a closed one, `YYYY-MM`
 */
export const earnedIn = (
  month: string,
  { lessons, answers }: Pick<TutorRecords, 'lessons' | 'answers'>,
  closedMonths: readonly Terms[],
  percent: number,
): number =>
  balanceOf(
    entriesOfTutor({ lessons, answers, payouts: [], closedMonths }, percent).filter(
      (entry) => closingOf(entry, closedMonths)?.month === month,
    ),
  );
