import { isSharedPhone, storageKeys } from '@/shared/config';
import type { KeyValueStore } from '@/shared/lib/storage';
import type { PutRight } from './put-right';

/** Times of corrections that were marked as seen on this phone. */
export const readSeenPutRight = (store: KeyValueStore): readonly string[] =>
  (store.get(storageKeys.seenPutRight) ?? '').split(' ').filter((at) => at !== '');

/** More are not kept: what the office puts right is told for two weeks. */
const maximumSeen = 50;

/**
 * Marks what the office put right as seen; a later correction of the same day is told again. A shared phone
 * keeps nothing: there it is seen until the page is left.
 * @returns all that are seen
 */
export function markSeenPutRight(
  store: KeyValueStore,
  seen: readonly string[],
  days: readonly PutRight[],
): readonly string[] {
  const all = [...new Set([...seen, ...days.map(({ at }) => at)])].slice(-maximumSeen);
  if (!isSharedPhone(store)) store.set(storageKeys.seenPutRight, all.join(' '));
  return all;
}
