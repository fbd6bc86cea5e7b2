import { findBarriers, findSmallTargets } from './support/accessibility';
import {
  choose,
  fillQuestion,
  keptFiles,
  png,
  putAnswer,
  rows,
  sendQuestion,
  storedQuestion,
} from './support/homework';
import { putDocuments, readDocuments } from './support/records';
import { readStores } from './support/stores';
import { expect, open, test, type Page, wakeForm } from './support/test';
import { openWithWorker } from './support/worker';

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });
// The browser logs failed requests itself.
test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

const isHeading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

const safe = 'It is safe. This code is your receipt.';
const onPhone = 'It is on this phone.';

const statesOfFiles = async (page: Page) =>
  Object.values(await readDocuments(page, 'files/'))
    .filter(({ owner }) => String(owner).startsWith('homeworkQuestions/'))
    .map(({ state, name }) => `${String(state)} ${String(name)}`);

/** What the outbox of this phone holds of its files. */
const waitingFiles = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('lifeline-device');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(new Error('no database'));
    });
    interface Row {
      files?: { id: string; owner: string; name: string; type: string; file: Blob }[];
    }
    const all = await new Promise<Row[]>((resolve) => {
      const reading = database.transaction('outbox').objectStore('outbox').getAll();
      reading.onsuccess = () => resolve(reading.result as Row[]);
    });
    database.close();
    return Promise.all(
      all
        .flatMap(({ files = [] }) => files)
        .map(async ({ id, owner, name, type, file }) => {
          const bytes = await file.arrayBuffer();
          const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
          const sha256 = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
          return { id, facts: { owner, name, type, size: bytes.byteLength, sha256 } };
        }),
    );
  });

