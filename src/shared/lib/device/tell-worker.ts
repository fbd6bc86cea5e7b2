import { serviceWorkers } from './network';

/**
 * Tells the site's worker, once there is one, that a page is open and what it has loaded: all of it is there without network
 * from then on, also what came before the worker did. Where there is no worker nothing happens.
 */
export async function tellWorkerOfPage(path: string): Promise<void> {
  const registration = await serviceWorkers()?.ready;
  const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  registration?.active?.postMessage({
    type: 'PAGE_SEEN',
    path,
    files: files.filter(({ origin }) => origin === window.location.origin).map(({ pathname }) => pathname),
  });
}
