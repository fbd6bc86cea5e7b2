import { findBarriers } from './support/accessibility';
import { expect, open, test } from './support/test';

/** A sample post of the demo that stays open for weeks, and one that the office closed. */
const maths = { code: 'LL-P68W02M8A6FW63', title: 'Mathematics teacher, JHS' };
const filled = 'LL-PF5WQF34ZDMDE5';

/** Addresses of the sitemap. */
const addressesIn = (sitemap: string) =>
  Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url]) => url);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a post is a whole document, which claims nothing that the clock can change', async ({ page }) => {
    await page.goto(`/jobs/${maths.code}`);
    await expect(page.locator('h1')).toHaveText(maths.title);
    await expect(page).toHaveTitle(/^Mathematics teacher, JHS, Madina/);
    await expect(page.getByText(/^Closes \w+ \d+ \w+ \d{4}, 5:00\u00a0pm$/)).toBeVisible();
    await expect(page.getByText('GH₵1,800 to GH₵2,400 a month')).toBeVisible();
    await expect(page.getByText('Sample post', { exact: true })).toBeVisible();
    for (const unknown of [/days left/, /^Open$/, /^Today$/i])
      await expect(page.getByText(unknown)).toBeHidden();
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toBe(`/jobs/${maths.code}`);
    expect(await page.locator('script[type="application/ld+json"]').allTextContents()).toHaveLength(2);
    // A sample is no job that search engines may offer.
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  test('a closed post says so, is kept from search engines, and is no job posting', async ({ page }) => {
    await page.goto(`/jobs/${filled}`);
    await expect(page.getByText('The school has found somebody.', { exact: false })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(facts.filter((text) => text.includes('JobPosting'))).toEqual([]);
  });

  test('the board leads to the documents, and names the feed', async ({ page, request }) => {
    await page.goto('/jobs');
    const feed = page.locator('link[rel=alternate][type="application/atom+xml"]');
    await expect(feed).toHaveAttribute('href', '/jobs/feed.xml');
    const answer = await request.get('/jobs/feed.xml');
    expect(answer.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
    const entries = await page.evaluate(
      (text) => {
        const parsed = new DOMParser().parseFromString(text, 'application/xml');
        return Array.from(parsed.querySelectorAll('entry'), (entry) => ({
          title: entry.querySelector('title')?.textContent,
          path: new URL(entry.querySelector('link')?.getAttribute('href') ?? '').pathname,
        }));
      },
      await answer.text(),
    );
    expect(entries).toContainEqual({ title: `Sample post: ${maths.title}`, path: `/jobs/${maths.code}` });
    expect(entries.map(({ path }) => path)).not.toContain(`/jobs/${filled}`);
    await page.getByRole('link', { name: maths.title }).click();
    await expect(page.locator('h1')).toHaveText(maths.title);
  });
});

test('the sitemap has the board and no sample, and an address that is no code is missing', async ({
  page,
  request,
}) => {
  const paths = addressesIn(await (await request.get('/sitemap.xml')).text()).map(
    (url) => new URL(url ?? '').pathname,
  );
  expect(paths).toEqual(expect.arrayContaining(['/jobs', '/jobs/check']));
  expect(paths.filter((path) => path.startsWith('/jobs/LL-'))).toEqual([]);
  for (const path of ['/jobs/anything-else', '/jobs/feed', '/jobs/LL-P123']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  await page.goto('/jobs/anything-else');
  await expect(page.getByText('404', { exact: true })).toBeVisible();
});

// An error of hydration would be one in the console, which fails every journey.
test('the document of a post awakes as it is, and then says what the clock says', async ({ page }) => {
  await page.goto(`/jobs/${maths.code}`);
  await expect(page.locator('html[data-awake]')).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('data-keeps', 'page');
  await expect(page.getByText(/\d+ days left/)).toBeVisible();
  await expect(page.getByText('Open', { exact: true })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveCount(1);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(2);
});

test('within the site an address that is no code shows the error screen', async ({ page }) => {
  await open(page, '/jobs');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/jobs/LL-P123';
    history.pushState(null, '', link.href);
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByText('404', { exact: true })).toBeVisible();
});

for (const theme of ['light', 'dark'] as const) {
  test(`a document has no barriers at 360 px, ${theme}`, async ({ page }) => {
    await page.addInitScript((mode) => localStorage.setItem('lifeline.theme', mode), theme);
    await page.goto(`/jobs/${maths.code}`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    expect(await findBarriers(page)).toEqual([]);
  });
}
