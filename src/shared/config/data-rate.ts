/**
 * Price of mobile data: GH¢1 buys 40.91 MB on MTN, as published in July 2025. A sample until the office sets
 * its own; every computed price shows this source and date. Operators do not define the megabyte: 1,000,000
 * bytes gives the higher price, so that we never understate it.
 */
export const dataRate = {
  isSample: true as boolean,
  pesewas: 100,
  bytes: 40_910_000,
  /** Publisher and date. */
  source: 'MTN, July 2025',
} as const;

/** Maximum bytes loaded by a first visit, including the service worker. Enforced by `e2e/visits.spec.ts`. */
export const firstVisitBytes = 500_000;
