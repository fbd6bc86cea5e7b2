import { settingsAddress, type FirebaseSettings } from '@/shared/config';
import { newsTag } from '@/shared/code-news';
import { createReadSteps } from '../news/read-steps';
import { runtimeCaches } from './caches';
import { checkForNews } from './check-for-news';

/** The used parts of a worker that TypeScript's types lack. */
type Surrounding = ServiceWorkerGlobalScope & {
  readonly navigator: WorkerNavigator & { readonly connection?: { readonly saveData?: boolean } };
};

/** The settings of this site, as they were read last: a check costs no second request. */
async function readSettings(): Promise<Partial<FirebaseSettings>> {
  const kept = await caches.match(settingsAddress, { cacheName: runtimeCaches.settings });
  return (await (kept ?? (await fetch(settingsAddress))).json()) as Partial<FirebaseSettings>;
}

/** Runs a check in this worker. Rejects when the device denies storage. */
export function runCheck({ navigator, registration }: Surrounding): Promise<void> {
  return checkForNews({
    now: new Date(),
    isSavingData: navigator.connection?.saveData === true,
    openSteps: async () => createReadSteps(await readSettings()),
    notify: (title, path) =>
      // With the app's own icon, which costs no data.
      registration.showNotification(title, { tag: newsTag, data: path }),
    setBadge: async (count) => {
      if ('setAppBadge' in navigator) await navigator.setAppBadge(count);
    },
    log: (cause) => console.info('Not reached', cause),
  });
}
