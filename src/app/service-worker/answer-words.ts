import { matchPrecache } from 'workbox-precaching';
import { buildId } from '@/shared/config';

const address = new RegExp(`^/words/${buildId}/([a-z]+)/([a-z-]+)\\.json$`);

type Files = Readonly<Record<string, unknown>>;

/** Whether this is the address of a locale file of this build. */
export const isWords = (path: string): boolean => address.test(path);

/**
 * Looks a locale file up in the two precached bundles for guests; undefined for the desk and the tutor area.
 */
async function findWords(path: string): Promise<unknown> {
  const [, language = '', namespace = ''] = address.exec(path) ?? [];
  const isEnglish = language === 'en';
  const bundle = await matchPrecache(`/words/${buildId}/${isEnglish ? 'en' : 'others'}.json`);
  const all = (await bundle?.json()) as Files | undefined;
  const files = isEnglish ? all : (all?.[language] as Files | undefined);
  return files?.[namespace];
}

/** Whether a locale file is precached. */
export const hasWords = async (path: string): Promise<boolean> => (await findWords(path)) !== undefined;

/**
 * Answers a locale file from the precached bundles, which replace thirty requests by one.
 * @param other answers files outside the bundles
 */
export async function answerWords(path: string, other: () => Promise<Response>): Promise<Response> {
  const words = await findWords(path);
  if (words === undefined) return other();
  // `Response.json` is missing in the oldest supported browsers.
  return new Response(JSON.stringify(words), { headers: { 'Content-Type': 'application/json' } });
}
