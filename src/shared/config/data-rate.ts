/**
 * What mobile data costs: GH¢1 buys 40.91 MB on MTN, as published in July 2025. A sample until the office sets its own;
 * whatever is reckoned with it is shown with this source and date. Network operators do not say which megabyte they
 * mean: of the two, a million bytes is the dearer, so that a price shown is never less than the true one.
 */
export const dataRate = {
  isSample: true as boolean,
  pesewas: 100,
  bytes: 40_910_000,
  /** Who published it, and when. */
  source: 'MTN, July 2025',
} as const;

/** The most that a first visit to a page loads, the worker and all, in bytes; `e2e/visits.spec.ts` holds the site to it. */
export const firstVisitBytes = 500_000;
