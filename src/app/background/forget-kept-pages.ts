import { pageCachePrefix } from '@/shared/config';

/** Deletes the service worker's cached documents, which are in the previous language. */
export async function deleteCachedPages(): Promise<void> {
  // The Cache API needs a secure context.
  if (!('caches' in window)) return;
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(pageCachePrefix)).map((name) => caches.delete(name)),
  );
}
