import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { recordDataUse } from './record-data-use';
import { readDataUse } from './data-use-ledger';

/** The performance timeline of a service worker. */
function createTimeline(...sizes: number[]) {
  let entries = sizes.map((transferSize) => ({ entryType: 'resource', transferSize }) as never);
  return {
    getEntriesByType: () => entries,
    clearResourceTimings: () => {
      entries = [];
    },
  };
}

it('adds the bytes fetched by a worker, once', async () => {
  const timeline = createTimeline(5300, 0, 2000);
  await recordDataUse(timeline);
  await recordDataUse(timeline);
  expect((await readDataUse(new Date())).today).toBe(7300);
});
