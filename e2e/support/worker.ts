import { expect, open, type Page } from './test';

/** Opens a page and waits until the service worker controls it. */
export async function openWithWorker(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 60_000 })
    .toBe(true);
}

/** Build id of a page's document. Rejects when a navigation takes more than 5 s. */
export const buildOf = (page: Page): Promise<string | null> =>
  page.locator('html').getAttribute('data-build', { timeout: 5000 });

/**
 * Waits until a page has another build than `before`. The new worker may wait for requests of the old one.
 */
export const waitForBuildAfter = (before: string | null, page: Page): Promise<void> =>
  expect.poll(() => buildOf(page).catch(() => before), { timeout: 30_000 }).not.toBe(before);

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
