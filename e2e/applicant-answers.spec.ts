import { findBarriers, findSmallTargets } from './support/accessibility';
import { decideMeanwhile, moveSample, question } from './support/applicant';
import { createPng } from './support/pictures';
import { readDocuments } from './support/records';
import { expect, office, open, signIn, test, type Page } from './support/test';
import { openWithWorker } from './support/worker';

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });
// The browser logs failed requests itself.
test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

const words = 'Madina No. 2 JHS. Call the head: 024 412 3456.';
const sent = 'It is sent, and the office has it.';
const field = (page: Page) => page.getByLabel('Your answer');
const send = (page: Page) => page.getByRole('button', { name: 'Send to the office' });

const answersOf = async (page: Page, code: string) =>
  Object.values(await readDocuments(page, `tutorApplications/${code}/messages/`)).filter(
    ({ from }) => from === 'applicant',
  );

test('whoever is signed in to the office reads the question, and gets no field that would be refused', async ({
  page,
}) => {
  const code = await moveSample(page, 'papers');
  await expect(field(page)).toBeVisible();
  await open(page, '/admin');
  await signIn(page, office);
  await expect(page).toHaveURL(`/admin/${office.id}`);
  await page.goto(`/code#${code}`);
  await expect(page.getByText(question)).toBeVisible();
  await expect(page.getByText('You are signed in to the office. Ask and decide on the desk')).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  expect(await findBarriers(page)).toEqual([]);
});

test('an applicant answers in two presses, with a paper, and reads what was sent', async ({ page }) => {
  const code = await moveSample(page, 'papers');
  await expect(page.getByText(question)).toBeVisible();
  expect((await page.getByText(question).boundingBox())?.width).toBeGreaterThan(240);
  await expect(page.getByText('None of them is needed')).toHaveCount(0);
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);

  // Nothing at all is no answer.
  await send(page).click();
  await expect(page.getByText('This field is required')).toBeVisible();

  await page
    .locator('input[aria-label="Add: Degree or training certificate"]')
    .setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: createPng(1600, 1000, 'Madina 5.6N') });
  await expect(page.getByRole('button', { name: 'Remove: Degree or training certificate' })).toBeVisible();
  await field(page).click();
  await page.keyboard.type(words);
  await send(page).dblclick();
  await expect(page.getByText(sent)).toBeVisible();
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByText('Papers: Degree or training certificate')).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  // The page has not jumped away from it.
  await expect(page.getByText(sent)).toBeInViewport();
  expect(await answersOf(page, code)).toMatchObject([{ words, papers: ['certificate'] }]);
  const record = (await readDocuments(page, `tutorApplications/${code}`))[`tutorApplications/${code}`];
  expect(record).toMatchObject({ state: 'screening', files: { certificate: { type: 'image/jpeg' } } });
  expect(Object.values(await readDocuments(page, 'files/'))).toEqual(
    expect.arrayContaining([expect.objectContaining({ state: 'complete' })]),
  );
  const lines = Object.values(await readDocuments(page, 'changeLog/'));
  expect(lines.filter(({ event }) => event === 'papers.sent')).toMatchObject([
    { by: { kind: 'code-holder' } },
  ]);
  await page.reload();
  await expect(page.getByText(sent)).toBeVisible();
  await expect(page.getByText(words)).toBeVisible();
});

test('an answer waits for the network, and a draft survives a reload', async ({ page, context }) => {
  await openWithWorker(page, '/code');
  const code = await moveSample(page, 'papers');
  await field(page).fill(words);
  await expect(page.getByText(question)).toBeVisible();
  await expect(page.getByText(/saved on this phone/i).first()).toBeVisible();
  await page.reload();
  await expect(field(page)).toHaveValue(words);
  await context.setOffline(true);
  await send(page).click();
  await expect(page.getByText(/^Kept on this phone\./)).toBeVisible();
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByText(sent)).toHaveCount(0);
  expect(await answersOf(page, code)).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByText(sent)).toBeVisible();
  expect(await answersOf(page, code)).toHaveLength(1);
});

test('of two tabs one answers, and what the other has typed stays', async ({ page, context }) => {
  const code = await moveSample(page, 'papers');
  const other = await context.newPage();
  await other.goto(`/code#${code}`);
  await field(other).fill('From the other tab');
  await field(page).fill(words);
  await send(page).click();
  await expect(page.getByText(sent)).toBeVisible();
  await expect(other.getByText(/^This was not sent before the office went on/)).toBeVisible();
  await expect(other.getByText('From the other tab')).toBeVisible();
  expect(await answersOf(page, code)).toHaveLength(1);
});

test('an answer that comes too late keeps its words', async ({ page }) => {
  const code = await moveSample(page, 'papers');
  await field(page).fill(words);
  await decideMeanwhile(page, code);
  await send(page).click();
  await expect(page.getByText(/^Not sent\./)).toBeVisible();
  await expect(page.getByText(words).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(words).first()).toBeVisible();
  expect(await answersOf(page, code)).toEqual([]);
  await page.getByRole('button', { name: 'Forget it' }).click();
  await expect(page.getByText(words)).toHaveCount(0);
});
