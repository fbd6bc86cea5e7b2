import { pageCachePrefix } from '@/shared/config';

/** Takes away the documents that the service worker has kept: they are in the language of before. */
export async function forgetKeptPages(): Promise<void> {
  // Only pages that came by an encrypted connection have caches.
  if (!('caches' in window)) return;
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(pageCachePrefix)).map((name) => caches.delete(name)),
  );
}
