import { confirmedLessons, type Lesson } from '@/entities/lesson';
import { accountOf, type PaidOfFamily } from '@/entities/money/account';
import type { LedgerEntry } from '@/shared/ledger';
import type { OfficeFacts } from '@/shared/office-facts';

/** What the account of a family is derived from. */
export interface AccountRecords extends PaidOfFamily {
  readonly lessons: readonly Lesson[];
}

/** Entries of the account of a family: confirmed lessons and their transport, and what was paid. */
export const entriesOf = (
  { lessons, ...paid }: AccountRecords,
  office: Pick<OfficeFacts, 'trialPayer'>,
  now: Date,
): readonly LedgerEntry[] => accountOf({ ...paid, lessons: confirmedLessons(lessons, now) }, office);
