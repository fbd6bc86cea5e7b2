import { expect, open, type Page } from './test';

/** A page that is there, awake, and served by the site's worker from now on. */
export async function openWithWorker(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 30_000 })
    .toBe(true);
}

/** Which build the document of a page belongs to. Rejects where the page is on its way to another for more than 5 s. */
export const buildOf = (page: Page): Promise<string | null> =>
  page.locator('html').getAttribute('data-build', { timeout: 5000 });

/** Waits until a page shows another build than `before`. Its worker may first have to finish the answers of the earlier one. */
export const waitForBuildAfter = (before: string | null, page: Page): Promise<void> =>
  expect.poll(() => buildOf(page).catch(() => before), { timeout: 30_000 }).not.toBe(before);
