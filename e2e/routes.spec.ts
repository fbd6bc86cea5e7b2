import { findBarriers, findSmallTargets } from './support/accessibility';
import { openRoutes } from './support/routes';
import { expect, office, open, showRequests, signIn, test, tutor, type Page } from './support/test';

/** Simulates a change of the theme in another tab. */
async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((newValue) => {
    const key = 'lifeline.theme';
    localStorage.setItem(key, newValue);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
  }, theme);
  await expect(page.locator(`html[data-theme=${theme}]`)).toHaveCount(1);
}

const widthOfContent = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Checks for every page, in both themes. */
async function expectNoBarriers(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([]);
  await showTheme(page, 'dark');
  expect(await findBarriers(page, 'colours')).toEqual([]);
  await showTheme(page, 'light');
}

/** Checks for every page at 360 px. */
async function expectGoodPage(page: Page): Promise<void> {
  expect(await findSmallTargets(page)).toEqual([]);
  expect(await widthOfContent(page)).toBeLessThanOrEqual(360);
  await expectNoBarriers(page);
}

for (const [path, heading] of openRoutes) {
  test(`${path} opens with its heading and passes the accessibility checks`, async ({ page }) => {
    await open(page, path);
    await expect(page.locator('h1')).toHaveText(heading);
    await expectGoodPage(page);
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await widthOfContent(page), `at ${width} px`).toBeLessThanOrEqual(width);
    }
  });
}

test('the wizard, its messages and its receipt pass the accessibility checks', async ({ page }) => {
  const { fillLessons, fillPlace, fillReach, fillWho, next, pressNextWhileOff, sendRequest } =
    await import('./support/request');
  await open(page, '/tuition');
  await pressNextWhileOff(page);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectGoodPage(page);
  await fillWho(page);
  await next(page, 'Subjects, level and hours');
  await fillLessons(page);
  await expectGoodPage(page);
  await next(page, 'Place and budget');
  await fillPlace(page);
  await expectGoodPage(page);
  await next(page, 'How to reach you');
  await fillReach(page);
  await expectGoodPage(page);
  await next(page, 'Check and send');
  await expectGoodPage(page);
  await sendRequest(page);
  await page.getByRole('button', { name: 'Cancel this request' }).click();
  await expectGoodPage(page);
});

test('the desk passes the accessibility checks', async ({ page }) => {
  await open(page, '/admin');
  await signIn(page, office);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Today');
  await expectGoodPage(page);
  await showRequests(page);
  await expectGoodPage(page);
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Change log' })).toBeVisible();
  await expectGoodPage(page);
  await page.goto(`/admin/${office.id}?view=changes`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change log');
  await expectNoBarriers(page);
});

test('the tutor area and the menu pass the accessibility checks', async ({ page }) => {
  await open(page, '/tutor');
  await signIn(page, tutor);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectGoodPage(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectGoodPage(page);
});

test('every page has its own title and description', async ({ page }) => {
  const titles = new Map<string, string>();
  for (const [path] of openRoutes) {
    await open(page, path);
    const description = await page.locator('meta[name=description]').getAttribute('content');
    expect(description?.length ?? 0, path).toBeGreaterThan(30);
    titles.set(path, await page.title());
  }
  expect(new Set(titles.values()).size).toBe(titles.size);
});

test('an unknown address answers 404 with the error screen, and the green button leads home', async ({
  page,
}) => {
  const answer = await page.goto('/tuitoin');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error');
  await expect(
    page.getByText('The page you are looking for does not exist. Check your url for errors'),
  ).toBeVisible();
  await expect(page.getByText('Page not found: /tuitoin')).toBeVisible();
  const home = page.getByRole('link', { name: 'GO BACK TO HOME' });
  await expect(home).toHaveCSS('background-color', 'rgb(26, 112, 56)');
  await home.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What do you need?');
});

for (const path of ['/tutor/anything', '/jobs/anything']) {
  test(`${path} is an unknown address`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByText(`Page not found: ${path}`)).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
  });
}

test('known addresses answer 200, missing files 404', async ({ request }) => {
  for (const [path] of openRoutes) expect((await request.get(path)).status(), path).toBe(200);
  for (const path of ['/tutor/demo-tutor', '/admin/demo-admin', '/jobs/LL-P4TR8QX2NHM6DB'])
    expect((await request.get(path)).status(), path).toBe(200);
  for (const path of [
    '/nope',
    '/tutor/anything',
    '/admin/anything',
    '/jobs/anything',
    '/jobs/a/b',
    '/assets/nope.js',
    '/tuition/x',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
