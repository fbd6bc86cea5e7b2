import { matchPrecache } from 'workbox-precaching';
import { buildId } from '@/shared/config';
import { isShellPath, pathOf, wholePages } from '@/shared/routes';
import { runtimeCaches } from './caches';
import { httpCachedRequest } from './from-anywhere';

/** Addresses with their own document. */
const documentPaths: ReadonlySet<string> = new Set(wholePages.map(pathOf));

/** Timeout for a document, in milliseconds; then the shell is shown, whose files are precached. */
const documentTimeoutMs = 3000;

const shell = '/shell';

/** Whether a document belongs to this build. Another build's would request files that are not cached. */
const isOfThisBuild = (html: string) => html.includes(`data-build="${buildId}"`);

const asResponse = (html: string, { headers }: Response) => new Response(html, { headers });

/** Address of a document's payload, from the inline script's attributes. */
const payloadOf = (html: string) => /data-payload="([^"]+)"/.exec(html)?.[1];

/** Caches the payload of a document. Without it the page still opens, with separate locale files. */
async function cachePayload(html: string): Promise<void> {
  const payload = payloadOf(html);
  if (payload === undefined) return;
  const files = await caches.open(runtimeCaches.files);
  if (!(await files.match(payload))) await files.add(httpCachedRequest(payload));
}

/** A server error: a cached answer is better. */
const isBroken = ({ status }: Response) => status >= 500;

/**
 * Fetches a document and caches it when it is of this build. Null for another build and for server errors;
 * other answers, such as 404, are returned unchanged.
 */
async function fetchDocument(path: string, request: Request): Promise<Response | null> {
  const response = await fetch(request);
  if (isBroken(response)) return null;
  if (!response.ok || response.redirected) return response;
  const html = await response.text();
  if (!isOfThisBuild(html)) return null;
  const cache = await caches.open(runtimeCaches.pages);
  await cache.put(path, asResponse(html, response));
  return asResponse(html, response);
}

const timeout = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), documentTimeoutMs));

/**
 * Answers a navigation. Cached documents of this build and shell addresses need no network. Others are
 * fetched; the shell is the fallback.
 */
export async function answerPage(
  request: Request,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  const path = new URL(request.url).pathname;
  const ofShell = async () => (await matchPrecache(shell)) ?? Response.error();
  if (isShellPath(path)) return ofShell();
  if (!documentPaths.has(path)) {
    const answer = await fetch(request).catch(() => null);
    return answer && !isBroken(answer)
      ? answer
      : ((await matchPrecache(shell)) ?? answer ?? Response.error());
  }
  const kept = await caches.match(path, { cacheName: runtimeCaches.pages });
  if (kept) return kept;
  const fetched = fetchDocument(path, request).catch(() => null);
  waitUntil(fetched);
  return (await Promise.race([fetched, timeout()])) ?? ofShell();
}

/** Caches the document of a page that was opened before this worker was installed. */
export async function cacheSeenPage(path: string): Promise<void> {
  if (!documentPaths.has(path)) return;
  if (await caches.match(path, { cacheName: runtimeCaches.pages })) return;
  const document = await fetchDocument(path, httpCachedRequest(path));
  if (document) await cachePayload(await document.text());
}
