import { findBarriers, findSmallTargets } from './support/accessibility';
import { expect, open, test, type Page } from './support/test';
import { openWithWorker, waitForChunks } from './support/worker';

async function check(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
}

// The browser logs failed requests itself.
test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

for (const theme of ['light', 'dark'] as const) {
  test(`the subjects, and one with its topics and weaknesses, in the ${theme} theme`, async ({ page }) => {
    await page.addInitScript((mode) => localStorage.setItem('lifeline.theme', mode), theme);
    await open(page, '/practice');
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(8);
    await expect(page.getByText(/^\d+.kB, (less than 1|≈ \d+) pesewas?$/)).toHaveCount(8);
    await check(page);

    await page.getByLabel('WASSCE', { exact: true }).check();
    await expect(page).toHaveURL(/\?exam=wassce$/);
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(4);

    await link(page, 'Topics: WASSCE Integrated Science').click();
    await expect(page).toHaveURL(/\?pack=wassce-sci$/);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('WASSCE Integrated Science');
    await expect(heading).toBeFocused();
    await expect(page.getByText(/^Report of 20\d\d, Paper \d/).first()).toBeVisible();
    await check(page);

    // Topics that a syllabus leaves out.
    const topics = page.getByRole('link', { name: /^Start: / });
    const all = await topics.count();
    await page.getByLabel('2027').check();
    await expect.poll(() => topics.count()).toBeLessThan(all);
    await page.reload();
    await expect(page.getByLabel('2027')).toBeChecked();

    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(4);
  });
}

test('the subjects can be read without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/practice');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(8);
  await expect(link(page, 'Start: BECE Mathematics')).toHaveAttribute('href', '/practice?set=bece-math');
  await context.close();
});

