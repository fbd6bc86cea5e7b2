import { findBarriers, findSmallTargets } from './support/accessibility';
import { isWide, openTexts, startAsOffice } from './support/office-texts';
import { createOneSite } from './support/one-site';
import { expect, open, test, type Page } from './support/test';
import { openWithWorker } from './support/worker';

const slug = 'mock-results';
const phone = { width: 360, height: 740 };
const body = '## First\n\nLook at the **weakest** subject. [1]\n\n> Ask its [teacher](https://example.org).';

const form = (page: Page, name = 'Write an article') => page.getByRole('form', { name });
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });
const item = (page: Page, title = 'What mock results say') =>
  page.getByRole('article', { name: title, exact: true });

const openArticles = (page: Page) => openTexts(page, 'articles', 'Articles');
const start = (page: Page) => startAsOffice(page, 'articles', 'Articles');

async function fillArticle(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Write an article' }).click();
  await form(page).getByLabel('Title', { exact: true }).fill('What mock results say');
  await form(page)
    .getByLabel(/^Address/)
    .fill(slug);
  await form(page)
    .getByLabel(/^Summary/)
    .fill('Read a mock result with your child.');
  await form(page).getByLabel(/^Text/).fill(body);
  await form(page)
    .getByLabel(/^Sources/)
    .fill('WAEC in Ghana | https://waecgh.org');
  await form(page).getByLabel('For whom').selectOption('families');
  await form(page).getByLabel('To be checked again by').fill('2099-05-01');
}

const save = (page: Page, name?: string) => form(page, name).getByRole('button', { name: 'Save' }).click();

async function writeAndPublish(page: Page): Promise<void> {
  await start(page);
  await fillArticle(page);
  await save(page);
  await expect(form(page)).toHaveCount(0);
  await item(page).getByRole('button', { name: 'Publish' }).click();
  await expect(item(page).getByRole('link', { name: 'Read it on the site' })).toBeVisible();
}

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });
  test('the office writes and publishes an article, and a visitor reads it, again without network', async ({
    page,
    browser,
  }) => {
    test.setTimeout(180_000);
    await start(page);
    await fillArticle(page);
    await expect(preview(page).getByRole('heading', { name: 'First' })).toBeVisible();
    await expect(preview(page).getByRole('link', { name: 'teacher' })).toHaveAttribute(
      'href',
      'https://example.org',
    );
    expect(await findBarriers(page)).toEqual([]);
    expect(await findSmallTargets(page)).toEqual([]);
    await expect(
      form(page)
        .getByText(/^Saved on this/)
        .first(),
    ).toBeVisible();
    // A reload loses nothing.
    await openArticles(page);
    await page.getByRole('button', { name: 'Write an article' }).click();
    await expect(form(page).getByLabel(/^Text/)).toHaveValue(body);
    await save(page);
    await expect(form(page)).toHaveCount(0);

    const other = await browser.newContext({ serviceWorkers: 'allow', viewport: phone });
    const visitor = await other.newPage();
    const site = createOneSite([page, visitor]);
    await open(visitor, '/tutorPage');
    const databases = () =>
      visitor.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    await expect.poll(databases).toContain('lifeline');
    await site.share(page);
    await open(visitor, `/blog/${slug}`);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('This guide is not here');

    await item(page).getByRole('button', { name: 'Publish' }).click();
    await expect(item(page).getByRole('link', { name: 'Read it on the site' })).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    await site.share(page);
    await openWithWorker(visitor, '/blog');
    await visitor.keyboard.press('Tab');
    const link = visitor.getByRole('link', { name: 'What mock results say' });
    await visitor.getByRole('button', { name: /^Keep for later: 1 kB, .+: What mock results say$/ }).click();
    await expect(visitor.getByText('Kept on this phone')).toBeFocused();
    expect(await findBarriers(visitor)).toEqual([]);
    await other.setOffline(true);
    await open(visitor, `/blog/${slug}`);
    await expect(visitor.getByText('Our advice')).toBeVisible();
    await other.setOffline(false);
    await openWithWorker(visitor, '/blog');
    await visitor.keyboard.press('Tab');
    await expect(visitor.getByText('Kept on this phone')).toBeVisible();
    await link.click();
    await expect(visitor).toHaveURL(`/blog/${slug}`);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('What mock results say');
    await expect(visitor.getByText('Our advice')).toBeVisible();
    expect(await findBarriers(visitor)).toEqual([]);
    expect(await findSmallTargets(visitor)).toEqual([]);
    await visitor.setViewportSize({ width: 320, height: 640 });
    expect(await isWide(visitor)).toBe(false);
    await open(visitor, `/blog?post=${slug}`);
    await expect(visitor).toHaveURL(`/blog/${slug}`);
    await expect(visitor.getByText('Our advice')).toBeVisible();

    await other.setOffline(true);
    await visitor.reload();
    await expect(visitor.getByText('Our advice')).toBeVisible();
    await other.setOffline(false);

    await item(page).getByRole('button', { name: 'Put away' }).click();
    await page.getByRole('button', { name: 'Put it away' }).click();
    await expect(item(page).getByRole('button', { name: 'Take up again' })).toBeVisible();
    await site.share(page);
    await open(visitor, `/blog/${slug}`);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('This guide is not here');
    await other.close();
  });
});

test('what cannot stand in an article is told beside its field, and nothing is lost', async ({ page }) => {
  await start(page);
  await fillArticle(page);
  const text = form(page).getByLabel(/^Text/);
  const error = (words: RegExp) =>
    form(page).getByRole('listitem').or(form(page).locator('p')).getByText(words).first();
  for (const [typed, words] of [
    ['So. <script>window.broken = true</script>', /leave out < before a letter/],
    ['So. [this](javascript:window.broken=true)', /cannot stand in an article/],
    ['b '.repeat(20_000), /maximum of 9000 characters/],
    ['So. [7]', /not in the list of sources/],
  ] as const) {
    await text.fill(typed);
    await save(page);
    await expect(error(words)).toBeVisible();
    await expect(text).toHaveValue(typed);
    await expect(preview(page).locator('script, a[href^="javascript"]')).toHaveCount(0);
  }
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  await text.fill(body);
  await form(page)
    .getByLabel(/^Address/)
    .fill('novdec');
  await save(page);
  await expect(error(/A guide or another article has this address/)).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await isWide(page)).toBe(false);
});

test('of two who edit one article the second sees what the first has changed, and keeps the own text', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await writeAndPublish(page);
  const other = await context.newPage();
  await openArticles(other);
  await item(other).getByRole('button', { name: 'Edit' }).click();
  const [ours, theirs] = [page, other].map((one) => form(one, 'Edit the article').getByLabel(/^Summary/));
  await theirs?.fill('Ours is typed, not saved.');
  await page.bringToFront();
  await item(page).getByRole('button', { name: 'Edit' }).click();
  await ours?.fill('Theirs is saved first.');
  await save(page, 'Edit the article');
  await expect(form(page, 'Edit the article')).toHaveCount(0);

  await other.bringToFront();
  const note = other.getByRole('alert').filter({ hasText: /^Somebody has saved this article/ });
  await expect(note.getByText('Theirs is saved first.')).toBeVisible();
  expect(await findBarriers(other)).toEqual([]);
  await expect(form(other, 'Edit the article').getByLabel(/^Summary/)).toHaveValue(
    'Ours is typed, not saved.',
  );
  await note.getByRole('button', { name: 'Keep what I typed' }).click();
  await save(other, 'Edit the article');
  await expect(item(other).getByText('Ours is typed, not saved.')).toBeVisible();
});
