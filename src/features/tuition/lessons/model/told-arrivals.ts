import { isSharedPhone, storageKeys } from '@/shared/config';
import type { KeyValueStore } from '@/shared/lib/storage';

/** Ids of the lessons of which somebody has said on this phone that the tutor has come. */
export const readToldArrivals = (store: KeyValueStore): readonly string[] =>
  (store.get(storageKeys.toldArrivals) ?? '').split(' ').filter((id) => id !== '');

/** More are not kept: the answer counts until the end of the lesson. */
const maximumTold = 20;

/**
 * Keeps that the tutor of a lesson has come, so that the code for leaving is there after the page was loaded
 * again without network. A shared phone keeps nothing: there it counts until the page is left.
 * @returns all that were told
 */
export function tellArrival(
  store: KeyValueStore,
  told: readonly string[],
  lessonId: string,
): readonly string[] {
  const all = [...new Set([...told, lessonId])].slice(-maximumTold);
  if (!isSharedPhone(store)) store.set(storageKeys.toldArrivals, all.join(' '));
  return all;
}
