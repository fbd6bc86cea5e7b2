import { confirmedLessons, type Lesson } from '@/entities/lesson';
import type { ClosedMonth } from '@/entities/money/closing';
import { entryOfPayment, type Paid } from '@/entities/money/payment';
import { accountOf } from '@/shared/family-account';
import type { LedgerEntry } from '@/shared/ledger';
import type { OfficeFacts } from '@/shared/office-facts';

/** What the account of a family is derived from. */
export interface AccountRecords {
  readonly lessons: readonly Lesson[];
  readonly payments: readonly Paid[];
  readonly closedMonths: readonly ClosedMonth[];
}

/** Entries of the account of a family: confirmed lessons and their transport, and what was paid. */
export const entriesOf = (
  { lessons, payments, closedMonths }: AccountRecords,
  office: Pick<OfficeFacts, 'trialPayer'>,
  now: Date,
): readonly LedgerEntry[] =>
  accountOf(
    {
      lessons: confirmedLessons(lessons, now),
      settlements: payments.map(entryOfPayment),
      closedMonths,
    },
    office,
  );
