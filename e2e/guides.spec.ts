import { findBarriers, findSmallTargets } from './support/accessibility';
import { expect, open, test } from './support/test';
import { openWithWorker } from './support/worker';

test('a parent finds a guide, reads its sources, and tells us what is wrong', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/blog');
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  await page.getByRole('link', { name: 'Choosing a home tutor safely' }).click();
  await expect(page).toHaveURL('/blog/choosing-a-home-tutor');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choosing a home tutor safely');
  await expect(page.getByText('Our advice').first()).toBeVisible();
  await page.getByRole('link', { name: 'Source 1', exact: true }).first().click();
  await expect(page).toHaveURL('/blog/choosing-a-home-tutor#source-1');
  await expect(page.locator('#source-1')).toBeInViewport();
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  await page.getByRole('link', { name: 'Tell us' }).click();
  await expect(page).toHaveURL(/\/form\?topic=other/);
});

test('the address of a post leads to its guide, and that of none says so', async ({ page }) => {
  await open(page, '/blog?post=novdec');
  await expect(page).toHaveURL('/blog/novdec');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('NOVDEC');
  await open(page, '/blog/no-such-guide');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This guide is not here');
  await page.getByRole('link', { name: 'All guides' }).click();
  await expect(page).toHaveURL('/blog');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('a guide is read from its document', async ({ page }) => {
    await page.goto('/blog/police-certificate');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('police certificate');
    await expect(page.getByText('Vetting for employment', { exact: false })).toBeVisible();
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join()).toContain('BlogPosting');
  });
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });
  test('guides that were not opened are read once their list was', async ({ page, context }) => {
    await openWithWorker(page, '/blog');
    const kept = () =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return lists.flat().some(({ url }) => url.includes('guide-wassce-grades'));
      });
    await expect.poll(kept, { timeout: 30_000 }).toBe(true);
    await context.setOffline(true);
    await page.goto('/blog/wassce-grades');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('WASSCE');
    await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible();
  });
});
