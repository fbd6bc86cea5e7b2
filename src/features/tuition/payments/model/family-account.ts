import { isConfirmedAt, type Lesson } from '@/entities/lesson';
import { entryOfPayment, type Paid } from '@/entities/money/payment';
import { entryOf, type LedgerEntry } from '@/shared/ledger';
import { trialPayerOf } from '@/shared/lesson-price';
import type { OfficeFacts } from '@/shared/office-facts';

/** What the account of a family is derived from. */
export interface AccountRecords {
  readonly lessons: readonly Lesson[];
  readonly payments: readonly Paid[];
}

/** Whether the family pays a trial: by the facts of the office, always, never, or once it goes on. */
function paysTrial(office: Pick<OfficeFacts, 'trialPayer'>, isGoingOn: boolean): boolean {
  const payer = trialPayerOf(office);
  return payer === 'family-after-yes' ? isGoingOn : payer === 'family';
}

const entriesOfLesson = ({ offerId, id, startsAt, movedAt, price, transport = 0 }: Lesson) => {
  const written = { day: startsAt.slice(0, 10), enteredAt: movedAt };
  const parts = [
    { kind: 'lesson', amount: price },
    { kind: 'transport', amount: transport },
  ] as const;
  return parts.flatMap(({ kind, amount }): readonly LedgerEntry[] =>
    amount === 0 ? [] : [entryOf({ ...written, kind, amount, id: `${offerId}/${id}/${kind}` })],
  );
};

/** Entries of the account of a family: confirmed lessons and their transport, and what was paid. */
export function entriesOf(
  { lessons, payments }: AccountRecords,
  office: Pick<OfficeFacts, 'trialPayer'>,
  now: Date,
): readonly LedgerEntry[] {
  const owed = lessons
    .filter((lesson) => isConfirmedAt(lesson, now))
    .sort((one, other) => (one.startsAt < other.startsAt ? -1 : 1));
  // A tutor has one trial with a family: who plans says which lessons are trials, and may say so of many.
  const trialOf = (of: string) => owed.find(({ offerId, isTrial }) => offerId === of && isTrial)?.id;
  const isGoingOn = (of: string) => owed.some(({ id, offerId }) => offerId === of && id !== trialOf(of));
  return [
    ...owed
      .filter(({ id, offerId }) => id !== trialOf(offerId) || paysTrial(office, isGoingOn(offerId)))
      .flatMap(entriesOfLesson),
    ...payments.map(entryOfPayment),
  ];
}
