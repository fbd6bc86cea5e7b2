import { createPng } from './pictures';
import { putDocuments, readDocuments } from './records';
import { expect, office, open, signIn, signOut, type Page } from './test';

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

/** Fills the form for a question about mathematics. */
export async function fillQuestion(page: Page, { question = 'Solve 3x + 5 = 20' } = {}): Promise<void> {
  await page.getByLabel('Which class?').selectOption({ label: 'JHS 2' });
  await page.getByLabel('Which subject?').selectOption({ label: 'Mathematics' });
  if (question !== '') await page.getByLabel('What is the question?').fill(question);
  await page.getByLabel('What have you tried?').fill('I moved the 5');
}

export const sendQuestion = (page: Page) =>
  page.getByRole('button', { name: 'Send the question', exact: true }).click();

/** The stored question of this browser; there is one besides the samples. */
export async function storedQuestion(page: Page): Promise<{ id: string; fields: Record<string, unknown> }> {
  const found = Object.entries(await readDocuments(page, 'homeworkQuestions/')).find(
    ([path, { isSample }]) => path.split('/').length === 2 && isSample === false,
  );
  if (!found) throw new Error('no question was stored');
  return { id: found[0].split('/')[1] ?? '', fields: { ...found[1] } };
}

/** Asks a question, with these photos. The address of its thread. */
export async function askQuestion(
  page: Page,
  ...pictures: { name: string; mimeType: string; buffer: Buffer }[]
): Promise<string> {
  await open(page, '/homework');
  await page.getByLabel('Which class?').focus();
  await fillQuestion(page);
  if (pictures.length > 0) {
    await choose(page, ...pictures);
    await expect(rows(page)).toHaveCount(pictures.length);
  }
  await sendQuestion(page);
  await expect(page.getByText('It waits for a tutor.')).toBeVisible();
  return page.url();
}

/** Opens the stored question at the desk, on a wide screen. Its id. */
export async function openAtDesk(page: Page): Promise<string> {
  const { id } = await storedQuestion(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/admin');
  await signIn(page, office);
  await expect(page).toHaveURL(new RegExp(`/admin/${office.id}`));
  await open(page, `/admin/${office.id}?view=homework#${id}`);
  return id;
}

/** The office leaves, and whoever asked opens the thread on a phone. */
export async function followAfterDesk(page: Page, thread: string): Promise<void> {
  await open(page, `/admin/${office.id}`);
  await signOut(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, thread);
}

const secondsAgo = (count: number) => new Date(Date.now() - count * 1000).toISOString();

/** Stores the answer of a tutor; the page shows it after a reload. */
export async function putAnswer(page: Page): Promise<void> {
  const { id, fields } = await storedQuestion(page);
  const at = secondsAgo(30);
  const line = crypto.randomUUID();
  await putDocuments(page, {
    [`homeworkQuestions/${id}`]: {
      ...fields,
      state: 'answered',
      tutor: 'demo-tutor',
      claimedAt: secondsAgo(900),
      answeredAt: at,
      movedAt: at,
      updatedAt: at,
      lastChange: line,
    },
    [`homeworkQuestions/${id}/messages/${line}`]: {
      by: 'tutor',
      kind: 'answer',
      at,
      words: 'You were close.',
      answer: {
        about: 'An equation with one unknown.',
        hints: ['What undoes + 5?', 'Do it on both sides.'],
        steps: ['3x + 5 − 5 = 20 − 5', '3x = 15'],
        result: 'x = 5',
        check: { question: 'Solve 2x + 1 = 9', key: 'x = 4' },
      },
    },
  });
}
