import { allocate, balanceOf, type LedgerEntry } from '../ledger';
import type { OfficeFacts } from '../office-facts';

/** What a family owes. */
export interface Dues {
  /** In pesewas, above 0. */
  readonly amount: number;
  /**
   * End of the day until which the oldest part of it is paid, in milliseconds since the epoch. Null while the
   * office names no number to pay to: nobody is late who was not told where.
   */
  readonly by: number | null;
}

/** Whether the day until which it is paid has passed. */
export const areLate = ({ by }: Pick<Dues, 'by'>, now: Date): boolean => by !== null && now.getTime() > by;

const dayMs = 86_400_000;

/** What a family owes by the entries of its account; null when it owes nothing. */
export function duesOf(
  entries: readonly LedgerEntry[],
  { payNumber, payDays }: Pick<OfficeFacts, 'payNumber' | 'payDays'>,
): Dues | null {
  const amount = balanceOf(entries);
  if (amount <= 0) return null;
  const [oldest] = allocate(entries)
    .charges.filter(({ open }) => open > 0)
    .map(({ entry }) => entry.enteredAt)
    .sort();
  // A refund that was too large has no charge of its own.
  if (payNumber === '' || oldest === undefined) return { amount, by: null };
  return { amount, by: Date.parse(oldest.slice(0, 10)) + (payDays + 1) * dayMs - 1 };
}
