import { inOrder, isOfSettlements, type LedgerEntry } from './ledger-entry';

/** The office closed a month, and with it all earlier ones. */
export interface Closing {
  /** `YYYY-MM`. */
  readonly month: string;
  /** ISO 8601. */
  readonly at: string;
}

/** One month of an account. Amounts in pesewas; `closing` is `opening + charged - settled`. */
export interface StatementMonth {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly opening: number;
  readonly charged: number;
  readonly settled: number;
  readonly closing: number;
  /** Oldest first. */
  readonly entries: readonly LedgerEntry[];
}

const sumOf = (entries: readonly LedgerEntry[]): number =>
  entries.reduce((sum, { amount }) => sum + amount, 0);

/** What is owed, in pesewas; negative when more was paid than owed. */
export const balanceOf = sumOf;

/** The month after one, or so many months after it, `YYYY-MM`. */
export function monthAfter(month: string, count = 1): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The first and the last millisecond of a month (`YYYY-MM`), ISO 8601: bounds of what counts in it. */
export const boundsOf = (month: string): { readonly first: string; readonly last: string } => ({
  first: `${month}-01T00:00:00.000Z`,
  last: new Date(Date.parse(`${monthAfter(month)}-01T00:00:00.000Z`) - 1).toISOString(),
});

/** The month in which an entry counts: its own, or the first one that was open when it was written down. */
function monthOf({ day, enteredAt }: LedgerEntry, closings: readonly Closing[]): string {
  const own = day.slice(0, 7);
  const closed = closings
    .filter(({ month, at }) => at <= enteredAt && month >= own)
    .map(({ month }) => month)
    .sort()
    .at(-1);
  return closed === undefined ? own : monthAfter(closed);
}

/**
 * The closing by which an entry was closed: the first one that covers its day and was made after it was
 * written down. Null while it is open, so each entry belongs to one closing at most.
 */
export function closingOf<Made extends Closing>(
  { day, enteredAt }: Pick<LedgerEntry, 'day' | 'enteredAt'>,
  closings: readonly Made[],
): Made | null {
  const own = day.slice(0, 7);
  const [first] = closings
    .filter(({ month, at }) => at > enteredAt && month >= own)
    .sort((one, other) => one.at.localeCompare(other.at) || one.month.localeCompare(other.month));
  return first ?? null;
}

/**
 * The months of an account that have entries, oldest first. What is written down after its month was closed
 * counts in the next open one, so a closed month never changes.
 */
export function statementOf(
  entries: readonly LedgerEntry[],
  closings: readonly Closing[] = [],
): readonly StatementMonth[] {
  const byMonth = new Map<string, LedgerEntry[]>();
  for (const entry of entries) {
    const month = monthOf(entry, closings);
    byMonth.set(month, [...(byMonth.get(month) ?? []), entry]);
  }
  let balance = 0;
  return [...byMonth]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([month, found]) => {
      const opening = balance;
      const settled = 0 - sumOf(found.filter(isOfSettlements));
      const charged = sumOf(found.filter((entry) => !isOfSettlements(entry)));
      balance = opening + charged - settled;
      return { month, opening, charged, settled, closing: balance, entries: found.sort(inOrder) };
    });
}
