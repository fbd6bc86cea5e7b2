import { createReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { findBarriers, findSmallTargets } from './support/accessibility';
import { applied, cv, fill, formAddress, send } from './support/job-application';
import { putDocuments, readDocuments } from './support/records';
import { readCode } from './support/request';
import { expect, office, open, signIn, test, type Page } from './support/test';

const title = 'Mathematics teacher, JHS';

async function openPipeline(page: Page): Promise<void> {
  await page.goto(`/admin/${office.id}?view=applicants`);
  await page
    .getByLabel('Post', { exact: true })
    .selectOption({ label: `${title}, Sample Basic School A (2 to decide)` });
}

const lane = (page: Page, state: string) => page.getByRole('region', { name: new RegExp(`^${state} \\d`) });

async function press(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name });
  await button.focus();
  await page.keyboard.press('Enter');
}

test('the office moves applicants of a post by the keyboard, and declines with a reason', async ({
  page,
}) => {
  const [first, second] = [createReferenceCode('jobApplication'), createReferenceCode('jobApplication')];
  await open(page, '/admin');
  await signIn(page, office);
  await expect(page).toHaveURL(`/admin/${office.id}`);
  await putDocuments(page, { ...applied(first), ...applied(second, 'Kasoa') });

  await openPipeline(page);
  await expect(lane(page, 'Sent').getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText('Abena')).toHaveCount(0);
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);

  const short = `${first.slice(4, 8)} ${first.slice(8, 12)}`;
  await press(page, `Move ${short}`);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await press(page, 'Put on the short list');
  await expect(lane(page, 'Shortlisted').getByText('Madina')).toBeVisible();
  await expect(page.getByRole('button', { name: `Move ${short}` })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: `${short} is moved: Shortlisted.` })).toBeVisible();

  // The other one is declined on its own page.
  await lane(page, 'Sent').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: `Applicant: ${title}` })).toBeVisible();
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await page.getByRole('button', { name: 'Decline', exact: true }).last().click();
  await expect(page.getByText('This field is required')).toBeVisible();
  await page.getByLabel('Too little experience').check();
  await page.getByRole('button', { name: 'Decline', exact: true }).last().click();
  await expect(page.getByText('Declined because')).toBeVisible();
  expect((await readDocuments(page, `jobApplications/${second}`))[`jobApplications/${second}`]).toMatchObject(
    {
      state: 'declined',
      decision: { reason: 'experience', words: '' },
    },
  );
  await page.getByRole('button', { name: 'Back to the applications' }).click();
  await expect(lane(page, 'Declined').getByText('Kasoa')).toBeVisible();
});

test('name and contact of an applicant open with a line, and messages are ready', async ({ page }) => {
  const code = createReferenceCode('jobApplication');
  await open(page, '/admin');
  await signIn(page, office);
  await expect(page).toHaveURL(`/admin/${office.id}`);
  await putDocuments(page, applied(code));
  await page.goto(`/admin/${office.id}?view=applicants`);

  // Found by the end of the phone.
  await page.getByLabel('Code, name, post or phone').fill('024 412 3456');
  await page.getByRole('table').getByRole('link').click();
  await expect(page.getByText('No CV was sent.')).toBeVisible();
  await expect(page.getByText('Abena Osei')).toHaveCount(0);
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show them, and log it' }).click();
  await expect(page.getByText('Abena Osei').first()).toBeVisible();
  await expect(page.getByText('Contact shown')).toBeVisible();
  await page.getByLabel('Interview', { exact: true }).check();
  const whatsApp = page.getByRole('link', { name: /WhatsApp/ }).last();
  await expect(whatsApp).toHaveAttribute(
    'href',
    /wa\.me\/233244123456\?text=Hello%20Abena%20Osei.*interview/,
  );
  await expect(page.getByRole('link', { name: 'Email' })).toHaveAttribute(
    'href',
    /^mailto:abena@example\.com\?subject=/,
  );
  await page.getByRole('button', { name: 'Show the referees, and log it' }).click();
  await expect(page.getByText('No referee was named.')).toBeVisible();
});

test('somebody applies with a CV, and reads of being hired by the code', async ({ page }) => {
  await open(page, formAddress);
  await fill(page);
  await page.locator('input[aria-label="Add: CV"]').setInputFiles(cv);
  await expect(page.getByText('900 kB')).toBeVisible();
  await send(page);
  await expect(page.getByText('We read it')).toBeVisible();
  const code = (await readCode(page)).replaceAll(' ', '');
  await expect
    .poll(async () => Object.values(await readDocuments(page, 'files/')).map(({ state }) => state))
    .toEqual(['complete']);

  await open(page, '/admin');
  await signIn(page, office);
  await expect(page).toHaveURL(`/admin/${office.id}`);
  await page.goto(`/admin/${office.id}?view=applicants#${code}`);
  await expect(page.getByRole('link', { name: 'Open the PDF' })).toBeVisible();
  await expect(page.getByText('I have taught JHS for six years.')).toBeVisible();
  for (const [move, state] of [
    ['Put on the short list', 'Shortlisted'],
    ['Agree an interview', 'Interview'],
    ['Hired', 'Hired'],
  ] as const) {
    const button = page.getByRole('button', { name: move, exact: true });
    await button.click();
    // The button itself reads "Hired", so it must be gone before its word says that the move is written.
    await expect(button).toHaveCount(0);
    await expect(page.getByRole('article').getByText(state, { exact: true }).first()).toBeVisible();
  }

  await page.goto(`/code#${code}`);
  await expect(page.getByText('You have the post').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take it back' })).toHaveCount(0);
  await page.getByRole('link', { name: 'See the post' }).click();
  await expect(page.getByText(/^You have applied on/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send another in its place' })).toHaveCount(0);
});
