import { readFile } from 'node:fs/promises';
import {
  createReferenceCode,
  formatReferenceCode,
} from '../src/entities/reference-code/model/reference-code';
import { findBarriers, findSmallTargets } from './support/accessibility';
import { putDocuments, readDocuments } from './support/records';
import { expect, open, test, type Page } from './support/test';
import { openWithWorker } from './support/worker';

/** A sample post of the demo that stays open for weeks. */
const maths = { code: 'LL-P68W02M8A6FW63', title: 'Mathematics teacher, JHS' };

const rows = (page: Page) => page.locator('main li').filter({ has: page.getByRole('heading', { level: 2 }) });
const titles = (page: Page) => rows(page).getByRole('heading', { level: 2 });
const count = (page: Page) => page.getByRole('status').filter({ hasText: /posts?\b/ });

/** Opens the board and waits for the posts of the database. */
async function openBoard(page: Page, query = ''): Promise<void> {
  await open(page, `/jobs${query}`);
  await expect(count(page).first()).toBeVisible();
}

/** Changes a stored post, and its entry in the index of codes. */
async function changePost(
  page: Page,
  code: string,
  changes: Readonly<Record<string, unknown>>,
): Promise<void> {
  const before = {
    ...(await readDocuments(page, `jobs/${code}`)),
    ...(await readDocuments(page, `jobCodes/${code}`)),
  };
  await putDocuments(
    page,
    Object.fromEntries(
      Object.entries(before).map(([path, data]) => [
        path,
        {
          ...data,
          ...Object.fromEntries(
            Object.entries(changes).filter(([name]) => path.startsWith('jobs/') || name in data),
          ),
        },
      ]),
    ),
  );
}

test('the board finds posts by words and filters, keeps them in the address, and Back undoes them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openBoard(page);
  const all = await titles(page).count();
  expect(all).toBeGreaterThan(5);
  await expect(count(page).first()).toHaveText(`${String(all)} open posts.`);

  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByLabel('Level')).toContainText(/Junior High \(\d+\)/);
  const option = await sheet
    .getByLabel('Level')
    .getByRole('option', { name: /^Junior High/ })
    .textContent();
  const promised = Number(/\((\d+)\)/.exec(option ?? '')?.[1]);
  await sheet.getByLabel('Level').selectOption({ label: option ?? '' });
  await sheet.getByRole('button', { name: `Show ${String(promised)} posts` }).click();
  await expect(page).toHaveURL(/level=jhs/);
  await expect(titles(page)).toHaveCount(promised);
  await page.reload();
  await expect(titles(page)).toHaveCount(promised);

  await page.goBack();
  await expect(titles(page)).toHaveCount(all);
  await page.getByRole('searchbox', { name: 'Search' }).fill('mathematics madina');
  await expect(titles(page)).toHaveText([maths.title]);
  await expect(page).toHaveURL(/words=mathematics\+madina/);
  await page.getByRole('searchbox', { name: 'Search' }).fill('zzz');
  await expect(page.getByText('No post fits all of this')).toBeVisible();
  await page.getByRole('button', { name: /^Without “Words:/ }).click();
  await expect(titles(page)).toHaveCount(all);

  await page.getByLabel('Order').selectOption({ label: 'Newest first' });
  await expect(page).toHaveURL(/sort=newest/);
  await expect(titles(page).first()).toHaveText('Class teacher, KG 2');
  await page.getByRole('radio', { name: 'Closed posts' }).check();
  await expect(page).toHaveURL(/show=closed/);
  await expect(count(page).first()).toContainText('take no applications');
  await expect(rows(page).first()).toContainText(/Closed \w+ \d+/);
});

