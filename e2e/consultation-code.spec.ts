import { findBarriers, findSmallTargets } from './support/accessibility';
import {
  answerDocument,
  consultationDocuments,
  dayIn,
  newConsultationCode,
  versionDocument,
} from './support/consultation';
import { openCode } from './support/open-code';
import { putDocuments, readDocuments } from './support/records';
import { expect, open, test, type Page } from './support/test';
import { openWithWorker } from './support/worker';

const proposed = (ref: string, fields: Record<string, unknown> = {}) => ({
  ...consultationDocuments(ref, 'proposed'),
  ...versionDocument(ref, 1, fields),
});

/** A second version in the place of the first. */
const renewed = (ref: string) => ({
  ...consultationDocuments(ref, 'proposed', { latest: 2, lastChange: 'c2' }),
  ...versionDocument(ref, 1, { state: 'replaced' }),
  ...versionDocument(ref, 2, {
    steps: {
      s1: `${dayIn(16)}/2/60000/Look at the results of three years`,
      s2: `${dayIn(30)}/2/100000/Train the teachers of mathematics`,
    },
  }),
});

const status = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function fillAcceptance(page: Page, name = 'Akua Boateng'): Promise<void> {
  await press(page, 'Accept');
  await page.getByLabel('Name of the person who accepts').fill(name);
  await page.getByLabel('Position at the school').fill('Headteacher');
  await page.getByLabel(/I may accept this for/).check();
}

async function check(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
}

/** Tells the page that a document was written elsewhere, as another tab does. */
const tell = (page: Page, path: string) =>
  page.evaluate((changed) => {
    const channel = new BroadcastChannel('lifeline');
    channel.postMessage({ type: 'documents', paths: [changed] });
    channel.close();
  }, path);

const stored = async (page: Page, path: string) => (await readDocuments(page, path))[path];

