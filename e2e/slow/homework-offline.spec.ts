import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchKillable } from '../../tools/killable-browser.mjs';
import { choose, fillQuestion, png, rows, sendQuestion, storedQuestion } from '../support/homework';
import { createPng } from '../support/pictures';
import { readDocuments } from '../support/records';
import { expect, office, open, signIn, test, tutor, type Page } from '../support/test';
import { view } from '../support/tutor-area';
import { openWithWorker, waitForChunks } from '../support/worker';

// Here a backend is asked through the network; the demo's own answers without one.
test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });
test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|\/link\/read was not reached/ });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function lookAtPhoto(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Look at photo 1/ }).click();
  await expect(page.getByRole('img', { name: 'Photo 1 of 1' })).toBeVisible();
  await page.keyboard.press('Escape');
}

/** How many photos this phone keeps. */
const countKept = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('lifeline-device');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(new Error('no database'));
    });
    const reading = database.transaction('keptAnswers').objectStore('keptAnswers').getAll();
    const kept = await new Promise<{ answer: unknown }[]>((resolve) => {
      reading.onsuccess = () => resolve(reading.result as { answer: unknown }[]);
    });
    database.close();
    const photos = kept.flatMap(({ answer }) =>
      Array.isArray(answer) ? (answer as { file?: unknown }[]) : [],
    );
    return photos.filter(({ file }) => file instanceof Blob).length;
  });

const photoStates = async (page: Page) =>
  Object.entries(await readDocuments(page, 'files/'))
    .filter(([, { owner }]) => String(owner).startsWith('homeworkQuestions/'))
    .map(([, { state }]) => state);

const countPieces = async (page: Page) =>
  Object.keys(await readDocuments(page, 'files/')).filter((path) => path.includes('/pieces/')).length;

/** A photo that is sent in two pieces. */
const detailed = { ...png, buffer: createPng(1600, 1200, '', { isDetailed: true }) };

async function askWithPhoto(page: Page, photo = png): Promise<void> {
  await page.getByLabel('Which class?').focus();
  await fillQuestion(page);
  await choose(page, photo);
  await expect(rows(page)).toHaveCount(1);
  await sendQuestion(page);
}

test('a solved question and the search are found without network after they were used', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await openWithWorker(page, '/homework');
  await press(page, 'Search the solved questions');
  await expect(page.getByText('3 questions are solved.')).toBeVisible();
  await page.getByLabel('What is your question about?').fill('density of stones');
  await page.getByRole('link', { name: /A stone of mass 60 g/ }).click();
  await expect(page.getByText('By how much does the water rise?')).toBeVisible();
  const address = page.url();
  await waitForChunks(page, ['solved-list', 'solved-search', 'part-solved']);
  await context.setOffline(true);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: /Solved: .*JHS 2/ })).toBeVisible();
  await expect(page.getByText(/^As this phone kept it on/)).toBeVisible();
  await press(page, 'Another hint');
  await press(page, 'Open the first step');
  await expect(page.getByText('Volume of the stone = ')).toBeVisible();
  await page.goto('/homework');
  await press(page, 'Search the solved questions');
  await expect(page.getByText('3 questions are solved.')).toBeVisible();
  await page.getByLabel('What is your question about?').fill('density of stones');
  await expect(page.getByText('1 question found')).toBeVisible();
});

test('a photo that was opened is read without network by the student, and by the tutor who claimed', async ({
  page,
  context,
}) => {
  test.setTimeout(150_000);
  await openWithWorker(page, '/homework');
  await askWithPhoto(page);
  await expect(page.getByText('It waits for a tutor.')).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => photoStates(page), { timeout: 30_000 }).toEqual(['complete']);
  await lookAtPhoto(page);
  await waitForChunks(page, ['part-homework-thread']);
  await context.setOffline(true);
  await page.reload();
  await lookAtPhoto(page);
  await context.setOffline(false);

  await open(page, '/tutor');
  await signIn(page, tutor);
  await expect(page.getByRole('navigation', { name: 'Parts of your area', exact: true })).toBeVisible();
  await view(page, 'Homework');
  const waiting = page
    .getByRole('article', { name: 'A question that waits' })
    .filter({ hasNotText: 'Sample' });
  await waiting.getByRole('button', { name: 'Claim for two hours' }).click();
  const own = page
    .getByRole('article', { name: 'A question that you have claimed' })
    .filter({ hasNotText: 'Sample' });
  await expect(own).toHaveCount(1, { timeout: 20_000 });
  await own.getByRole('button', { name: /^Look at photo 1/ }).click();
  await expect(page.getByRole('img', { name: 'Photo 1 of 1' })).toBeVisible();
  await page.keyboard.press('Escape');
  await waitForChunks(page, ['area-homework']);
  await open(page, '/');
  await context.setOffline(true);
  await page.goto(`/tutor/${tutor.id}`);
  await view(page, 'Homework');
  await expect(own).toContainText('Solve 3x + 5 = 20');
  await own.getByRole('button', { name: /^Look at photo 1/ }).click();
  await expect(page.getByRole('img', { name: 'Photo 1 of 1' })).toBeVisible();
  await page.keyboard.press('Escape');
  await own.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(page.getByRole('form', { name: 'Your answer' })).toBeVisible();
});

test('a phone that becomes a shared one keeps no photo', async ({ page }) => {
  test.setTimeout(90_000);
  await open(page, '/homework');
  await askWithPhoto(page);
  await expect(page.getByText('It waits for a tutor.')).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => photoStates(page), { timeout: 30_000 }).toEqual(['complete']);
  await lookAtPhoto(page);
  expect(await countKept(page)).toBe(1);
  await page.evaluate(() => localStorage.setItem('lifeline.shared-phone', 'yes'));
  await page.reload();
  await lookAtPhoto(page);
  expect(await countKept(page)).toBe(0);
});

test('a photo whose browser is killed between two pieces is finished later', async ({ baseURL }) => {
  test.setTimeout(180_000);
  const profile = await mkdtemp(join(tmpdir(), 'lifeline-'));
  const executable = process.env.LIFELINE_BROWSER ?? chromium.executablePath();
  const first = await launchKillable(executable, profile);
  const page = await first.context.newPage();
  await page.goto(`${baseURL ?? ''}/homework`);
  await askWithPhoto(page, detailed);
  // The first of two pieces is there, and the file is not yet complete.
  await expect.poll(() => countPieces(page), { timeout: 30_000, intervals: [100] }).toBe(1);
  expect(await photoStates(page)).toEqual(['uploading']);
  const address = page.url();
  await first.kill();

  const second = await launchKillable(executable, profile);
  const later = await second.context.newPage();
  // Any page sends what waits.
  await later.goto(`${baseURL ?? ''}/about`);
  await expect.poll(() => photoStates(later), { timeout: 60_000 }).toEqual(['complete']);
  expect(await countPieces(later)).toBe(2);
  const { id, fields } = await storedQuestion(later);
  expect(fields.question).toBe('Solve 3x + 5 = 20');
  await later.goto(address);
  await lookAtPhoto(later);
  await later.goto(`${baseURL ?? ''}/admin`);
  await signIn(later, office);
  await later.waitForURL(/\/admin\/[^?]+$/);
  await later.goto(`${baseURL ?? ''}/admin/${office.id}?view=homework#${id}`);
  await lookAtPhoto(later);
  await second.kill();
  await rm(profile, { recursive: true, force: true });
});
