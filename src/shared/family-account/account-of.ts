import { closingOf, entryOf, type Closing, type LedgerEntry } from '../ledger';
import { trialPayerOf } from '../lesson-price';
import type { OfficeFacts } from '../office-facts';

/** A confirmed lesson as far as an account needs it. */
interface OwedLesson {
  readonly id: string;
  readonly offerId: string;
  /** ISO 8601. */
  readonly startsAt: string;
  readonly isTrial: boolean;
  /** In pesewas, as is transport. */
  readonly price: number;
  readonly transport?: number | undefined;
  /** When it was confirmed, by an answer or by silence; ISO 8601. */
  readonly confirmedAt: string;
}

/** What the account of a family is derived from. */
interface OwedAndPaid {
  readonly lessons: readonly OwedLesson[];
  /** Entries of payments, refunds and what cancels them. */
  readonly settlements: readonly LedgerEntry[];
  readonly closedMonths: readonly ClosedMonth[];
}

type Terms = Pick<OfficeFacts, 'trialPayer'>;

/** A month that is closed, with its terms. */
type ClosedMonth = Closing & Terms;

const dayOf = ({ startsAt }: Pick<OwedLesson, 'startsAt'>): string => startsAt.slice(0, 10);

const entriesOfLesson = ({ offerId, id, price, transport = 0, ...lesson }: OwedLesson, enteredAt: string) => {
  const parts = [
    { kind: 'lesson', amount: price },
    { kind: 'transport', amount: transport },
  ] as const;
  const written = { day: dayOf(lesson), enteredAt };
  return parts.flatMap(({ kind, amount }): readonly LedgerEntry[] =>
    amount === 0 ? [] : [entryOf({ ...written, kind, amount, id: `${offerId}/${id}/${kind}` })],
  );
};

/**
 * Since when the family owes a trial, ISO 8601; null when it does not: by the terms of the month that closed
 * it, or those of the office, it pays always, never, or once the lessons go on.
 */
function trialOwedSince(
  trial: OwedLesson,
  others: readonly OwedLesson[],
  closed: readonly ClosedMonth[],
  office: Terms,
): string | null {
  const since = trial.confirmedAt;
  const kept = closingOf({ day: dayOf(trial), enteredAt: since }, closed)?.trialPayer ?? '';
  const payer = trialPayerOf(kept === '' ? office : { trialPayer: kept });
  if (payer === 'office') return null;
  if (payer === 'family') return since;
  const [goesOn] = others.map(({ confirmedAt }) => confirmedAt).sort();
  if (goesOn === undefined) return null;
  return goesOn < since ? since : goesOn;
}

/** Entries of the account of a family: confirmed lessons and their transport, and what was paid. */
export function accountOf(
  { lessons, settlements, closedMonths }: OwedAndPaid,
  office: Terms,
): readonly LedgerEntry[] {
  const owed = [...lessons].sort((one, other) => (one.startsAt < other.startsAt ? -1 : 1));
  // A tutor has one trial with a family: who plans says which lessons are trials, and may say so of many.
  const trialOf = (of: string) => owed.find(({ offerId, isTrial }) => offerId === of && isTrial)?.id;
  return [
    ...owed.flatMap((lesson) => {
      const { id, offerId } = lesson;
      if (id !== trialOf(offerId)) return entriesOfLesson(lesson, lesson.confirmedAt);
      const others = owed.filter((other) => other.offerId === offerId && other.id !== id);
      const since = trialOwedSince(lesson, others, closedMonths, office);
      return since === null ? [] : entriesOfLesson(lesson, since);
    }),
    ...settlements,
  ];
}
