import { getCacheKeyForURL, type PrecacheEntry } from 'workbox-precaching';
import { runtimeCaches } from './caches';
import { hasWords, isWords } from './answer-words';
import { fromAnywhere } from './from-anywhere';

/** A file of the site. One without `groups` is precached for everybody, one with `groups` for phones that use such a group. */
export interface SiteFile extends PrecacheEntry {
  /** Precache groups: paths of pages, and names of backends, as in `tools/precached.mjs`. */
  readonly groups?: readonly string[];
}

/** A precache group that was not used for this long, in milliseconds, is not downloaded with a new build: ninety days. */
const rememberedMs = 90 * 86_400_000;

const isFile = (path: string) => path.startsWith('/assets/') || isWords(path);

async function isHere(files: Cache, path: string): Promise<boolean> {
  if (getCacheKeyForURL(path) !== undefined || (await files.match(path))) return true;
  return isWords(path) && hasWords(path);
}

/** Begins to bring files of this build that are not here yet. */
async function startKeeping(paths: readonly string[]): Promise<readonly Promise<void>[]> {
  const files = await caches.open(runtimeCaches.files);
  return paths.filter(isFile).map(async (path) => {
    if (!(await isHere(files, path))) await files.add(fromAnywhere(path));
  });
}

/**
 * Keeps files of this build that are not here yet, such as those that a page has loaded before this worker was there. One
 * that does not come stops no other.
 * @param paths others than of files of the site are passed over
 */
export async function keepFiles(paths: readonly string[]): Promise<void> {
  await Promise.allSettled(await startKeeping(paths));
}

/** The path of an area, such as `/tutor/`, is the start of the paths of its pages, and not one of them. */
const isArea = (group: string) => group.endsWith('/');

const isOf = (path: string, group: string) =>
  isArea(group) ? path.startsWith(group) && path !== group : path === group;

/** Downloads the files of precache groups. */
export function createLaterFiles(files: readonly SiteFile[]) {
  const names = [...new Set(files.flatMap(({ groups = [] }) => groups))];

  const pathsFor = (group: string) =>
    files.filter(({ groups }) => groups?.includes(group)).map(({ url }) => url);

  async function remember(group: string): Promise<void> {
    const had = await caches.open(runtimeCaches.precacheGroups);
    await had.put(group, new Response(String(Date.now())));
    await keepFiles(pathsFor(group));
  }

  return {
    /** Downloads and remembers the groups of a path. A path below an area, such as `/tutor/ama`, belongs to the group of the area. */
    async bringFor(path: string): Promise<void> {
      await Promise.all(names.filter((group) => isOf(path, group)).map(remember));
    },
    /** Remembers the groups whose own files a page has loaded. Areas are left out, since they share files with other pages. */
    async bringForLoaded(paths: readonly string[]): Promise<void> {
      const loaded = files.filter(({ url, groups }) => groups?.length === 1 && paths.includes(url));
      const used = new Set(loaded.flatMap(({ groups = [] }) => groups));
      await Promise.all([...used].filter((group) => !isArea(group)).map(remember));
    },
    /**
     * Downloads the groups that this phone used with an earlier build.
     * @throws where a file does not come: what the earlier build keeps must stay until all of it is here
     */
    async bringAgain(): Promise<void> {
      const had = await caches.open(runtimeCaches.precacheGroups);
      for (const request of await had.keys()) {
        const at = Number(await (await had.match(request))?.text());
        if (Date.now() - at > rememberedMs) await had.delete(request);
        else await Promise.all(await startKeeping(pathsFor(new URL(request.url).pathname)));
      }
    },
  };
}
