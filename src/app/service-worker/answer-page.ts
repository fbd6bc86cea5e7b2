import { matchPrecache } from 'workbox-precaching';
import { buildId } from '@/shared/config';
import { isShellPath, pathOf, wholePages } from '@/shared/routes';
import { runtimeCaches } from './caches';
import { fromAnywhere } from './from-anywhere';

/** Addresses that have a document of their own. */
const documentPaths: ReadonlySet<string> = new Set(wholePages.map(pathOf));

/** After this many milliseconds without the document of a page, the shell is shown: the page's own files are here. */
const documentPatienceMs = 3000;

const shell = '/shell';

/** Which build a document belongs to: another one's would ask for files that are not here. */
const isOfThisBuild = (html: string) => html.includes(`data-build="${buildId}"`);

const asResponse = (html: string, { headers }: Response) => new Response(html, { headers });

/** The address of the words and data of a document, as its first script has it. */
const payloadOf = (html: string) => /data-payload="([^"]+)"/.exec(html)?.[1];

/** Keeps what a document needs beside the files of the site. Without it the page still opens, from files of words. */
async function keepPayload(html: string): Promise<void> {
  const payload = payloadOf(html);
  if (payload === undefined) return;
  const files = await caches.open(runtimeCaches.files);
  if (!(await files.match(payload))) await files.add(fromAnywhere(payload));
}

/** A server in trouble: what this device has is better than its words. */
const isBroken = ({ status }: Response) => status >= 500;

/**
 * The document from the network, kept when it is of this build. Null for one of another build, and when the server is broken;
 * other answers, such as 404, pass unread.
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

const patience = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), documentPatienceMs));

/**
 * Answers the opening of a page. A page of this build that was opened before, and one that has no document of its own,
 * needs no network; any other is asked for, and the shell stands in when it does not come.
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
  return (await Promise.race([fetched, patience()])) ?? ofShell();
}

/** Keeps the document of a page that was opened before this worker was there. */
export async function keepSeenPage(path: string): Promise<void> {
  if (!documentPaths.has(path)) return;
  if (await caches.match(path, { cacheName: runtimeCaches.pages })) return;
  const document = await fetchDocument(path, fromAnywhere(path));
  if (document) await keepPayload(await document.text());
}
