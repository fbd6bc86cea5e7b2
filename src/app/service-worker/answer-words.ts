import { matchPrecache } from 'workbox-precaching';
import { buildId } from '@/shared/config';

const address = new RegExp(`^/words/${buildId}/([a-z]+)/([a-z-]+)\\.json$`);

type Files = Readonly<Record<string, unknown>>;

/** Whether this is the address of a file of words of this build. */
export const isWords = (path: string): boolean => address.test(path);

/** What a file of words says, cut out of the two files with all words of a guest; undefined for the desk and the tutor area. */
async function findWords(path: string): Promise<unknown> {
  const [, language = '', namespace = ''] = address.exec(path) ?? [];
  const isEnglish = language === 'en';
  const bundle = await matchPrecache(`/words/${buildId}/${isEnglish ? 'en' : 'others'}.json`);
  const all = (await bundle?.json()) as Files | undefined;
  const files = isEnglish ? all : (all?.[language] as Files | undefined);
  return files?.[namespace];
}

/** Whether a file of words is here from the beginning. */
export const hasWords = async (path: string): Promise<boolean> => (await findWords(path)) !== undefined;

/**
 * A file of words: one request brings along all that a guest reads instead of thirty.
 * @param other answers for what is not among them
 */
export async function answerWords(path: string, other: () => Promise<Response>): Promise<Response> {
  const words = await findWords(path);
  if (words === undefined) return other();
  // `Response.json` is younger than the browsers that we serve.
  return new Response(JSON.stringify(words), { headers: { 'Content-Type': 'application/json' } });
}
