import { existsSync } from 'node:fs';
import { installedBrowsers } from '../tools/browser.mjs';
import { expect, open, signIn, test, tutor, type Page } from './support/test';

/**
 * Deletes databases and waits for it. An open connection would evict the page from the back-forward cache.
 */
const deleteDatabases = (names: readonly string[]) =>
  Promise.all(
    names.map(
      (name) =>
        new Promise<string>((resolve) => {
          const deleting = indexedDB.deleteDatabase(name);
          deleting.onsuccess = () => resolve('gone');
          deleting.onblocked = () => resolve('blocked');
        }),
    ),
  );

const markDocument = (page: Page, next: string) =>
  page.evaluate((to) => {
    document.documentElement.dataset.isSame = 'yes';
    window.location.assign(to);
  }, next);

const isSameDocument = (page: Page) => page.locator('html[data-is-same]');

/** Whether this browser keeps any page for Back; a headless shell keeps none. */
async function keepsPages(page: Page): Promise<boolean> {
  await page.goto('/robots.txt');
  await markDocument(page, '/icon.svg');
  await page.waitForURL('/icon.svg');
  // Not within the evaluation, which the navigation would end.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await page.waitForFunction(() => location.pathname === '/robots.txt');
  return (await isSameDocument(page).count()) > 0;
}

test('a page in the back/forward cache holds no database connection, and opens a new one when shown again', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  // Playwright disables the back-forward cache.
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  const installed = installedBrowsers.find((path) => existsSync(path));
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ...(installed !== undefined && { executablePath: installed }),
    ignoreDefaultArgs,
  });
  const page = await browser.newPage({ ...(baseURL && { baseURL }), serviceWorkers: 'block' });
  test.skip(!(await keepsPages(page)), 'This browser keeps no page for Back.');
  await open(page, '/tutorPage');
  await expect(page.getByRole('link', { name: 'Ama S.' })).toBeVisible();
  await markDocument(page, '/faq');
  await expect(page).toHaveURL('/faq');
  await expect(page.locator('html[data-awake]')).toHaveCount(1);
  expect(await page.evaluate(deleteDatabases, ['lifeline', 'lifeline-device'])).toEqual(['gone', 'gone']);

  await page.evaluate(() => history.back());
  await expect(isSameDocument(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Sign in', exact: true }).click();
  await signIn(page, tutor);
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
  await browser.close();
});
