import { createPng } from './pictures';
import type { Page } from './test';

/** A photo of a page, larger than what is sent. */
export const png = {
  name: 'page 12.png',
  mimeType: 'image/png',
  buffer: createPng(2400, 1800, 'Adenta 5.7N'),
};
export const photos = (page: Page) => page.getByLabel(/^Photos/).and(page.locator('input'));
export const rows = (page: Page) => page.getByRole('list', { name: 'Photos' }).getByRole('listitem');

/** Selects files after focusing the field, since the form may be hydrating. */
export async function choose(
  page: Page,
  ...files: { name: string; mimeType: string; buffer: Buffer }[]
): Promise<void> {
  await photos(page).focus();
  await photos(page).setInputFiles(files);
}

/** The stored attachments, each row as text. */
export const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('lifeline-device');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(new Error('no database'));
    });
    const all = await new Promise<{ name: string; type: string; file: Blob }[]>((resolve) => {
      const reading = database.transaction('attachments').objectStore('attachments').getAll();
      reading.onsuccess = () => resolve(reading.result as { name: string; type: string; file: Blob }[]);
    });
    database.close();
    return Promise.all(all.map(async ({ name, type, file }) => ({ name, type, text: await file.text() })));
  });
