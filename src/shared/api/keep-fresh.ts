import type { StoreServices } from './with-backend';

/** What RTK Query hands to `onCacheEntryAdded`. */
export interface CacheEntryLife {
  readonly cacheEntryRemoved: Promise<unknown>;
  readonly extra: unknown;
}

/**
 * Keeps a query's cached answer fresh while somebody looks at it: reads it again whenever a watched document or
 * collection may have changed, in this tab or another. For `onCacheEntryAdded`.
 */
export async function keepFresh(
  watched: readonly string[],
  readAgain: () => void,
  { cacheEntryRemoved, extra }: CacheEntryLife,
): Promise<void> {
  const { backend } = extra as StoreServices;
  const stops = watched.map((target) => backend.documents.observe(target, readAgain));
  await cacheEntryRemoved;
  for (const stop of stops) stop();
}
