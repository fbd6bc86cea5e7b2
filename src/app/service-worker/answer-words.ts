import { matchPrecache } from 'workbox-precaching';
import { buildId } from '@/shared/config';
import { runtimeCaches } from './caches';

const address = new RegExp(`^/words/${buildId}/([a-z-]+)/([a-z-]+)\\.json$`);
const bundleAddress = new RegExp(`^/words/${buildId}/[a-z-]+\\.json$`);

type Files = Readonly<Record<string, unknown>>;

/** Whether this is the address of a locale file of this build. */
export const isWords = (path: string): boolean => address.test(path);

/** Whether this is the address of all locale files of a language in one. */
export const isWordBundle = (path: string): boolean => bundleAddress.test(path);

/**
 * The precache groups of the languages that a page has loaded, besides English, as in `tools/precached.mjs`.
 * @param paths of files that the page has loaded
 */
export function languageGroupsOf(paths: readonly string[]): readonly string[] {
  const languages = new Set(paths.map((path) => address.exec(path)?.[1] ?? 'en'));
  languages.delete('en');
  return [...languages].map((language) => `/words/${language}`);
}

/**
 * Looks a locale file up in the bundle of its language, which is precached for English, and cached for a
 * language that was chosen on this phone; undefined without the bundle, and for what it leaves out.
 */
async function findWords(path: string): Promise<unknown> {
  const [, language = '', namespace = ''] = address.exec(path) ?? [];
  const bundle = `/words/${buildId}/${language}.json`;
  const found =
    language === 'en'
      ? await matchPrecache(bundle)
      : await (await caches.open(runtimeCaches.files)).match(bundle);
  return ((await found?.json()) as Files | undefined)?.[namespace];
}

/** Whether a locale file is here in its bundle. */
export const hasWords = async (path: string): Promise<boolean> => (await findWords(path)) !== undefined;

/**
 * Answers a locale file from the bundles, which replace thirty requests by one.
 * @param other answers files outside the bundles
 */
export async function answerWords(path: string, other: () => Promise<Response>): Promise<Response> {
  const words = await findWords(path);
  if (words === undefined) return other();
  // `Response.json` is missing in the oldest supported browsers.
  return new Response(JSON.stringify(words), { headers: { 'Content-Type': 'application/json' } });
}
