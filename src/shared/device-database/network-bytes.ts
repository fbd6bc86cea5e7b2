/** What Resource Timing tells of a document or a file; entries of other kinds have no size. */
export type TimelineEntry = Pick<PerformanceEntry, 'entryType'> &
  Partial<Pick<PerformanceResourceTiming, 'transferSize'>>;

/**
 * The bytes that came over the network, headers counted as 300 bytes each, as browsers do. `transferSize` is 0 for what
 * came from a cache or from the service worker, which sees its own fetches in its own timeline: nothing is counted
 * twice (seen in Chromium 156). It is 0 also for files of other servers that do not allow it to be told, and missing in
 * Safari before 16.4: those are not counted.
 */
export function networkBytes(entries: readonly TimelineEntry[]): number {
  return entries.reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0);
}
