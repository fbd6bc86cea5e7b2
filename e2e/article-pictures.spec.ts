import { findBarriers, findSmallTargets } from './support/accessibility';
import { addBooks, album, beginAlbum } from './support/gallery-desk';
import { isWide, openTexts, startAsOffice } from './support/office-texts';
import { createOneSite } from './support/one-site';
import { expect, open, test, type Page } from './support/test';

const phone = { width: 360, height: 740 };
const slug = 'reading-at-home';

const form = (page: Page) => page.getByRole('form', { name: 'Write an article' });
const article = (page: Page) => page.getByRole('article', { name: 'Reading at home', exact: true });
const picture = (page: Page) => page.getByRole('figure').getByRole('img', { name: 'Books on a table' });

/** Publishes an album with a picture of books. */
async function publishAlbum(page: Page): Promise<void> {
  await startAsOffice(page, 'gallery', 'Gallery');
  await beginAlbum(page);
  await addBooks(page);
  await album(page).getByRole('button', { name: 'Publish' }).click();
  await expect(album(page).getByRole('link', { name: 'See it on the site' })).toBeVisible();
}

/** Publishes an article whose picture stands between its paragraphs. */
async function publishArticle(page: Page): Promise<void> {
  await openTexts(page, 'articles', 'Articles');
  await page.getByRole('button', { name: 'Write an article' }).click();
  await form(page).getByLabel('Title', { exact: true }).fill('Reading at home');
  await form(page)
    .getByLabel(/^Address/)
    .fill(slug);
  await form(page)
    .getByLabel(/^Summary/)
    .fill('Read together for ten minutes.');
  const text = form(page).getByLabel(/^Text/);
  await text.fill('Any book will do.\n\nRead aloud in turn.');
  await text.press('Control+Home');
  await form(page).getByRole('button', { name: 'Put in a picture' }).click();
  await form(page).getByRole('button', { name: 'Put it in: Books on a table' }).click();
  await expect(form(page).getByText('It is in the text: Books on a table')).toBeVisible();
  await expect(text).toHaveValue(
    /^Any book will do\.\n\n!\[\]\(album:reading-day\/[0-9a-f-]{36}\)\n\nRead aloud in turn\.$/,
  );
  await expect(picture(page)).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  expect(await isWide(page)).toBe(false);
  await form(page).getByLabel('For whom').selectOption('families');
  await form(page).getByLabel('To be checked again by').fill('2099-05-01');
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(form(page)).toHaveCount(0);
  await article(page).getByRole('button', { name: 'Publish' }).click();
  await expect(article(page).getByRole('link', { name: 'Read it on the site' })).toBeVisible();
}

test('an article has a picture of an album, which waits with the data saver on, and goes with its album', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  await publishAlbum(page);
  await publishArticle(page);

  const other = await browser.newContext({ viewport: phone });
  const visitor = await other.newPage();
  await open(visitor, '/gallery');
  await expect(visitor.getByText('There are no pictures yet.')).toBeVisible();
  const site = createOneSite([page, visitor]);
  await site.share(page);
  await open(visitor, `/blog/${slug}`);
  await expect(picture(visitor)).toBeVisible();
  expect(await findBarriers(visitor)).toEqual([]);
  expect(await isWide(visitor)).toBe(false);

  await visitor.evaluate(() => localStorage.setItem('lifeline.data-saver', 'on'));
  await visitor.reload();
  const load = visitor.getByRole('button', { name: /^Load the picture: .+ kB/ });
  await expect(load).toBeVisible();
  await expect(picture(visitor)).toHaveCount(0);
  expect(await findSmallTargets(visitor)).toEqual([]);
  await load.click();
  await expect(picture(visitor)).toBeVisible();

  await openTexts(page, 'gallery', 'Gallery');
  await album(page).getByRole('button', { name: 'Put away' }).click();
  await page.getByRole('button', { name: 'Put it away' }).click();
  await expect(album(page).getByRole('button', { name: 'Take up again' })).toBeVisible();
  await site.share(page);
  await visitor.reload();
  await expect(visitor.getByText('Read aloud in turn.')).toBeVisible();
  await expect(visitor.getByRole('figure')).toHaveCount(0);
  await other.close();
});
