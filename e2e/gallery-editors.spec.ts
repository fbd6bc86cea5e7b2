import { findBarriers, findSmallTargets } from './support/accessibility';
import { addBooks, album, beginAlbum, choose, newPicture, picture, saved } from './support/gallery-desk';
import { isWide, openTexts, startAsOffice } from './support/office-texts';
import { expect, test, type Page } from './support/test';

const openGallery = (page: Page) => openTexts(page, 'gallery', 'Gallery');
const albumForm = (page: Page) => album(page).getByRole('form', { name: 'Edit the album' });
const pictureForm = (page: Page) => album(page).getByRole('form', { name: 'Edit the texts' });
const note = (page: Page) => page.getByRole('alert').filter({ hasText: /^Somebody has changed this album/ });
const openPictures = (page: Page) => album(page).getByRole('button', { name: 'Pictures' }).click();

async function editAlbum(page: Page): Promise<void> {
  await album(page).getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(albumForm(page)).toBeVisible();
}

test('of two who edit one album the second is shown what the first has changed, and nothing is lost', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await startAsOffice(page, 'gallery', 'Gallery');
  await beginAlbum(page);
  await addBooks(page);
  const other = await context.newPage();
  await other.setViewportSize({ width: 360, height: 740 });
  await openGallery(other);

  // The album: the first saves a place while the second types a caption.
  await editAlbum(other);
  await albumForm(other).getByLabel('What is going on').fill('Everybody brought a book.');
  await page.bringToFront();
  await editAlbum(page);
  await albumForm(page).getByLabel('Place').fill('Aburi');
  await albumForm(page).getByRole('button', { name: 'Save' }).click();
  await expect(albumForm(page)).toHaveCount(0);
  await other.bringToFront();
  await expect(note(other).getByText('Aburi')).toBeVisible();
  await expect(note(other).getByText('Children read to each other')).toHaveCount(0);
  expect(await findBarriers(other)).toEqual([]);
  expect(await findSmallTargets(other)).toEqual([]);
  expect(await isWide(other)).toBe(false);
  await albumForm(other).getByRole('button', { name: 'Save' }).click();
  await expect(note(other)).toBeVisible();
  await albumForm(other).getByLabel('Place').fill('Aburi');
  await note(other).getByRole('button', { name: 'Keep what I typed' }).click();
  await albumForm(other).getByRole('button', { name: 'Save' }).click();
  await expect(albumForm(other)).toHaveCount(0);
  await openPictures(other);
  await expect(album(other).getByText('Everybody brought a book.')).toBeVisible();
  await expect(album(other).getByText(/^Aburi/)).toBeVisible();

  // A picture: what the first has saved is taken.
  await album(other).getByRole('button', { name: 'Edit the texts' }).click();
  await pictureForm(other).getByLabel('Caption').fill('Typed by the second');
  await page.bringToFront();
  await album(page).getByRole('button', { name: 'Edit the texts' }).click();
  await pictureForm(page).getByLabel('What the picture shows').fill('Ten books on a table');
  await pictureForm(page).getByRole('button', { name: 'Save' }).click();
  await expect(pictureForm(page)).toHaveCount(0);
  await other.bringToFront();
  await expect(note(other).getByText('Ten books on a table')).toBeVisible();
  await expect(pictureForm(other).getByLabel('Caption')).toHaveValue('Typed by the second');
  await note(other).getByRole('button', { name: 'Show what stands there now' }).click();
  await expect(pictureForm(other).getByLabel('What the picture shows')).toHaveValue('Ten books on a table');
  await pictureForm(other).getByRole('button', { name: 'Close' }).click();

  // Both add one: the second begins before the first has saved.
  await album(other).getByRole('button', { name: 'Add a picture' }).click();
  await choose(other, picture(900, 900));
  await newPicture(other).getByLabel('What the picture shows').fill('The tree');
  await newPicture(other).getByLabel('No', { exact: true }).check();
  await page.bringToFront();
  await addBooks(page);
  await other.bringToFront();
  await expect(album(other).getByText('Books on a table', { exact: true })).toBeVisible();
  await newPicture(other).getByRole('button', { name: 'Add it' }).click();
  await saved(other);
  for (const shown of ['Ten books on a table', 'Books on a table', 'The tree'])
    await expect(album(other).getByText(shown, { exact: true })).toBeVisible();
});