test('a post and a search are saved on the device and listed, with what is new', async ({ page }) => {
  await openBoard(page);
  await page.getByRole('button', { name: `Save: ${maths.title}` }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill('teacher');
  await page.getByRole('button', { name: 'Save this search' }).click();
  await page.getByRole('link', { name: 'My list (2)' }).click();
  await expect(titles(page)).toHaveText([maths.title]);
  await expect(page.getByRole('link', { name: '“teacher”' })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);

  // A day later, somebody has published a post.
  const visit = { before: null, latest: new Date(Date.now() - 3_600_000).toISOString() };
  await page.evaluate((text) => localStorage.setItem('lifeline.job-visits', text), JSON.stringify(visit));
  await changePost(page, maths.code, { publishedAt: new Date().toISOString() });
  await openBoard(page);
  await expect(rows(page).filter({ hasText: maths.title })).toContainText('New');
  await expect(rows(page).filter({ hasText: 'Physics teacher' })).not.toContainText('New');
  await page.getByRole('link', { name: 'My list (2)' }).click();
  await expect(page.getByText('1 new')).toBeVisible();
  await page.getByRole('link', { name: '“teacher”' }).click();
  await expect(page).toHaveURL(/words=teacher/);
});

test('a post says what it is, and passes itself on', async ({ page }) => {
  await open(page, `/jobs/${maths.code}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(maths.title);
  await expect(page.getByText(/GH₵1,800 to GH₵2,400 a month/)).toBeVisible();
  await expect(page.getByText(/^We called the school on \w+ \d+/)).toBeVisible();
  await expect(page.getByText(formatReferenceCode(maths.code))).toBeVisible();
  await expect(page.getByText(/\d+ days left\. After closing, this page stays/)).toBeVisible();

  const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const posting = facts.find((text) => text.includes('JobPosting')) ?? '';
  expect(JSON.parse(posting)).toMatchObject({
    '@type': 'JobPosting',
    title: maths.title,
    directApply: true,
    identifier: { value: maths.code },
  });
  // A sample is no job that search engines may offer.
  await expect(page.locator('meta[name=robots][content=noindex]')).toHaveCount(1);

  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a picture' }).click(),
  ]);
  expect(picture.suggestedFilename()).toBe(`${maths.code}.png`);
  const png = await readFile(await picture.path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);

  const [reminder] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Remind me on/ }).click(),
  ]);
  expect(await readFile(await reminder.path(), 'utf8')).toMatch(
    /^BEGIN:VCALENDAR\r\n[\s\S]*DTSTART:\d{8}T170000Z/,
  );
});

test('a page left open over the closing moment closes by itself', async ({ page }) => {
  await openBoard(page);
  const closesAt = '2031-03-27T17:00:00.000Z';
  await changePost(page, maths.code, { closesAt });
  await page.clock.install({ time: new Date('2031-03-27T16:58:30.000Z') });
  await open(page, `/jobs/${maths.code}`);
  await expect(page.getByText('Less than an hour left.', { exact: false })).toBeVisible();
  await page.clock.runFor('02:00');
  await expect(page.getByText('Closed Thu 27 March 2031, 5:00 pm')).toBeVisible();
  await expect(page.getByText('The closing date has passed.', { exact: false })).toBeVisible();
  // The document's own facts about its place stay.
  await expect(page.locator('main script[type="application/ld+json"]')).toHaveCount(0);
});

test('a paused, a filled and an unknown post say so', async ({ page }) => {
  await open(page, '/jobs/LL-PTJHH99JZZX62B');
  await expect(page.getByText('The office is looking at this post again.', { exact: false })).toBeVisible();
  await open(page, '/jobs/LL-PF5WQF34ZDMDE5');
  await expect(page.getByText('The school has found somebody.', { exact: false })).toBeVisible();
  await expect(page.locator('meta[name=robots][content=noindex]')).toHaveCount(1);
  await open(page, `/jobs/${createReferenceCode('post')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This job is not ours');
  const answer = await page.goto('/jobs/anything-else');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('h1')).toBeVisible();
});

test('the home page shows the newest open posts before anything is loaded', async ({ page }) => {
  await open(page, '/');
  const newest = page.locator('main li').filter({ has: page.locator('a[href^="/jobs/LL-P"]') });
  await expect(newest).toHaveCount(3);
  await expect(newest.first()).toContainText('Class teacher, KG 2');
  const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(databases).not.toContain('lifeline');
  // What the board has read since then is known to the home page.
  await openBoard(page);
  await changePost(page, 'LL-PY5Z20WHBBHHDA', { state: 'closed', updatedAt: new Date().toISOString() });
  await openBoard(page);
  await open(page, '/');
  await expect(newest.first()).not.toContainText('Class teacher, KG 2');
});

for (const theme of ['light', 'dark'] as const) {
  test(`board and post have no barriers at 360 px, ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.addInitScript((mode) => localStorage.setItem('lifeline.theme', mode), theme);
    await openBoard(page);
    expect(await findBarriers(page)).toEqual([]);
    expect(await findSmallTargets(page)).toEqual([]);
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    for (const code of [maths.code, 'LL-PTJHH99JZZX62B', 'LL-PF5WQF34ZDMDE5']) {
      await open(page, `/jobs/${code}`);
      await expect(page.locator('dl').first()).toBeVisible();
      expect(await findBarriers(page)).toEqual([]);
      expect(await findSmallTargets(page)).toEqual([]);
    }
  });
}

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', expectedProblems: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test('the board and an opened post work from the last visit', async ({ page }) => {
    await openWithWorker(page, '/jobs');
    await expect(count(page).first()).toBeVisible();
    await open(page, `/jobs/${maths.code}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(maths.title);
    await expect
      .poll(() => page.evaluate(async () => (await caches.keys()).length), { timeout: 30_000 })
      .toBeGreaterThan(1);
    await page.context().setOffline(true);
    await page.goto('/jobs');
    await page.getByRole('searchbox', { name: 'Search' }).fill('mathematics madina');
    await expect(titles(page)).toHaveText([maths.title]);
    await page.getByRole('link', { name: maths.title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(maths.title);
  });
});
