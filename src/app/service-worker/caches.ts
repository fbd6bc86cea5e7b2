import { buildId, pageCachePrefix } from '@/shared/config';

const prefix = 'lifeline-';

/**
 * What was met on the way, kept as long as this build: documents of pages that were opened, files of the site that are not
 * brought along at once, and pictures. Nothing of a person is ever in them.
 */
export const runtimeCaches = {
  pages: `${pageCachePrefix}${buildId}`,
  files: `${prefix}files-${buildId}`,
  /** Pictures and icons outlive a build: their addresses do not change with it. */
  pictures: `${prefix}pictures`,
  /** Precache groups that this phone uses, with the time of the last use. The name is that of earlier builds. */
  precacheGroups: `${prefix}occasions`,
  /** Which backend the site has; it changes without a new build. */
  settings: `${prefix}settings`,
} as const;

/** Removes what earlier builds have met. */
export async function forgetEarlierBuilds(caches: CacheStorage): Promise<void> {
  const present: readonly string[] = Object.values(runtimeCaches);
  const names = await caches.keys();
  const past = names.filter((name) => name.startsWith(prefix) && !present.includes(name));
  await Promise.all(past.map((name) => caches.delete(name)));
}
