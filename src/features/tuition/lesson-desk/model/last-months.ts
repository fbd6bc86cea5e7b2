/** Months whose lessons can be saved: three years. */
const months = 36;

/** This month and those before it, newest first, as `YYYY-MM`. */
export const lastMonths = (now: Date): readonly string[] =>
  Array.from({ length: months }, (_, before) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - before)).toISOString().slice(0, 7),
  );
