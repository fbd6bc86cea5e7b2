import { settingsAddress } from '@/shared/config';
import { recordDataUse } from '@/shared/device-database';
import { clientsClaim } from 'workbox-core';
import { addRoute, cleanupOutdatedCaches, precache, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { answerPage, keepSeenPage } from './answer-page';
import { answerSettings } from './answer-settings';
import { answerWords, isWords } from './answer-words';
import { forgetEarlierBuilds, runtimeCaches } from './caches';
import { createLaterFiles, keepFiles, type SiteFile } from './keep-files';
import { sharePath, handleShareTarget } from './handle-share-target';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: (string | PrecacheEntry)[];
};

/** What a page says to its worker. */
type Message =
  | { readonly type: 'SKIP_WAITING' }
  | {
      readonly type: 'PAGE_SEEN';
      readonly path: string;
      /** What it has loaded so far. */
      readonly files: readonly string[];
    };

const siteFiles = self.__WB_MANIFEST as readonly SiteFile[];
const laterFiles = createLaterFiles(siteFiles.filter(({ groups }) => groups !== undefined));
const metFiles = new CacheFirst({ cacheName: runtimeCaches.files });

// Nothing else has a fetch of its own here: requests with what people send, and all that carries a query, go by.
precache(siteFiles.filter(({ groups }) => groups === undefined));
addRoute({ cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [] });
cleanupOutdatedCaches();
clientsClaim();

/** What this worker has fetched belongs to the count of this device; where it keeps nothing, nothing is counted. */
const countDataUse = () => recordDataUse(performance).catch(() => undefined);

// So that records can be read without network after the first visit.
self.addEventListener('install', (event) =>
  event.waitUntil(self.caches.open(runtimeCaches.settings).then((cache) => cache.add(settingsAddress))),
);

/** For the pages that are open while this worker comes: from the moment it is there, they need no network. */
async function bringForOpenPages(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await Promise.all(pages.map(({ url }) => laterFiles.bringFor(new URL(url).pathname)));
}

// Where the link drops in the middle, this worker does not install: the one before it stays, and all that it keeps. What is
// open now for the first time stops nothing.
self.addEventListener('install', (event) =>
  event.waitUntil(laterFiles.bringAgain().then(() => Promise.allSettled([bringForOpenPages()]))),
);

// Every page waits until this worker is active, so it waits for nothing but its caches.
self.addEventListener('activate', (event) => {
  void countDataUse();
  event.waitUntil(forgetEarlierBuilds(self.caches));
});

self.addEventListener('message', (event) => {
  // Firebase's sign-in asks every worker whether it listens to it; this one has no part in that.
  const message = event.data as Message | { readonly type?: never };
  // Only when the person has said yes: a new build must not come over a half-filled form.
  if (message.type === 'SKIP_WAITING') void self.skipWaiting();
  // Without network there is nothing to keep; the shell stands in.
  else if (message.type === 'PAGE_SEEN')
    event.waitUntil(
      Promise.allSettled([
        keepSeenPage(message.path),
        keepFiles(message.files),
        laterFiles.bringForLoaded(message.files),
        laterFiles.bringFor(message.path),
      ]).then(countDataUse),
    );
});

self.addEventListener('sync', (event) => {
  // What is sent, and how, is known to the pages: those that are open are told that now is a good moment.
  (event as ExtendableEvent).waitUntil(tellPages({ type: 'MOMENT_CAME' }));
});

async function tellPages(message: { readonly type: 'MOMENT_CAME' }): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  for (const page of pages) page.postMessage(message);
}

registerRoute(
  ({ request }) => request.mode === 'navigate',
  ({ request, event }) => {
    event.waitUntil(laterFiles.bringFor(new URL(request.url).pathname).then(countDataUse));
    return answerPage(request, (work) => event.waitUntil(work));
  },
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === sharePath,
  ({ request }) => handleShareTarget(request),
  'POST',
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isWords(url.pathname),
  ({ url, request, event }) => answerWords(url.pathname, () => metFiles.handle({ request, event })),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === settingsAddress,
  ({ request, event }) => answerSettings(request, event),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/|\/_payload\.json$/.test(url.pathname),
  metFiles,
);
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.destination === 'image',
  new StaleWhileRevalidate({ cacheName: runtimeCaches.pictures }),
);
