import { addDataUse } from './data-use-ledger';
import { networkBytes } from './network-bytes';

/**
 * Counts the service worker's own fetches since the last call and clears its timeline, so that nothing is
 * counted twice. Runs without a window. Rejects when storage is denied; these bytes are then not counted.
 */
export async function recordDataUse(
  timeline: Pick<Performance, 'getEntriesByType' | 'clearResourceTimings'>,
): Promise<void> {
  const bytes = networkBytes(timeline.getEntriesByType('resource'));
  timeline.clearResourceTimings();
  if (bytes > 0) await addDataUse(bytes, new Date());
}