test('a school reads its proposal and accepts it once, however often it presses', async ({ page }) => {
  const ref = newConsultationCode();
  await page.setViewportSize({ width: 360, height: 740 });
  await openCode(page, ref, { ...proposed(ref), ...answerDocument(ref, 'Two Saturdays are possible.') });
  await expect(page.getByRole('heading', { name: 'The proposal, version 1' })).toBeVisible();
  await expect(page.getByText('GH₵2,100.00').first()).toBeVisible();
  await expect(page.getByText('Two Saturdays are possible.')).toBeVisible();
  await expect(page.getByText('The board decides about a proposal.')).toBeVisible();
  await check(page);

  // Nobody accepts without a name, a position, and the right to do it.
  await press(page, 'Accept');
  await press(page, 'Accept version 1');
  await expect(page.getByText('This field is required').first()).toBeVisible();
  await check(page);
  await page.getByLabel('Name of the person who accepts').fill('Akua Boateng');
  await page.getByLabel('Position at the school').fill('Headteacher');
  await page.getByLabel(/I may accept this for Adenta Community School/).check();
  await page.getByRole('button', { name: 'Accept version 1' }).dblclick();

  await expect(page.getByText(/^Accepted by Akua Boateng, Headteacher, on/).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The agreed steps' })).toBeVisible();
  await expect(status(page, 'A proposal is accepted.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept', exact: true })).toHaveCount(0);
  expect((await stored(page, `consultations/${ref}`))?.agreed).toBe(1);
  const lines = Object.values(await readDocuments(page, 'changeLog/')).filter(
    ({ record }) => record === `consultations/${ref}`,
  );
  expect(lines.map(({ event }) => event)).toEqual(['proposal.accepted']);
  await check(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await check(page);
});

test('a school declines with a reason by keyboard, and what it typed survives a reload', async ({ page }) => {
  const ref = newConsultationCode();
  await openCode(page, ref, proposed(ref));
  await page.getByRole('button', { name: 'Decline', exact: true }).press('Enter');
  await page.getByLabel('Name of the person who declines').fill('Kofi Mensah');
  await page.getByLabel('Position at the school').fill('Proprietor');
  await expect(page.getByText(/saved on this phone/i).first()).toBeVisible();
  await page.getByRole('button', { name: 'Decline version 1' }).press('Enter');
  await expect(page.getByText('This field is required').first()).toBeVisible();
  await page.getByLabel('Why does it not fit?').fill('It costs too much.');
  await expect(page.getByText(/saved on this phone/i).first()).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Decline', exact: true }).press('Enter');
  await expect(page.getByLabel('Name of the person who declines')).toHaveValue('Kofi Mensah');
  await expect(page.getByLabel('Why does it not fit?')).toHaveValue('It costs too much.');
  await page.getByRole('button', { name: 'Decline version 1' }).press('Enter');
  await expect(page.getByText(/^Declined by Kofi Mensah, Proprietor, on/).first()).toBeVisible();
  await expect(page.getByRole('main').getByText('It costs too much.')).toBeVisible();
  await expect(status(page, 'The office works on a proposal.')).toBeVisible();
});

test('a proposal is not accepted after its last day, and nothing typed is lost', async ({ page }) => {
  const ref = newConsultationCode();
  await openCode(page, ref, proposed(ref, { validUntil: dayIn(-1) }));
  await expect(status(page, 'the last day of this version is over')).toBeVisible();
  await fillAcceptance(page);
  await press(page, 'Accept version 1');
  const refused = status(page, 'Lifeline did not take it, because the last day of this version is over');
  await expect(refused).toBeVisible();
  await expect(refused).toContainText('You wrote: Akua Boateng, Headteacher');
  expect((await stored(page, `consultations/${ref}`))?.state).toBe('proposed');
  await check(page);
  await press(page, 'Accept');
  await expect(page.getByLabel('Name of the person who accepts')).toHaveValue('Akua Boateng');
  await press(page, 'Not yet');
  await refused.getByRole('button', { name: 'I have read this' }).click();
  await expect(refused).toHaveCount(0);
});

test('a newer version that comes while the form is open is read first', async ({ page }) => {
  const ref = newConsultationCode();
  await openCode(page, ref, proposed(ref));
  await fillAcceptance(page);
  await putDocuments(page, renewed(ref));
  // As the office's page does after its batch, first of the one record and then of the other.
  await tell(page, `consultations/${ref}`);
  await expect(status(page, 'Version 2 has been sent, and is not on this phone yet.')).toBeVisible();
  await expect(page.getByLabel('Name of the person who accepts')).toHaveValue('Akua Boateng');
  await tell(page, `consultations/${ref}/proposals/v2`);
  await expect(page.getByText('There is a newer version: version 2.')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByLabel('Name of the person who accepts')).toHaveValue('Akua Boateng');
  await expect(page.getByRole('button', { name: 'Accept version 2' })).toBeDisabled();
  // What changed, in words.
  await expect(page.getByRole('heading', { name: 'What is different from version 1' })).toBeVisible();
  await expect(page.getByText('Before GH₵2,100.00, now GH₵1,600.00.')).toBeVisible();
  await expect(page.getByText(/Takes: before 3 days, now 2 days\./)).toBeVisible();
  await check(page);
  await press(page, 'I have read version 2');
  await press(page, 'Accept version 2');
  await expect(page.getByText(/^Accepted by Akua Boateng, Headteacher, on/).first()).toBeVisible();
  expect((await stored(page, `consultations/${ref}`))?.agreed).toBe(2);
});

test('of two pages that answer, the first counts, and the second says so', async ({ page, context }) => {
  const ref = newConsultationCode();
  await openCode(page, ref, proposed(ref));
  const other = await context.newPage();
  await open(other, `/code#${ref}`);
  await fillAcceptance(other, 'Yaw Owusu');
  await page.bringToFront();
  await fillAcceptance(page);
  await press(page, 'Accept version 1');
  await expect(page.getByText(/^Accepted by Akua Boateng/).first()).toBeVisible();
  await other.bringToFront();
  await expect(other.getByText(/^Accepted by Akua Boateng/).first()).toBeVisible({ timeout: 20_000 });
  await expect(other.getByRole('button', { name: 'Accept version 1' })).toHaveCount(0);
  expect((await stored(page, `consultations/${ref}/proposals/v1`))?.answer).toMatchObject({
    name: 'Akua Boateng',
  });
});

test('a school cancels before the work begins', async ({ page }) => {
  const ref = newConsultationCode();
  await openCode(page, ref, proposed(ref));
  await press(page, 'Cancel the consultation');
  await press(page, 'Keep it');
  await press(page, 'Cancel the consultation');
  await press(page, 'Cancel it');
  await expect(status(page, 'The consultation is cancelled.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept', exact: true })).toHaveCount(0);
  await expect(page.getByLabel('Write to the office')).toHaveCount(0);
});

