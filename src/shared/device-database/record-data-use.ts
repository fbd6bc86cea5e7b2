import { addDataUse } from './data-use-ledger';
import { networkBytes } from './network-bytes';

/**
 * Adds what a service worker has fetched by itself since it was last asked, and clears its timeline, so that nothing
 * is added twice. Needs no window. Rejects when the device keeps nothing; what was fetched is then not counted.
 */
export async function recordDataUse(
  timeline: Pick<Performance, 'getEntriesByType' | 'clearResourceTimings'>,
): Promise<void> {
  const bytes = networkBytes(timeline.getEntriesByType('resource'));
  timeline.clearResourceTimings();
  if (bytes > 0) await addDataUse(bytes, new Date());
}