test('a pack is kept, told by its size, and removed after a question', async ({ page }) => {
  await open(page, '/practice?pack=bece-math');
  await expect(page.getByText(/^Not on this phone yet\. It is \d+.kB/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep for offline: BECE Mathematics' }).click();
  await expect(page.getByText(/^Kept on this phone: \d+.kB$/)).toBeVisible();
  await link(page, 'All subjects').click();
  await expect(page.getByText('Kept on this phone', { exact: true })).toHaveCount(1);
  await page.getByText('Subjects on this phone: 1').click();
  await page.getByRole('button', { name: 'Remove: BECE Mathematics' }).click();
  await expect(page.getByText(/^This frees \d+.kB\. Your answers stay/)).toBeVisible();
  await check(page);
  await page.getByRole('button', { name: 'Remove it', exact: true }).click();
  await expect(page.getByText('Subjects on this phone: 0')).toBeVisible();
});

test('a pack of an earlier release stays usable, and says what the newer one costs', async ({ page }) => {
  await open(page, '/practice?pack=bece-soc');
  await page.evaluate(async () => {
    const cache = await caches.open('lifeline-practice');
    await cache.put('/practice/bece-soc.00000000.json', new Response('{}'));
  });
  await page.reload();
  await expect(page.getByText(/^Kept on this phone\. A newer version is there: \d+.kB/)).toBeVisible();
  await page.getByRole('button', { name: 'Get the newer version: BECE Social Studies' }).click();
  await expect(page.getByText(/^Kept on this phone: \d+.kB$/)).toBeVisible();
  expect(
    await page.evaluate(async () => (await (await caches.open('lifeline-practice')).keys()).length),
  ).toBe(1);
});

test('a network that breaks off, and a browser that keeps nothing, are said', async ({ page }) => {
  await page.route('/practice/bece-eng.*.json', (route) => route.abort());
  await open(page, '/practice?pack=bece-eng');
  const keep = page.getByRole('button', { name: 'Keep for offline: BECE English Language' });
  await keep.click();
  await expect(page.getByText(/^The network broke off/)).toBeVisible();
  await page.unroute('/practice/bece-eng.*.json');
  await page.evaluate(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  });
  await keep.click();
  await expect(page.getByText(/^This phone did not keep it/)).toBeVisible();
  await check(page);
});

test('two taps to the first question, and it is answered, left, and there again', async ({ page }) => {
  await open(page, '/practice');
  await link(page, 'Start: BECE Mathematics').click();
  await expect(page).toHaveURL(/\?set=bece-math$/);
  await expect(page.getByText(/^Question 1 of \d+$/)).toBeVisible();
  await check(page);
  await page.reload();
  await expect(page.getByText(/^Question 1 of \d+$/)).toBeVisible();
  await page.goBack();
  await expect(link(page, 'Start: BECE Mathematics')).toBeVisible();
  await expect(page.getByText('Kept on this phone', { exact: true })).toHaveCount(1);
});

test('a topic of an address is practised, and an unknown subject is said', async ({ page }) => {
  await open(page, '/practice?set=wassce-math&topic=none-of-these');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('WASSCE Core Mathematics');
  await open(page, '/practice?set=jhs-dance');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This subject is not here');
  await check(page);
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('after one visit and a kept subject everything works without network', async ({ page, context }) => {
    test.setTimeout(120_000);
    await openWithWorker(page, '/practice?pack=bece-math');
    await page.getByRole('button', { name: 'Keep for offline: BECE Mathematics' }).click();
    await expect(page.getByText(/^Kept on this phone: /)).toBeVisible();
    // The worker brings what the page needs offline.
    await waitForChunks(page, ['part-practice', 'practice-progress', 'practice-templates']);
    await context.setOffline(true);
    await page.goto('/practice');
    await expect(
      page.getByText('There is no network. You can practise now: BECE Mathematics.'),
    ).toBeVisible();
    await expect(link(page, 'Start: BECE Science')).toHaveCount(0);
    await check(page);
    await link(page, 'Start: BECE Mathematics').click();
    await expect(page.getByText(/^Question 1 of \d+$/)).toBeVisible();
    await page.goto('/practice?pack=bece-math');
    await expect(page.getByRole('link', { name: 'Start: Fractions and decimals' })).toBeVisible();
  });
});

test('somebody practises under a name, sees skills, and takes the progress along', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page, '/practice?view=progress');
  await page.getByRole('button', { name: 'Add somebody' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Write a name.')).toBeVisible();
  await page.getByLabel('First name or nickname').fill('Esi');
  await page.getByLabel('Violet').check();
  await check(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByLabel('Esi')).toBeChecked();
  await expect(page.getByText('Nothing is answered yet', { exact: true })).toBeVisible();
  // The removal says the same.
  await page.getByRole('button', { name: 'Remove Esi' }).click();
  await expect(page.getByText('Esi is deleted from this phone. Nothing is answered yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep', exact: true }).click();

  // Every question of this weakness is a choice.
  await open(page, '/practice?set=bece-math&weakness=w014');
  await expect(page.getByText(/^Question 1 of \d+$/)).toBeVisible();
  await page.getByRole('form', { name: 'Your answer' }).getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Check my answer' }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();

  await open(page, '/practice?view=progress');
  await expect(page.getByText('Too few answers to say: 19 more.')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Week from .*: 1 answered, [01] right/ })).toHaveCount(2);
  await check(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await (await download).path();

  await page.getByRole('button', { name: 'Remove Esi' }).click();
  await expect(page.getByText(/^The name “Esi” and 1 answer are deleted/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove for good' }).click();
  await expect(page.getByLabel('Esi')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add somebody' }).click();
  await page.getByLabel('First name or nickname').fill('Kofi');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const input = page.locator('input[type="file"]');
  await input.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{') });
  await expect(page.getByText(/^The file cannot be read/)).toBeVisible();
  await input.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(page.getByText(/^The file is not progress/)).toBeVisible();
  await input.setInputFiles(file);
  await expect(page.getByText(/^Taken in for Esi: 1 new answer\./)).toBeVisible();
  await expect(page.getByLabel('Esi')).toBeChecked();

  await link(page, 'Start today').click();
  await expect(page.getByText(/^Question 1 of \d+$/)).toBeVisible();
});