test('a student asks with a photo and follows it by the code', async ({ page }) => {
  await open(page, '/homework');
  await page.getByLabel('Which class?').focus();
  await sendQuestion(page);
  await expect(page.getByText('This field is required').first()).toBeVisible();
  await fillQuestion(page, { question: '' });
  await page.getByLabel('When is it due?').fill('2020-01-01');
  await choose(page, png);
  await expect(rows(page)).toHaveCount(1);
  await sendQuestion(page);
  await expect(page.getByLabel('When is it due?')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('When is it due?').fill('');
  await expect(page.getByText(/Mathematics: no figures yet/)).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  await sendQuestion(page);
  await isHeading(page, safe);
  await expect(page.getByText(/^LL-H/).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your question' })).toBeVisible();
  await expect(page.getByText('It waits for a tutor.')).toBeVisible();
  await expect.poll(() => statesOfFiles(page)).toEqual(['complete picture']);
  expect(await keptFiles(page)).toEqual([]);
  await page.getByRole('button', { name: /^Look at photo 1/ }).click();
  await expect(page.getByRole('img', { name: 'Photo 1 of 1' })).toBeVisible();
  await page.keyboard.press('Escape');
  const { fields } = await storedQuestion(page);
  expect(fields).toMatchObject({ question: '', tried: 'I moved the 5', dueOn: '', state: 'open' });

  await page.goto('/homework');
  await page.getByLabel('Which class?').focus();
  await expect(page.getByLabel('What have you tried?')).toHaveValue('');
});

test('a way to get in touch is caught before Send, with the words that were found', async ({ page }) => {
  await open(page, '/homework');
  await page.getByLabel('Which class?').focus();
  await fillQuestion(page, { question: 'Find f(024) of f(x) = 2x. Call me on 024 412 3456' });
  await page.getByLabel('What have you tried?').fill('add me on snap: ama_23');
  await sendQuestion(page);
  await expect(page.getByText(/“Call me on 024 412 3456” looks like a phone number/).first()).toBeVisible();
  await expect(page.getByLabel('What is the question?')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('What have you tried?')).toHaveAttribute('aria-invalid', 'true');
  expect(await findBarriers(page)).toEqual([]);
  await page.getByLabel('What is the question?').fill('Find f(024) of f(x) = 2x');
  await page.getByLabel('What have you tried?').fill('I put 24 in');
  await sendQuestion(page);
  await isHeading(page, safe);
});

test('a question without network goes by itself, and photos that broke off are finished', async ({
  page,
  context,
}) => {
  await openWithWorker(page, '/homework');
  await page.getByLabel('Which class?').focus();
  await fillQuestion(page);
  await choose(page, png, { ...png, name: 'page 13.png' });
  await expect(rows(page)).toHaveCount(2);
  await context.setOffline(true);
  await sendQuestion(page);
  await isHeading(page, onPhone);
  // The first photo had begun to arrive when the page was closed.
  const [begun, later] = await waitingFiles(page);
  if (!begun || !later) throw new Error('two photos wait');
  await putDocuments(page, { [`files/${begun.id}`]: { ...begun.facts, state: 'uploading' } });
  const address = page.url();
  await page.close();
  const again = await context.newPage();
  await context.setOffline(false);
  await open(again, '/');
  await expect.poll(() => statesOfFiles(again)).toEqual(['complete picture', 'complete picture']);
  const { fields } = await storedQuestion(again);
  expect(fields.question).toBe('Solve 3x + 5 = 20');
  await again.goto(address);
  await expect(again.getByText('It waits for a tutor.')).toBeVisible();
  await expect(again.getByRole('button', { name: /^Look at photo/ })).toHaveCount(2);
});

test('pressed twice, a question is asked once', async ({ page }) => {
  await open(page, '/homework');
  await page.getByLabel('Which class?').focus();
  await fillQuestion(page);
  await page.getByRole('button', { name: 'Send the question', exact: true }).dblclick();
  await isHeading(page, safe);
  await expect(page.getByText('It waits for a tutor.')).toBeVisible();
  const asked = Object.entries(await readDocuments(page, 'homeworkQuestions/')).filter(
    ([path, { isSample }]) => path.split('/').length === 2 && isSample === false,
  );
  expect(asked).toHaveLength(1);
});

test('nothing stays of a question that is not to be kept, nor of its thread', async ({ page }) => {
  await open(page, '/homework');
  // Ticked while the form wakes up, the box is empty for a moment and ticked again.
  await wakeForm(page);
  await page.getByLabel('Do not keep this on this phone').check();
  await fillQuestion(page, { question: 'Solve the hushhush' });
  await choose(page, png);
  await expect(rows(page)).toHaveCount(1);
  await sendQuestion(page);
  await isHeading(page, safe);
  await expect(page.getByText('It waits for a tutor.')).toBeVisible();
  expect(await keptFiles(page)).toEqual([]);
  expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain('hushhush');
  expect(await waitingFiles(page)).toEqual([]);

  // The thread is followed in memory, also after the page is loaded again.
  const code = decodeURIComponent(new URL(page.url()).hash).slice(1);
  const { id } = await storedQuestion(page);
  await putAnswer(page);
  await page.reload();
  await expect(page.getByText('It is answered.')).toBeVisible();
  await page.getByRole('button', { name: 'Open hint 1 of 2' }).click();
  await page.getByLabel('What do you still not see?').fill('Why the whisperwhisper?');
  const words = [code, id, 'hushhush', 'I moved the 5', 'What undoes', 'whisperwhisper'];
  const found = async () => {
    const kept = { ...(JSON.parse(await readStores(page, { except: ['lifeline'] })) as object), shown: '' };
    return words.filter((word) => JSON.stringify(kept).includes(word));
  };
  expect(code).toMatch(/^LL-H/);
  expect(await found()).toEqual([]);
  await page.getByRole('button', { name: 'Ask back', exact: true }).click();
  await expect(page.getByText(/^The tutor reads what you asked back/)).toBeVisible();
  expect(await found()).toEqual([]);
  await page.reload();
  await expect(page.getByText(/^The tutor reads what you asked back/)).toBeVisible();
  expect(await found()).toEqual([]);
});
