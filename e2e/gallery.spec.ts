import { findBarriers, findSmallTargets } from './support/accessibility';
import { addBooks, album, beginAlbum, choose, newPicture, picture, saved } from './support/gallery-desk';
import { isWide, startAsOffice } from './support/office-texts';
import { createOneSite } from './support/one-site';
import { followPageClock } from './support/page-clock';
import { expect, open, test, type Page } from './support/test';

const phone = { width: 360, height: 740 };

/** Adds a picture of a child, and is told beside each field what is missing. */
async function addChild(page: Page): Promise<void> {
  await album(page).getByRole('button', { name: 'Add a picture' }).click();
  const form = newPicture(page);
  await form.getByLabel('Caption').fill('Ama and her favourite story');
  await form.getByLabel('Yes').check();
  await form.getByRole('button', { name: 'Add it' }).click();
  await expect(form.getByText('Choose a picture', { exact: true })).toBeVisible();
  await expect(form.getByText(/^A consent needs an end/).first()).toBeVisible();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  await choose(page, { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
  await expect(form.getByText(/^drawing\.svg is not a photo/)).toBeVisible();
  await choose(page, picture(8000, 5000));
  await expect(form.getByText(/^photo\.png has more than 32 million pixels/)).toBeVisible();
  await choose(page, picture(1600, 1200));
  await expect(form.getByRole('img', { name: 'The picture that you chose' })).toBeVisible();
  await form.getByLabel('What the picture shows').fill('A girl reads aloud');
  await form.getByLabel('Who agreed').fill('Akosua Mensah');
  await form.getByLabel('Agreed on').fill('2026-10-03');
  await form.getByLabel('May be shown until').fill('2027-10-03');
  // What was typed before the refusals is still there.
  await expect(form.getByLabel('Caption')).toHaveValue('Ama and her favourite story');
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  await form.getByRole('button', { name: 'Add it' }).click();
  await saved(page);
  await expect(album(page).getByText(/^Akosua Mensah agreed on/)).toBeVisible();
}

const child = (page: Page) => page.getByRole('button', { name: /^A girl reads aloud/ });
const books = (page: Page) => page.getByRole('button', { name: /^Books on a table/ });

test('the office makes an album, a visitor looks through it, and what is removed or over is gone', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  await startAsOffice(page, 'gallery', 'Gallery');
  await beginAlbum(page);
  const publish = album(page).getByRole('button', { name: 'Publish' });
  await expect(publish).toHaveAccessibleDescription('A reading day Add a picture first.');
  await publish.click({ force: true });
  await addChild(page);
  await addBooks(page);
  const moved = album(page).getByRole('listitem').filter({ hasText: 'Books on a table' });
  await moved.getByRole('button', { name: 'Earlier' }).click();
  await expect(album(page).getByRole('listitem').first()).toContainText('Books on a table');
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  expect(await isWide(page)).toBe(false);
  await expect(album(page).getByText('Draft')).toBeVisible();
  await publish.click();
  await expect(album(page).getByRole('link', { name: 'See it on the site' })).toBeVisible();

  const other = await browser.newContext({ viewport: phone });
  const visitor = await other.newPage();
  await followPageClock(visitor);
  const site = createOneSite([page, visitor]);
  await open(visitor, '/gallery');
  await expect(visitor.getByText('There are no pictures yet.')).toBeVisible();
  await site.share(page);
  await visitor.reload();
  await expect(books(visitor)).toBeVisible();
  await expect(child(visitor)).toBeVisible();
  await expect(visitor.getByText('Ama and her favourite story')).toBeVisible();
  expect(await findBarriers(visitor)).toEqual([]);
  expect(await findSmallTargets(visitor)).toEqual([]);
  await visitor.setViewportSize({ width: 320, height: 640 });
  expect(await isWide(visitor)).toBe(false);
  await visitor.setViewportSize(phone);

  await books(visitor).focus();
  await visitor.keyboard.press('Enter');
  const viewer = visitor.getByRole('dialog');
  await expect(viewer.getByRole('img', { name: 'Books on a table' })).toBeVisible();
  await visitor.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('img', { name: 'A girl reads aloud' })).toBeVisible();
  await expect(viewer.getByText('Ama and her favourite story')).toBeVisible();
  expect(await findBarriers(visitor)).toEqual([]);
  const stage = viewer.getByRole('img');
  await stage.dispatchEvent('pointerdown', { pointerId: 1, clientX: 100, clientY: 300 });
  await stage.dispatchEvent('pointerup', { pointerId: 1, clientX: 240, clientY: 305 });
  await expect(viewer.getByRole('img', { name: 'Books on a table' })).toBeVisible();
  await visitor.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(books(visitor)).toBeFocused();

  // After the last day of the consent nobody reads the picture, though nothing was written.
  await visitor.clock.setSystemTime(new Date('2027-10-04T08:00:00Z'));
  await visitor.reload();
  await expect(books(visitor)).toBeVisible();
  await expect(child(visitor)).toHaveCount(0);
  await visitor.clock.setSystemTime(new Date('2026-12-01T08:00:00Z'));
  await visitor.reload();
  await expect(child(visitor)).toBeVisible();

  await album(page).getByRole('button', { name: 'Pictures' }).click();
  await page.getByRole('button', { name: 'Remove: Books on a table' }).click();
  await page.getByRole('button', { name: 'Remove it everywhere' }).click();
  await expect(album(page).getByText('Books on a table')).toHaveCount(0);
  await site.share(page);
  await visitor.reload();
  await expect(child(visitor)).toBeVisible();
  await expect(books(visitor)).toHaveCount(0);
  await other.close();
});

test('with the data saver on a picture waits for a tap and says what it costs', async ({ page, browser }) => {
  test.setTimeout(120_000);
  await startAsOffice(page, 'gallery', 'Gallery');
  await beginAlbum(page);
  await addBooks(page);
  await album(page).getByRole('button', { name: 'Publish' }).click();
  await expect(album(page).getByRole('link', { name: 'See it on the site' })).toBeVisible();
  const other = await browser.newContext({ viewport: phone });
  const visitor = await other.newPage();
  await open(visitor, '/gallery');
  await expect(visitor.getByText('There are no pictures yet.')).toBeVisible();
  await createOneSite([page, visitor]).share(page);
  await visitor.evaluate(() => localStorage.setItem('lifeline.data-saver', 'on'));
  await visitor.reload();
  const load = visitor.getByRole('button', { name: /^Load it: .+ kB/ });
  await expect(load).toBeVisible();
  await expect(books(visitor)).toHaveCount(0);
  await load.click();
  await expect(books(visitor)).toBeVisible();
  await other.close();
});
