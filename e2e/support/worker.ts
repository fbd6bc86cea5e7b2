import { expect, open, type Page } from './test';

/** Whether the worker controls a page, is still being installed, or took over the pages before this one. */
const controlOf = (page: Page) =>
  page.evaluate(async () => {
    if (navigator.serviceWorker.controller) return 'controlled';
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.active?.state === 'activated' ? 'missed' : 'waiting';
  });

/**
 * Opens a page and waits until the service worker controls it. A page that loads just while the worker takes
 * over the open ones is not among them, and is opened again.
 */
export async function openWithWorker(page: Page, path: string): Promise<void> {
  await open(page, path);
  const control = async () => {
    const found = await controlOf(page);
    if (found === 'missed') await page.reload();
    return found;
  };
  await expect.poll(control, { timeout: 60_000 }).toBe('controlled');
  await expect(page.locator('html[data-awake]')).toHaveCount(1);
}

/** Build id of a page's document. Rejects when a navigation takes more than 5 s. */
export const buildOf = (page: Page): Promise<string | null> =>
  page.locator('html').getAttribute('data-build', { timeout: 5000 });

/**
 * Waits until a page has another build than `before`. The new worker may wait for requests of the old one.
 */
export const waitForBuildAfter = (before: string | null, page: Page): Promise<void> =>
  expect.poll(() => buildOf(page).catch(() => before), { timeout: 60_000 }).not.toBe(before);

/** Waits until the worker has these chunks. */
export const waitForChunks = (page: Page, chunks: readonly string[]): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(async (names) => {
          const urls: string[] = [];
          for (const name of await caches.keys())
            for (const { url } of await (await caches.open(name)).keys()) urls.push(url);
          return names.filter((chunk) => !urls.some((url) => url.includes(chunk)));
        }, chunks),
      { timeout: 60_000 },
    )
    .toEqual([]);
