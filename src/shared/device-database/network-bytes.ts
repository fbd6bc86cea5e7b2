/** The fields of a Resource Timing entry that are used here. */
export type TimelineEntry = Pick<PerformanceEntry, 'entryType'> &
  Partial<Pick<PerformanceResourceTiming, 'transferSize'>>;

/**
 * Sums the bytes received over the network. Browsers count 300 bytes for headers. `transferSize` is 0 for
 * responses from a cache or the service worker, whose own fetches are in its own timeline, so nothing is
 * counted twice (verified in Chromium 156). Not counted: cross-origin files without `Timing-Allow-Origin`
 * (0), and Safari before 16.4 (missing).
 */
export function networkBytes(entries: readonly TimelineEntry[]): number {
  return entries.reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0);
}
