import type { Page } from '@playwright/test';
import { findBarriers, findSmallTargets } from './support/accessibility';
import { choose, keptFiles, photos, png, rows } from './support/homework';
import { expect, open, test, wakeForm } from './support/test';

const question = (page: Page) => page.getByLabel('What is the question?');

/** Writes rows like the service worker does for a share. The stores may not exist yet. */
const handOver = (page: Page, files: { name: string; type: string; base64: string }[]) =>
  page.evaluate(async (given) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('lifeline-device');
      opening.onerror = () => reject(new Error('no database'));
      opening.onupgradeneeded = () => {
        opening.result.createObjectStore('outbox', { keyPath: 'code' });
        opening.result.createObjectStore('attachments', { keyPath: 'id' }).createIndex('form', 'form');
        opening.result.createObjectStore('dataUse', { keyPath: 'day' });
      };
      opening.onsuccess = () => resolve(opening.result);
    });
    const writing = database.transaction('attachments', 'readwrite');
    given.forEach(({ name, type, base64 }, index) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const addedAt = new Date(Date.now() + index).toISOString();
      const file = new File([bytes], name, { type });
      writing
        .objectStore('attachments')
        .put({ id: `shared-${index}`, form: 'homework', name, type, file, addedAt });
    });
    await new Promise((resolve) => (writing.oncomplete = resolve));
    database.close();
  }, files);

test('a question and its photo persist after a reload, and are deleted when discarded', async ({ page }) => {
  await open(page, '/homework');
  await page.getByLabel('Which class?').focus();
  await page.getByLabel('Which class?').selectOption({ label: 'JHS 2' });
  await page.getByLabel('Which subject?').selectOption({ label: 'Mathematics' });
  await question(page).fill('Solve 3x + 5 = 20');
  await page.getByLabel(/What have you tried/).fill('I moved the 5');
  await choose(page, png);
  await expect(rows(page)).toHaveText([/page 12\.jpg\d+ kB/]);

  // Resized on the phone, without metadata of the camera.
  const picture = rows(page).locator('img');
  const size = () => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  await expect.poll(size).toEqual([1600, 1200]);
  const [kept] = await keptFiles(page);
  expect(kept).toMatchObject({ name: 'page 12.jpg', type: 'image/jpeg' });
  expect(kept?.text).not.toContain('Adenta');

  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await expect.poll(size).toEqual([1600, 1200]);
  await expect(question(page)).toHaveValue('Solve 3x + 5 = 20');
  await expect(page.getByLabel(/What have you tried/)).toHaveValue('I moved the 5');
  await expect(page.getByLabel('Which subject?')).toHaveValue('mathematics');

  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Yes, discard all' }).click();
  await expect(rows(page)).toHaveCount(0);
  await expect(question(page)).toHaveValue('');
  await expect.poll(() => keptFiles(page)).toEqual([]);
  await page.reload();
  await wakeForm(page);
  await expect(rows(page)).toHaveCount(0);
});

