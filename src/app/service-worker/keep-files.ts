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

/** Begins to bring files of this build that are not here yet. */
async function startKeeping(paths: readonly string[]): Promise<readonly Promise<void>[]> {
  const files = await caches.open(metCaches.files);
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
const isArea = (occasion: string) => occasion.endsWith('/');

const isOf = (path: string, occasion: string) =>
  isArea(occasion) ? path.startsWith(occasion) && path !== occasion : path === occasion;

/** Brings what not everybody needs. */
export function createLaterFiles(files: readonly SiteFile[]) {
  const names = [...new Set(files.flatMap(({ occasions = [] }) => occasions))];

  const pathsFor = (occasion: string) =>
    files.filter(({ occasions }) => occasions?.includes(occasion)).map(({ url }) => url);

  async function remember(occasion: string): Promise<void> {
    const had = await caches.open(metCaches.occasions);
    await had.put(occasion, new Response(String(Date.now())));
    await keepFiles(pathsFor(occasion));
  }

  return {
    /** For an occasion that is there; it is remembered. Of any other path nothing is, and of a person's own page its area. */
    async bringFor(path: string): Promise<void> {
      await Promise.all(names.filter((occasion) => isOf(path, occasion)).map(remember));
    },
    /** For what a page has loaded: a file that one occasion alone needs tells of it. An area shares files with other pages. */
    async bringForLoaded(paths: readonly string[]): Promise<void> {
      const loaded = files.filter(({ url, occasions }) => occasions?.length === 1 && paths.includes(url));
      const told = new Set(loaded.flatMap(({ occasions = [] }) => occasions));
      await Promise.all([...told].filter((occasion) => !isArea(occasion)).map(remember));
    },
    /**
     * For the occasions that this phone has had with an earlier build.
     * @throws where a file does not come: what the earlier build keeps must stay until all of it is here
     */
    async bringAgain(): Promise<void> {
      const had = await caches.open(metCaches.occasions);
      for (const request of await had.keys()) {
        const at = Number(await (await had.match(request))?.text());
        if (Date.now() - at > rememberedMs) await had.delete(request);
        else await Promise.all(await startKeeping(pathsFor(new URL(request.url).pathname)));
      }
    },
  };
}
