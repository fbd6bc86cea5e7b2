import { getCacheKeyForURL, type PrecacheEntry } from 'workbox-precaching';
import { runtimeCaches } from './caches';
import { hasWords, isWordBundle, isWords } from './answer-words';
import { httpCachedRequest } from './from-anywhere';

/**
 * A file of the site. Without `groups` it is precached for everybody, otherwise for phones that use one of
 * the groups.
 */
export interface SiteFile extends PrecacheEntry {
  /** Names of precache groups: of pages, backends and languages, as in `tools/precached.mjs`. */
  readonly groups?: readonly string[];
}

/** A group unused for this long is no longer downloaded, in milliseconds: 90 days. */
const rememberedMs = 90 * 86_400_000;

const isFile = (path: string) => path.startsWith('/assets/') || isWords(path) || isWordBundle(path);

async function isHere(files: Cache, path: string): Promise<boolean> {
  if (getCacheKeyForURL(path) !== undefined || (await files.match(path))) return true;
  return isWords(path) && hasWords(path);
}

/** Starts caching the files of this build that are not cached yet. */
async function startCaching(paths: readonly string[]): Promise<readonly Promise<void>[]> {
  const files = await caches.open(runtimeCaches.files);
  return paths.filter(isFile).map(async (path) => {
    if (!(await isHere(files, path))) await files.add(httpCachedRequest(path));
  });
}

/**
 * Caches files of this build, such as those loaded before this worker was installed. A failure does not
 * affect other files.
 * @param paths others than files of the site are ignored
 */
export async function cacheFiles(paths: readonly string[]): Promise<void> {
  await Promise.allSettled(await startCaching(paths));
}

/** An area, such as `/tutor/`, is the prefix of its pages' paths. */
const isArea = (group: string) => group.endsWith('/');

const isOf = (path: string, group: string) =>
  isArea(group) ? path.startsWith(group) && path !== group : path === group;

/** Downloads the files of precache groups. */
export function createPrecacheGroups(files: readonly SiteFile[]) {
  const names = [...new Set(files.flatMap(({ groups = [] }) => groups))];

  const pathsFor = (group: string) =>
    files.filter(({ groups }) => groups?.includes(group)).map(({ url }) => url);

  async function remember(group: string): Promise<void> {
    const had = await caches.open(runtimeCaches.precacheGroups);
    await had.put(group, new Response(String(Date.now())));
    await cacheFiles(pathsFor(group));
  }

  return {
    /**
     * Downloads and remembers the groups of a path. A path below an area, such as `/tutor/ama`, belongs to
     * the area's group.
     */
    async cacheFor(path: string): Promise<void> {
      await Promise.all(names.filter((group) => isOf(path, group)).map(remember));
    },
    /**
     * Remembers the groups whose own files a page has loaded. Areas are excluded, since they share files with
     * other pages.
     */
    async cacheForLoaded(paths: readonly string[]): Promise<void> {
      const loaded = files.filter(({ url, groups }) => groups?.length === 1 && paths.includes(url));
      const used = new Set(loaded.flatMap(({ groups = [] }) => groups));
      await Promise.all([...used].filter((group) => !isArea(group)).map(remember));
    },
    /**
     * Downloads the groups that this phone used with an earlier build.
     * @throws when a file fails, so that the earlier build's caches stay until all files are cached
     */
    async recacheUsed(): Promise<void> {
      const had = await caches.open(runtimeCaches.precacheGroups);
      for (const request of await had.keys()) {
        const at = Number(await (await had.match(request))?.text());
        if (Date.now() - at > rememberedMs) await had.delete(request);
        else await Promise.all(await startCaching(pathsFor(new URL(request.url).pathname)));
      }
    },
  };
}
