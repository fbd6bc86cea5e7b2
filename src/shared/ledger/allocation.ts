import { inOrder, isOfSettlements, type LedgerEntry } from './ledger-entry';

/** What is paid of a charge, in pesewas. */
interface AllocatedCharge {
  readonly entry: LedgerEntry;
  readonly paid: number;
  readonly open: number;
}

/** What was paid, laid against what was charged. */
interface Allocation {
  /** Oldest first, without those that were cancelled. */
  readonly charges: readonly AllocatedCharge[];
  /** What is paid beyond them, in pesewas; below 0 when more was given back than paid. */
  readonly credit: number;
}

/** Lays what was paid against the oldest charges first. `open` of all, less the credit, is the balance. */
export function allocate(entries: readonly LedgerEntry[]): Allocation {
  const settled = entries.filter(isOfSettlements).reduce((sum, { amount }) => sum - amount, 0);
  const cancelled = new Set(entries.flatMap(({ cancels }) => (cancels ? [cancels.id] : [])));
  let left = settled;
  const charges = entries
    .filter((entry) => entry.kind !== 'counter-entry' && !isOfSettlements(entry) && !cancelled.has(entry.id))
    .sort(inOrder)
    .map((entry) => {
      const paid = Math.min(entry.amount, Math.max(0, left));
      left -= paid;
      return { entry, paid, open: entry.amount - paid };
    });
  return { charges, credit: left };
}