test('a linked school sees its published posts', async ({ page }) => {
  const ref = newConsultationCode();
  await openCode(page, ref, {
    ...consultationDocuments(ref, 'running', {
      schoolId: 'sample-school-1',
      agreed: 1,
      done: { s1: dayIn(0) },
    }),
    ...versionDocument(ref, 1, {
      state: 'accepted',
      answer: { name: 'Akua Boateng', position: 'Headteacher', words: '' },
    }),
  });
  await expect(page.getByRole('heading', { name: 'Your posts' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mathematics teacher, JHS' })).toBeVisible();
  await expect(page.getByText(/^Done on/)).toBeVisible();
  await expect(page.getByText('Akua Boateng, Headteacher: accepted version 1')).toBeVisible();
  await check(page);
});

test('the proposal prints alone, with its address', async ({ page }) => {
  const ref = newConsultationCode();
  await openCode(page, ref, proposed(ref));
  await page.evaluate(() => void (window.print = () => undefined));
  await press(page, 'Print this version');
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('[data-sheet="proposal"]');
  await expect(sheet).toBeVisible();
  await expect(sheet).toContainText(`/code#${ref}`);
  await expect(sheet).toContainText('Proposal for Adenta Community School, version 1');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Questions and answers' })).toBeHidden();
  const paper = await page.pdf({ preferCSSPageSize: true });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  // Otherwise the page prints as before.
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Questions and answers' })).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED/ });

  test('a question and an answer wait on the phone, and go when the network is back', async ({
    page,
    context,
  }) => {
    const ref = newConsultationCode();
    await openCode(page, ref, proposed(ref));
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByLabel('Write to the office').fill('Can the training be on Saturdays?');
    await page.getByRole('button', { name: 'Send the message' }).dblclick();
    await expect(page.getByText('Can the training be on Saturdays?')).toHaveCount(1);
    await expect(status(page, /^on this phone, not yet confirmed/)).toBeVisible();
    await expect(page.getByLabel('Write to the office')).toHaveValue('');
    await fillAcceptance(page);
    await press(page, 'Accept version 1');
    await expect(status(page, /^Accepting version 1: on this phone, not yet confirmed/)).toBeVisible();
    expect((await stored(page, `consultations/${ref}`))?.state).toBe('proposed');
    await check(page);

    await context.setOffline(false);
    await expect(page.getByText(/^Accepted by Akua Boateng/).first()).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('The office has not answered your last message yet.')).toBeVisible();
    await expect(page.getByText('Can the training be on Saturdays?')).toHaveCount(1);
    const messages = await readDocuments(page, `consultations/${ref}/messages/`);
    expect(Object.values(messages).map(({ words }) => words)).toEqual(['Can the training be on Saturdays?']);
  });
});

test.describe('on an installed phone', () => {
  test.use({ serviceWorkers: 'allow', expectedProblems: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test('the proposal opens without network, also after the page was closed', async ({ page, context }) => {
    const ref = newConsultationCode();
    // The person opens the page once, before there is any consultation.
    await openWithWorker(page, '/code');
    await open(page, '/tutorPage');
    await expect(page.getByRole('link', { name: 'Ama S.' })).toBeVisible();
    await putDocuments(page, proposed(ref));
    // The part of the consultation was never used online.
    await context.setOffline(true);
    await open(page, `/code#${ref}`);
    await expect(page.getByRole('heading', { name: 'The proposal, version 1' })).toBeVisible();
    await page.getByLabel('Write to the office').fill('When do you come?');
    await press(page, 'Send the message');
    await expect(status(page, /^on this phone, not yet confirmed/)).toBeVisible();
  });
});
