import { monthAfter } from '../../ledger';

/** Months that can be saved: three years. */
const months = 36;

/** This month and those before it, newest first, as `YYYY-MM`. */
export const lastMonths = (now: Date): readonly string[] =>
  Array.from({ length: months }, (_, before) => monthAfter(now.toISOString().slice(0, 7), -before));
