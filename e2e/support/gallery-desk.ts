import { createPng } from './pictures';
import { expect, type Page } from './test';

/** The album that `beginAlbum` begins, in the list of the desk. */
export const album = (page: Page) => page.getByRole('article', { name: 'A reading day', exact: true });

export const newPicture = (page: Page) => page.getByRole('form', { name: 'Add a picture' });

/** A photo of this size. */
export const picture = (width: number, height: number) => ({
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: createPng(width, height, 'Taken at home'),
});

export const choose = (page: Page, file: ReturnType<typeof picture>) =>
  newPicture(page).getByLabel('Picture', { exact: true }).setInputFiles(file);

/** Waits until the new picture is in the album. */
export const saved = (page: Page) => expect(newPicture(page)).toHaveCount(0);

/** Begins an album on its desk, and opens its pictures. */
export async function beginAlbum(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Begin an album' }).click();
  const form = page.getByRole('form', { name: 'Begin an album' });
  await form.getByLabel('Title').fill('A reading day');
  await form.getByLabel('Address').fill('reading-day');
  await form.getByLabel('What is going on').fill('Children read to each other under the tree.');
  await form.getByLabel('Place').fill('Madina, Accra');
  await form.getByLabel('Day of the pictures').fill('2026-10-03');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(album(page)).toBeVisible();
  await album(page).getByRole('button', { name: 'Pictures' }).click();
}

/** Adds a picture without a child. Who has not chosen the file is led to it. */
export async function addBooks(page: Page): Promise<void> {
  await album(page).getByRole('button', { name: 'Add a picture' }).click();
  await newPicture(page).getByLabel('What the picture shows').fill('Books on a table');
  await newPicture(page).getByLabel('No', { exact: true }).check();
  // The field is above the screen: who lacks the picture alone is led there.
  await newPicture(page).getByRole('button', { name: 'Add it' }).click();
  await expect(newPicture(page).getByLabel('Picture', { exact: true })).toBeFocused();
  await choose(page, picture(900, 1200));
  await expect(newPicture(page).getByRole('img')).toBeVisible();
  await newPicture(page).getByRole('button', { name: 'Add it' }).click();
  await saved(page);
}
