import { findBarriers, findSmallTargets } from './support/accessibility';
import { expect, open, test, type Page } from './support/test';
import { openWithWorker } from './support/worker';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const draft = 'These words are a draft';

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('combobox').selectOption({ label: name });
}

test.use({ viewport: { width: 1280, height: 800 } });

test('a chosen language says once, in it and in English, that its words are a draft', async ({ page }) => {
  await open(page, '/');
  await choose(page, 'Hausa');
  await expect(heading(page)).toHaveText('Me kuke buƙata?');
  const told = page.getByRole('status').filter({ hasText: draft });
  await expect(told).toContainText('Waɗannan kalmomi na gwaji ne');
  expect(await findBarriers(page)).toEqual([]);
  await expect(told.getByRole('link').first()).toHaveAttribute('href', '/form?topic=language');
  await told.getByRole('button').first().click();
  await expect(page.getByText(draft)).toHaveCount(0);
  await open(page, '/');
  await expect(heading(page)).toHaveText('Me kuke buƙata?');
  // Another language says it again: by then the first would have said it, too.
  await choose(page, 'Twi (Akan)');
  await expect(page.getByText(draft)).toBeVisible();
  await choose(page, 'Hausa');
  await expect(page.getByText(draft)).toHaveCount(0);
});

test('on a phone the message has room and large targets', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByLabel('Language').selectOption({ label: 'Hausa' });
  await page.keyboard.press('Escape');
  await expect(page.getByText(draft)).toBeVisible();
  expect(await findSmallTargets(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('only checked words leaves the drafts out, is kept, and can be taken back', async ({ page }) => {
  await open(page, '/');
  await choose(page, 'Hausa');
  await page.getByRole('button', { name: 'Kalmomin da aka duba kawai' }).first().click();
  await expect(heading(page)).toHaveText('What do you need?');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ha');
  await expect(page.getByRole('contentinfo').getByText('Harsuna')).toBeVisible();
  await open(page, '/');
  await expect(page.getByRole('contentinfo').getByText('Harsuna')).toBeVisible();
  await expect(heading(page)).toHaveText('What do you need?');
  const only = page.getByRole('button', { name: 'Only checked words' });
  await expect(only).toHaveAttribute('aria-pressed', 'true');
  await only.click();
  await expect(heading(page)).toHaveText('Me kuke buƙata?');
});

test.describe('a browser in Hausa', () => {
  test.use({ locale: 'ha' });

  test('gets English until somebody chooses Hausa', async ({ page }) => {
    const hasWords = (path: string) => /\/words\/[^/]+\/ha/.test(path);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(page, '/');
    await expect(page.locator('html')).toHaveAttribute('data-language', 'en');
    await expect(heading(page)).toHaveText('What do you need?');
    expect(asked.filter(hasWords)).toEqual([]);
    await choose(page, 'Hausa');
    await expect(heading(page)).toHaveText('Me kuke buƙata?');
    await page.goto('/faq');
    await expect(page.locator('html')).toHaveAttribute('data-language', 'ha');
  });
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expectedProblems: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test('pages that were not opened yet come in the chosen language', async ({ page }) => {
    await openWithWorker(page, '/');
    await choose(page, 'Hausa');
    await expect(heading(page)).toHaveText('Me kuke buƙata?');
    await openWithWorker(page, '/');
    const hasBundle = () =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return files.flat().some(({ url }) => /\/words\/[^/]+\/ha\.json/.test(url));
      });
    await expect.poll(hasBundle).toBe(true);
    await page.context().setOffline(true);
    await page.goto('/faq');
    await expect(heading(page)).toHaveText('Tambayoyin da ake yi');
  });
});
