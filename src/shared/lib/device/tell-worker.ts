import { serviceWorkers } from './network';

/**
 * Tells the service worker which page is open and which files it has loaded, including those from before the
 * worker was installed, so that it can cache them. Does nothing without a worker.
 */
export async function notifyWorkerOfPage(path: string): Promise<void> {
  const registration = await serviceWorkers()?.ready;
  const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  registration?.active?.postMessage({
    type: 'PAGE_SEEN',
    path,
    files: files.filter(({ origin }) => origin === window.location.origin).map(({ pathname }) => pathname),
  });
}