test('a file that is no photo, one too many and a broken photo are reported at the field, and valid photos stay', async ({
  page,
}) => {
  await open(page, '/homework');
  await question(page).fill('Solve 3x + 5 = 20');
  const file = (name: string, buffer = png.buffer) => ({ ...png, name, buffer });
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1');
  await choose(
    page,
    file('notes.png', Buffer.from('words')),
    file('book.pdf', Buffer.from('%PDF-1.7')),
    file('IMG_1.HEIC', heic),
    file('1.png'),
  );
  await expect(page.getByText(/notes\.png is not a photo that we can take/)).toBeVisible();
  await expect(page.getByText(/book\.pdf is a PDF\. Take a photo or a screenshot/)).toBeVisible();
  await expect(page.getByText(/IMG_1\.HEIC is a HEIC photo, which this browser cannot read/)).toBeVisible();
  await expect(photos(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(rows(page)).toHaveCount(1);

  await photos(page).setInputFiles([
    file('half.png', png.buffer.subarray(0, 60)),
    file('2.png'),
    file('3.png'),
  ]);
  await expect(page.getByText(/half\.png cannot be read/)).toBeVisible();
  await expect(page.getByText(/notes\.png/)).toHaveCount(0);
  await expect(rows(page)).toHaveCount(3);
  await choose(page, file('4.png'));
  await expect(page.getByText(/4\.png was left out: three photos are the most/)).toBeVisible();

  await page.getByRole('button', { name: 'Remove 2.jpg' }).click();
  await expect(rows(page)).toHaveText([/1\.jpg/, /3\.jpg/]);
  await expect(photos(page)).toBeFocused();
  await expect(question(page)).toHaveValue('Solve 3x + 5 = 20');
});

test('content shared by another app is added to the question once, and its photos are resized', async ({
  page,
  context,
}) => {
  await open(page, '/faq');
  const base64 = png.buffer.toString('base64');
  await handOver(page, [
    { name: 'IMG_1.png', type: 'image/png', base64 },
    { name: 'shared.txt', type: 'text/plain', base64: Buffer.from('Exercise 4b').toString('base64') },
  ]);
  await open(page, '/homework?shared');
  await expect(page.getByRole('heading', { name: 'Your question' })).toBeFocused();
  // Any page can post to the share target, so nothing is added to the question without consent.
  await expect(rows(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Put it into my question' }).click();
  await expect(rows(page)).toHaveText([/IMG_1\.jpg/]);
  await expect(question(page)).toHaveValue('Exercise 4b');
  expect(await keptFiles(page)).toMatchObject([{ name: 'IMG_1.jpg', type: 'image/jpeg' }]);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await expect(question(page)).toHaveValue('Exercise 4b');

  // Another tab has its own draft.
  const other = await context.newPage();
  await open(other, '/homework');
  await choose(other, { ...png, name: 'other.png' });
  await expect(rows(other)).toHaveText([/other\.jpg/]);
  await other.getByRole('button', { name: 'Remove other.jpg' }).click();
  await expect(rows(other)).toHaveCount(0);
  await page.reload();
  await expect(rows(page)).toHaveText([/IMG_1\.jpg/]);
});

test('a question without a draft keeps no photo', async ({ page }) => {
  await open(page, '/homework');
  await choose(page, png);
  await expect(rows(page)).toHaveCount(1);
  await page.getByLabel('Do not keep this on this phone').check();
  await expect(page.getByText('Nothing of this is kept on this phone.')).toBeVisible();
  await expect.poll(() => keptFiles(page)).toEqual([]);
  await expect(rows(page)).toHaveCount(1);
  await choose(page, { ...png, name: 'two.png' });
  await expect(rows(page)).toHaveCount(2);
  expect(await keptFiles(page)).toEqual([]);
  await page.reload();
  await wakeForm(page);
  await expect(rows(page)).toHaveCount(0);
});

test('a WhatsApp message contains nothing of the question, which can be downloaded', async ({ page }) => {
  await open(page, '/homework');
  await question(page).fill('Solve 3x + 5 = 20');
  await choose(page, png);
  await page.getByText('Pass it on another way').click();
  await expect(page.getByText(/That does not send it from here, and gives you no code/)).toBeVisible();
  const way = page.getByRole('link', { name: 'Ask by WhatsApp' });
  const address = new URL((await way.getAttribute('href')) ?? '');
  expect(address.searchParams.get('text')).toBe('I have a homework question');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download page 12.jpg' }).click();
  expect((await download).suggestedFilename()).toBe('page 12.jpg');
  const text = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the question as text' }).click();
  expect((await text).suggestedFilename()).toBe('question.txt');
});

test('the question is shared with its photos where the phone supports it', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async (data: ShareData) => {
        Object.assign(window, { passedOn: [data.text, ...(data.files ?? []).map(({ name }) => name)] });
      },
    });
  });
  const passedOn = () => page.evaluate(() => (window as unknown as { passedOn?: string[] }).passedOn);
  await open(page, '/homework');
  await question(page).fill('Solve 3x + 5 = 20');
  await choose(page, png);
  await expect(rows(page)).toHaveCount(1);
  await page.getByText('Pass it on another way').click();
  expect(await passedOn()).toBeUndefined();
  await page.getByRole('button', { name: 'Share the question' }).click();
  await expect.poll(passedOn).toEqual(['Homework question\n\nSolve 3x + 5 = 20', 'page 12.jpg']);
});

test('the form passes the accessibility checks, with photos and with a problem', async ({ page }) => {
  await open(page, '/homework');
  await choose(page, png, { ...png, name: 'notes.png', buffer: Buffer.from('no picture') });
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText(/notes\.png is not a photo/)).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
});
