import { expect, open, signIn, test, tutor } from './support/test';

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

test('a page in the back/forward cache holds no database connection, and opens a new one when shown again', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  // Playwright disables the back-forward cache.
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs });
  const page = await browser.newPage({ ...(baseURL && { baseURL }), serviceWorkers: 'block' });
  await open(page, '/tutorPage');
  await expect(page.getByRole('link', { name: 'Ama S.' })).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.dataset.isSame = 'yes';
    window.location.assign('/faq');
  });
  await expect(page).toHaveURL('/faq');
  await expect(page.locator('html[data-awake]')).toHaveCount(1);
  expect(await page.evaluate(deleteDatabases, ['lifeline', 'lifeline-device'])).toEqual(['gone', 'gone']);

  await page.evaluate(() => history.back());
  await expect(page.locator('html[data-is-same]')).toHaveCount(1);
  await page.getByRole('link', { name: 'Tutor sign in' }).click();
  await signIn(page, tutor);
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
  await browser.close();
});
