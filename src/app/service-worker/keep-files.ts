import { getCacheKeyForURL, type PrecacheEntry } from 'workbox-precaching';
import { metCaches } from './caches';
import { hasWords, isWords } from './answer-words';
import { fromAnywhere } from './from-anywhere';

/** A file of the site; one with `occasions` is brought on one of them, any other to everybody. */
export interface SiteFile extends PrecacheEntry {
  /** Paths of pages, and names of backends, as `tools/precached.mjs` has them. */
  readonly occasions?: readonly string[];
}

/** What there was no occasion for in so many milliseconds is not brought with a new build: ninety days. */
const rememberedMs = 90 * 86_400_000;

const isFile = (path: string) => path.startsWith('/assets/') || isWords(path);

async function isHere(files: Cache, path: string): Promise<boolean> {
  if (getCacheKeyForURL(path) !== undefined || (await files.match(path))) return true;
  return isWords(path) && hasWords(path);
}

/**
 * Keeps files of this build that are not here yet, such as those that a page has loaded before this worker was there. One
 * that does not come stops no other.
 * @param paths others than of files of the site are passed over
 */
export async function keepFiles(paths: readonly string[]): Promise<void> {
  const files = await caches.open(metCaches.files);
  const keep = async (path: string) => {
    if (!(await isHere(files, path))) await files.add(fromAnywhere(path));
  };
  await Promise.allSettled(paths.filter(isFile).map(keep));
}

/** Brings what not everybody needs. */
export function createLaterFiles(files: readonly SiteFile[]) {
  const bring = (occasion: string) =>
    keepFiles(files.filter(({ occasions }) => occasions?.includes(occasion)).map(({ url }) => url));

  async function bringFor(occasion: string): Promise<void> {
    if (!files.some(({ occasions }) => occasions?.includes(occasion))) return;
    const had = await caches.open(metCaches.occasions);
    await had.put(occasion, new Response(String(Date.now())));
    await bring(occasion);
  }

  return {
    /** For an occasion that is there; it is remembered. Of any other path nothing is. */
    bringFor,
    /** For what a page has loaded: a file that one occasion alone needs tells of it. */
    async bringForLoaded(paths: readonly string[]): Promise<void> {
      const loaded = files.filter(({ url, occasions }) => occasions?.length === 1 && paths.includes(url));
      await Promise.all([...new Set(loaded.flatMap(({ occasions = [] }) => occasions))].map(bringFor));
    },
    /** For the occasions that this phone has had with an earlier build. */
    async bringAgain(): Promise<void> {
      const had = await caches.open(metCaches.occasions);
      for (const request of await had.keys()) {
        const at = Number(await (await had.match(request))?.text());
        if (Date.now() - at > rememberedMs) await had.delete(request);
        else await bring(new URL(request.url).pathname);
      }
    },
  };
}
