import { buildId, packCacheName, pageCachePrefix } from '@/shared/config';

const prefix = 'lifeline-';

/**
 * Runtime caches of this build: documents of opened pages, files that are not precached, and pictures. They
 * never hold personal data.
 */
export const runtimeCaches = {
  pages: `${pageCachePrefix}${buildId}`,
  files: `${prefix}files-${buildId}`,
  /** Pictures and icons are kept across builds, since their addresses do not change. */
  pictures: `${prefix}pictures`,
  /**
   * Precache groups used on this phone, with the time of last use. The cache keeps its name from earlier
   * builds.
   */
  precacheGroups: `${prefix}occasions`,
  /** The site's settings, which change without a new build. */
  settings: `${prefix}settings`,
  /** Practice packs that a person keeps, across builds. */
  packs: packCacheName,
} as const;

/** Deletes the runtime caches of earlier builds. */
export async function deleteEarlierCaches(caches: CacheStorage): Promise<void> {
  const present: readonly string[] = Object.values(runtimeCaches);
  const names = await caches.keys();
  const past = names.filter((name) => name.startsWith(prefix) && !present.includes(name));
  await Promise.all(past.map((name) => caches.delete(name)));
}
