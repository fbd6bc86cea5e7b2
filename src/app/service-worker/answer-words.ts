import { matchPrecache } from 'workbox-precaching';
import { buildId } from '@/shared/config';

const address = new RegExp(`^/words/${buildId}/([a-z]+)/([a-z-]+)\\.json$`);

/** Whether this is the address of a file of words of this build. */
export const isWords = (path: string): boolean => address.test(path);

/**
 * A file of words, cut out of the one file that holds all words of its language: one request brings them along
 * instead of thirty.
 */
export async function answerWords(request: Request): Promise<Response> {
  const [, language = '', namespace = ''] = address.exec(new URL(request.url).pathname) ?? [];
  const bundle = await matchPrecache(`/words/${buildId}/${language}.json`);
  const words = ((await bundle?.json()) as Readonly<Record<string, unknown>> | undefined)?.[namespace];
  if (words === undefined) return fetch(request);
  // `Response.json` is younger than the browsers that we serve.
  return new Response(JSON.stringify(words), { headers: { 'Content-Type': 'application/json' } });
}
