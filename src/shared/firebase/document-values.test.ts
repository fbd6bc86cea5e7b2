import { Timestamp } from 'firebase/firestore/lite';
import { expect, it } from 'vitest';
import { fromStored, toLastTimestamp, toTimestamp } from './document-values';

it('bounds a time as it is read, although the time of the server is finer', () => {
  const stored = new Timestamp(1_793_490_299, 999_412_000);
  const read = String(fromStored({ at: stored }).at);
  expect(read).toBe('2026-10-31T23:44:59.999Z');
  expect(toTimestamp(read).valueOf() <= stored.valueOf()).toBe(true);
  expect(stored.valueOf() <= toLastTimestamp(read).valueOf()).toBe(true);
  expect(toLastTimestamp(read).valueOf() < toTimestamp('2026-10-31T23:45:00.000Z').valueOf()).toBe(true);
});
