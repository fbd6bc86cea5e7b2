import { settingsAddress } from '@/shared/config';
import { newsTag } from '@/shared/code-news';
import { recordDataUse } from '@/shared/device-database';
import { clientsClaim } from 'workbox-core';
import { addRoute, cleanupOutdatedCaches, precache, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { answerPage, cacheSeenPage } from './answer-page';
import { answerSettings } from './answer-settings';
import { answerWords, isWords, languageGroupsOf } from './answer-words';
import { deleteEarlierCaches, runtimeCaches } from './caches';
import { newsPathOf, openNews } from './check-for-news';
import { createPrecacheGroups, cacheFiles, type SiteFile } from './cache-files';
import { sharePath, handleShareTarget } from './handle-share-target';
import { runCheck } from './run-check';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: (string | PrecacheEntry)[];
};

/** Messages from pages. */
type Message =
  | { readonly type: 'SKIP_WAITING' }
  /** Asks whether this worker runs; answered on the port of the message. */
  | { readonly type: 'PING' }
  | {
      readonly type: 'PAGE_SEEN';
      readonly path: string;
      /** Paths of files loaded so far. */
      readonly files: readonly string[];
    };

/** Chromium's event; not in TypeScript's types. */
interface PeriodicSyncEvent extends ExtendableEvent {
  readonly tag: string;
}

const siteFiles = self.__WB_MANIFEST as readonly SiteFile[];
const precacheGroups = createPrecacheGroups(siteFiles.filter(({ groups }) => groups !== undefined));
const runtimeFiles = new CacheFirst({ cacheName: runtimeCaches.files });

// Workbox must not handle other requests: submissions and addresses with a query pass through.
precache(siteFiles.filter(({ groups }) => groups === undefined));
addRoute({ cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [] });
cleanupOutdatedCaches();
clientsClaim();

/** Adds the worker's own fetches to the data count; ignored without storage. */
const countDataUse = () => recordDataUse(performance).catch(() => undefined);

// Precache the settings, so that records can be read offline after the first visit.
self.addEventListener('install', (event) =>
  event.waitUntil(self.caches.open(runtimeCaches.settings).then((cache) => cache.add(settingsAddress))),
);

/** Downloads the groups of the open pages, so that they work offline. */
async function cacheForOpenPages(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await Promise.all(pages.map(({ url }) => precacheGroups.cacheFor(new URL(url).pathname)));
}

// If a file of a used group fails, installing fails and the previous worker stays with its caches. Files of
// pages opened for the first time are optional.
self.addEventListener('install', (event) =>
  event.waitUntil(precacheGroups.recacheUsed().then(() => Promise.allSettled([cacheForOpenPages()]))),
);

// All pages wait for activation, so it only deletes old caches.
self.addEventListener('activate', (event) => {
  void countDataUse();
  event.waitUntil(deleteEarlierCaches(self.caches));
});

self.addEventListener('message', (event) => {
  // Firebase Authentication sends messages to every worker; ignore them.
  const message = event.data as Message | { readonly type?: never };
  // Only on the person's request: a new build must not replace a half-filled form.
  if (message.type === 'SKIP_WAITING') void self.skipWaiting();
  else if (message.type === 'PING') event.ports[0]?.postMessage('PONG');
  // Offline there is nothing to cache; the shell is the fallback.
  else if (message.type === 'PAGE_SEEN')
    event.waitUntil(
      Promise.allSettled([
        cacheSeenPage(message.path),
        cacheFiles(message.files),
        precacheGroups.cacheForLoaded(message.files),
        ...languageGroupsOf(message.files).map((group) => precacheGroups.cacheFor(group)),
        precacheGroups.cacheFor(message.path),
      ]).then(countDataUse),
    );
});

self.addEventListener('sync', (event) => {
  // Pages do the sending: tell the open ones that now is a good time.
  (event as ExtendableEvent).waitUntil(notifyPages({ type: 'MOMENT_CAME' }));
});

// Where the browser grants it, and as often as it likes; a page has asked for it.
self.addEventListener('periodicsync', (event) => {
  const sync = event as PeriodicSyncEvent;
  if (sync.tag === newsTag) sync.waitUntil(runCheck(self).then(countDataUse));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNews(self.clients, newsPathOf(event.notification)));
});

async function notifyPages(message: { readonly type: 'MOMENT_CAME' }): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  for (const page of pages) page.postMessage(message);
}

registerRoute(
  ({ request }) => request.mode === 'navigate',
  ({ request, event }) => {
    event.waitUntil(precacheGroups.cacheFor(new URL(request.url).pathname).then(countDataUse));
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
  ({ url, request, event }) => answerWords(url.pathname, () => runtimeFiles.handle({ request, event })),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === settingsAddress,
  ({ request, event }) => answerSettings(request, event),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/|\/_payload\.json$/.test(url.pathname),
  runtimeFiles,
);
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.destination === 'image',
  new StaleWhileRevalidate({ cacheName: runtimeCaches.pictures }),
);
