/** What raises a balance. */
type ChargeKind = 'lesson' | 'transport' | 'answer';

/** What settles it: paid to the office or to a tutor, or given back to a family. */
const settlementKinds = ['payment', 'payout', 'refund'] as const;

type SettlementKind = (typeof settlementKinds)[number];

/** A line of the account of a family, which pays, or of a tutor, who is paid out. Never changed. */
export interface LedgerEntry {
  readonly id: string;
  readonly kind: ChargeKind | SettlementKind | 'counter-entry';
  /** Day on which it happened, `YYYY-MM-DD` in Ghana. */
  readonly day: string;
  /** When it was written down; ISO 8601. */
  readonly enteredAt: string;
  /** In pesewas: positive raises the balance, negative lowers it. */
  readonly amount: number;
  /** The entry that a counter-entry cancels. */
  readonly cancels?: { readonly id: string; readonly kind: ChargeKind | SettlementKind };
}

type Written = Pick<LedgerEntry, 'id' | 'day' | 'enteredAt'>;

/** An entry before its sign is known. */
interface NewEntry extends Written {
  readonly kind: ChargeKind | SettlementKind;
  /** Whole pesewas, above 0. */
  readonly amount: number;
}

const isSettlement = (kind: LedgerEntry['kind']): boolean =>
  settlementKinds.some((settlement) => settlement === kind);

/** Whether an entry belongs to what was paid. A counter-entry belongs where that does which it cancels. */
export const isOfSettlements = ({ kind, cancels }: LedgerEntry): boolean =>
  isSettlement(cancels?.kind ?? kind);

/**
 * Makes an entry.
 * @throws RangeError when the amount is not a whole number of pesewas above 0
 */
export function entryOf({ kind, amount, ...written }: NewEntry): LedgerEntry {
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw new RangeError(`entry ${written.id}: ${String(amount)} is no amount in pesewas`);
  // What is given back is owed again.
  return { ...written, kind, amount: isSettlement(kind) && kind !== 'refund' ? -amount : amount };
}

/**
 * Makes the entry that cancels another one, to the pesewa.
 * @throws RangeError when that one is a counter-entry itself
 */
export function counterEntryOf(entry: LedgerEntry, written: Written): LedgerEntry {
  const { id, kind, amount } = entry;
  if (kind === 'counter-entry') throw new RangeError(`entry ${id}: a counter-entry is not cancelled`);
  return { ...written, kind: 'counter-entry', amount: -amount, cancels: { id, kind } };
}

/** By day, then as they were written down. */
export const inOrder = (one: LedgerEntry, other: LedgerEntry): number =>
  one.day.localeCompare(other.day) ||
  one.enteredAt.localeCompare(other.enteredAt) ||
  one.id.localeCompare(other.id);
