import { findBarriers, findSmallTargets } from './support/accessibility';
import { address, cv, fill, formAddress, post, send } from './support/job-application';
import { putDocuments, readDocuments } from './support/records';
import { readCode } from './support/request';
import { expect, open, signIn, test, tutor, type Page } from './support/test';
import { openWithWorker } from './support/worker';

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });
// The browser logs failed requests itself.
test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

const safe = 'It is safe. This code is your receipt.';
const onPhone = 'It is on this phone.';

const isHeading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** Gives the sample post other fields. */
async function changePost(page: Page, fields: Readonly<Record<string, unknown>>): Promise<void> {
  const path = `jobs/${post}`;
  const { [path]: stored } = await readDocuments(page, path);
  await putDocuments(page, { [path]: { ...stored, ...fields } });
}

const hoursAgo = (hours: number) =>
  `${new Date(Date.now() - hours * 3_600_000).toISOString().slice(0, 16)}:00.000Z`;

test('somebody applies, replaces the application, and takes it back by its code', async ({ page }) => {
  await open(page, address);
  await page.getByRole('link', { name: 'Write an application' }).click();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByText('This field is required').first()).toBeVisible();
  await fill(page);
  await page.getByRole('button', { name: 'Name a referee' }).click();
  await page.getByLabel('Name of the first referee').fill('Kojo Mensah');
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  await send(page);
  await expect(page.getByLabel('Phone of the first referee')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Phone of the first referee').fill('020 123 4567');
  await page.getByLabel('Who is the first referee to you?').selectOption({ label: 'Head teacher' });
  await page.getByLabel('School or place of the first referee').fill('Madina No. 2 JHS');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await isHeading(page, safe);
  const first = await readCode(page);
  await expect(page.getByText('We read it')).toBeVisible();

  await page.getByRole('link', { name: 'See the post' }).click();
  await expect(page.getByText(/^You have applied on/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Apply with your CV' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Send another in its place' }).click();
  await fill(page, 'I forgot to say that I lead the mathematics club.');
  await send(page, 'Send in place of the first');
  await isHeading(page, safe);
  const second = await readCode(page);
  expect(second).not.toBe(first);
  const stored = await readDocuments(page, 'jobApplications/');
  const stateOf = (code: string) => stored[`jobApplications/${code.replaceAll(' ', '')}`]?.state;
  expect([stateOf(first), stateOf(second)]).toEqual(['withdrawn', 'submitted']);

  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.getByRole('button', { name: 'Take it back' }).last().click();
  await expect(page.getByText('It is taken back')).toBeVisible();
  await page.getByRole('link', { name: 'See the post' }).click();
  await expect(page.getByRole('link', { name: 'Write an application' })).toBeVisible();
  await expect(page.getByText(/^You have applied on/)).toHaveCount(0);
});

test('an application that was taken back before it was sent is a draft again', async ({ page, context }) => {
  await openWithWorker(page, formAddress);
  await fill(page);
  await context.setOffline(true);
  await send(page);
  await isHeading(page, onPhone);
  await page.getByRole('button', { name: 'Take it back and change it' }).click();
  await expect(page.getByLabel('Why you, and why this post?')).toHaveValue(
    'I have taught JHS for six years.',
  );
  await expect(page.getByText(/You have applied on/)).toHaveCount(0);
});

test('an application with a CV goes by itself when there is a network', async ({ page, context }) => {
  await openWithWorker(page, formAddress);
  await fill(page);
  await context.setOffline(true);
  await page.locator('input[aria-label="Add: CV"]').setInputFiles({
    name: 'picture.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('GIF89a'),
  });
  await expect(page.getByText(/^picture.pdf (is not|cannot)/)).toBeVisible();
  await page.locator('input[aria-label="Add: CV"]').setInputFiles(cv);
  await expect(page.getByText('900 kB')).toBeVisible();
  await page.reload();
  await expect(page.getByText('900 kB')).toBeVisible();
  await send(page);
  await isHeading(page, onPhone);
  await page.goto(address);
  await expect(page.getByText(/It is still on this phone and goes by itself/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Send another in its place' })).toBeVisible();
  await expect
    .poll(async () =>
      Object.values(await readDocuments(page, 'files/')).map(({ state, name }) => [state, name]),
    )
    .toContainEqual(['complete', 'my cv.pdf']);
});

test('what comes too late is refused, keeps its text, and says why', async ({ page, context }) => {
  await openWithWorker(page, formAddress);
  await fill(page);
  await context.setOffline(true);
  await send(page);
  await isHeading(page, onPhone);
  await changePost(page, { closesAt: hoursAgo(30) });
  await context.setOffline(false);
  await isHeading(page, 'Lifeline could not take it.');
  await expect(page.getByText(/Most likely the post closed or was paused/)).toBeVisible();
  // The post was closed behind this page: read it anew.
  await page.reload();
  await page.getByRole('button', { name: 'Take it back and change it' }).click();
  await expect(page.getByRole('heading', { name: 'What you had typed' })).toBeVisible();
  await expect(page.getByText('I have taught JHS for six years.')).toBeVisible();
  await expect(page.getByText(/You have applied on/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Apply', exact: true })).toHaveCount(0);
  expect(await findBarriers(page)).toEqual([]);
});

test('a draft of a post that has closed can be copied and discarded', async ({ page }) => {
  await open(page, formAddress);
  await fill(page);
  await expect(page.getByText(/Saved on this phone|Kept on this phone/).first()).toBeVisible();
  await changePost(page, { state: 'closed', closedFor: 'filled' });
  await page.reload();
  await expect(page.getByText('Nothing can be sent any more.')).toBeVisible();
  await expect(page.getByText('I have taught JHS for six years.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('I have taught JHS for six years.')).toHaveCount(0);
});

test('a tutor fills the form from the own profile', async ({ page }) => {
  await open(page, '/tutor');
  await signIn(page, tutor);
  await expect(page).toHaveURL(/\/tutor\/[^?]+$/);
  await open(page, formAddress);
  await page.getByRole('button', { name: 'Fill from my Lifeline profile' }).click();
  await expect(page.getByLabel('Years of teaching')).not.toHaveValue('');
  await expect(page.getByText(/fields? (was|were) filled/)).toBeVisible();
});
