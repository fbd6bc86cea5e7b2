import { expect, it } from 'vitest';
import { networkBytes, type TimelineEntry } from './network-bytes';

const entry = (transferSize?: number): TimelineEntry => ({
  entryType: 'resource',
  ...(transferSize !== undefined && { transferSize }),
});

it.each([
  ['nothing', [], 0],
  ['a document and a file', [{ entryType: 'navigation', transferSize: 2300 }, entry(5300)], 7600],
  ['a file from the cache, or from a server that does not tell', [entry(0)], 0],
  ['a file that was still the same', [entry(300)], 300],
  ['a browser that tells no sizes', [entry()], 0],
])('counts %s', (_what, entries, bytes) => {
  expect(networkBytes(entries)).toBe(bytes);
});
