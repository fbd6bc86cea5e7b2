import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  allocate,
  balanceOf,
  closingOf,
  counterEntryOf,
  entryOf,
  statementOf,
  type Closing,
  type LedgerEntry,
} from '.';

const days = ['2026-09-30', '2026-10-01', '2026-10-31', '2026-11-02', '2026-12-31', '2027-01-01'] as const;
const times = ['2026-10-01', '2026-11-03', '2026-12-31', '2027-02-01'].map((day) => `${day}T08:00:00.000Z`);
const kinds = ['lesson', 'transport', 'answer', 'payment', 'payout', 'refund'] as const;

const written = { day: fc.constantFrom(...days), enteredAt: fc.constantFrom(...times) };

/** Entries of which some are cancelled, each once. */
const ledgers = fc
  .array(
    fc.record({
      ...written,
      kind: fc.constantFrom(...kinds),
      amount: fc.integer({ min: 1, max: 2_000_000 }),
      counter: fc.option(fc.record(written)),
    }),
    { maxLength: 30 },
  )
  .map((all) =>
    all.flatMap(({ counter, ...given }, index): readonly LedgerEntry[] => {
      const entry = entryOf({ ...given, id: `e${String(index)}` });
      return counter ? [entry, counterEntryOf(entry, { ...counter, id: `c${String(index)}` })] : [entry];
    }),
  );

const shuffled = ledgers.chain((entries) =>
  fc.tuple(fc.constant(entries), fc.shuffledSubarray(entries, { minLength: entries.length })),
);

const closings: fc.Arbitrary<readonly Closing[]> = fc.array(
  fc.record({
    month: fc.constantFrom('2026-09', '2026-10', '2026-11', '2026-12'),
    at: fc.constantFrom(...times),
  }),
  { maxLength: 4 },
);

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

it('has the sum of its entries as its balance, by month as at once', () => {
  fc.assert(
    fc.property(ledgers, closings, (entries, closed) => {
      const months = statementOf(entries, closed);
      const balance = balanceOf(entries);
      expect(months.at(-1)?.closing ?? 0).toBe(balance);
      expect(sum(months.map(({ charged, settled }) => charged - settled))).toBe(balance);
      expect(months.flatMap((month) => month.entries)).toHaveLength(entries.length);
      for (const [index, { opening, closing, charged, settled, entries: found }] of months.entries()) {
        expect(opening).toBe(months[index - 1]?.closing ?? 0);
        expect(closing).toBe(opening + charged - settled);
        expect(closing - opening).toBe(balanceOf(found));
        expect(Number.isSafeInteger(closing)).toBe(true);
      }
    }),
  );
});

it('says the same in whatever order its entries come', () => {
  fc.assert(
    fc.property(shuffled, closings, ([entries, others], closed) => {
      expect(balanceOf(others)).toBe(balanceOf(entries));
      expect(statementOf(others, closed)).toEqual(statementOf(entries, closed));
      expect(allocate(others)).toEqual(allocate(entries));
    }),
  );
});

it('is as if a cancelled entry had never been', () => {
  fc.assert(
    fc.property(ledgers, (entries) => {
      const cancelled = new Set(entries.map(({ cancels }) => cancels?.id));
      const rest = entries.filter(({ id, cancels }) => !cancels && !cancelled.has(id));
      expect(balanceOf(entries)).toBe(balanceOf(rest));
      expect(allocate(entries)).toEqual(allocate(rest));
    }),
  );
});

it('loses no pesewa when it lays payments against charges', () => {
  fc.assert(
    fc.property(ledgers, (entries) => {
      const { charges, credit } = allocate(entries);
      expect(sum(charges.map(({ open }) => open)) - credit).toBe(balanceOf(entries));
      // Below 0 only when more was given back than paid.
      if (entries.every(({ kind }) => kind !== 'refund')) expect(credit).toBeGreaterThanOrEqual(0);
      for (const [index, { entry, paid, open }] of charges.entries()) {
        expect(paid + open).toBe(entry.amount);
        expect(Math.min(paid, open)).toBeGreaterThanOrEqual(0);
        // Nothing is paid of a charge while an older one is open.
        if (open > 0) expect(sum(charges.slice(index + 1).map((later) => later.paid))).toBe(0);
      }
      expect(credit > 0 && charges.some(({ open }) => open > 0)).toBe(false);
    }),
  );
});

it('never changes a month that was closed before', () => {
  fc.assert(
    fc.property(ledgers, ledgers, closings, fc.constantFrom(...times), (entries, later, closed, now) => {
      const before = closed.filter(({ at }) => at <= now);
      const known = entries.filter(({ enteredAt }) => enteredAt < now);
      const added = later
        .filter(({ enteredAt }) => enteredAt >= now)
        .map((entry) => ({ ...entry, id: `later ${entry.id}` }));
      const last =
        before
          .map(({ month }) => month)
          .sort()
          .at(-1) ?? '';
      const closedOf = (all: readonly LedgerEntry[], closing: readonly Closing[]) =>
        statementOf(all, closing).filter(({ month }) => month <= last);
      expect(closedOf([...known, ...added], closed)).toEqual(closedOf(known, before));
    }),
  );
});

it('closes each entry once, and closing never changes the total', () => {
  fc.assert(
    fc.property(ledgers, closings, (entries, closed) => {
      const parts = new Map<Closing | null, LedgerEntry[]>();
      for (const entry of entries) {
        const closing = closingOf(entry, closed);
        parts.set(closing, [...(parts.get(closing) ?? []), entry]);
      }
      expect(sum([...parts.values()].map(balanceOf))).toBe(balanceOf(entries));
      expect(statementOf(entries, closed).at(-1)?.closing ?? 0).toBe(
        statementOf(entries).at(-1)?.closing ?? 0,
      );
    }),
  );
});

it('never takes an entry out of the closing that closed it', () => {
  fc.assert(
    fc.property(ledgers, closings, fc.constantFrom(...times), (entries, closed, now) => {
      const before = closed.filter(({ at }) => at <= now);
      for (const entry of entries) {
        const closing = closingOf(entry, before);
        if (closing) expect(closingOf(entry, closed)).toEqual(closing);
      }
    }),
  );
});
