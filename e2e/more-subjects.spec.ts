import { findBarriers, findSmallTargets } from './support/accessibility';
import { createPng } from './support/pictures';
import { expect, office, open, signIn, signOut, test, type Page } from './support/test';
import { openArea, view } from './support/tutor-area';

const degree = { name: 'degree.png', mimeType: 'image/png', buffer: createPng(1200, 900, 'B.Sc. Physics') };

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function openSubjects(page: Page): Promise<void> {
  await open(page, '/admin');
  await signIn(page, office);
  await expect(page).toHaveURL(/\/admin\/[^?]+$/);
  await open(page, `/admin/${office.id}?view=subjects`);
  await expect(page.getByRole('heading', { level: 1, name: 'More subjects' })).toBeVisible();
}

async function leaveDesk(page: Page): Promise<void> {
  await press(page, 'Menu');
  await signOut(page);
}

async function check(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
}

/** Fills the form in the tutor's profile, with a certificate. */
async function fill(page: Page, subject: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Ask for another subject' });
  await form.getByLabel(subject, { exact: true }).check();
  await form.getByLabel(/^Why can you teach it/).fill('Two years at Madina SHS.');
  await form.locator('input[aria-label="Add: Degree or training certificate"]').setInputFiles(degree);
  await expect(page.getByRole('button', { name: 'Remove: Degree or training certificate' })).toBeVisible();
  const doubts = page.getByRole('button', { name: 'Use it anyway' });
  if (await doubts.isVisible()) await doubts.click();
}

test('a tutor asks for a subject with a paper, and the office adds it or says why not', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await openArea(page);
  await view(page, 'Profile');
  await expect(page.getByRole('heading', { name: 'What you teach' })).toBeVisible();

  // The paper is needed, and so is the network; nothing entered is lost.
  await page
    .getByRole('form', { name: 'Ask for another subject' })
    .getByLabel('Physics', { exact: true })
    .check();
  await press(page, 'Ask the office');
  await expect(
    page.getByText('Add the degree or training certificate: the office cannot decide without it.'),
  ).toBeVisible();
  await fill(page, 'Physics');
  await check(page);
  await context.setOffline(true);
  await press(page, 'Ask the office');
  await expect(page.getByRole('alert').filter({ hasText: /network/i })).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByLabel(/^Why can you teach it/)).toHaveValue('Two years at Madina SHS.');
  await expect(page.getByRole('button', { name: 'Remove: Degree or training certificate' })).toBeVisible();
  await press(page, 'Ask the office');
  await expect(page.getByText(/^Asked on .+\. The office looks at your papers\.$/)).toBeVisible();
  await expect(page.getByText('The office decides on this question first.', { exact: false })).toBeVisible();
  await signOut(page);

  await openSubjects(page);
  await expect(page.getByRole('img', { name: 'Degree or training certificate' })).toBeVisible();
  await expect(page.getByText('Two years at Madina SHS.')).toBeVisible();
  await check(page);
  await press(page, 'Approve and add');
  await expect(page.getByText('Nobody asks for more subjects now.')).toBeVisible();
  await leaveDesk(page);

  await openArea(page);
  await view(page, 'Profile');
  await expect(page.getByText(/^Approved on .+\. Your profile lists it\.$/)).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Physics' }).first()).toBeVisible();

  // What is no longer taught goes without the office.
  await press(page, 'Leave out a subject or level');
  const fewer = page.getByRole('form', { name: 'Leave out a subject or level' });
  await fewer.getByLabel('Physics', { exact: true }).uncheck();
  await fewer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'Physics' })).toHaveCount(0);

  await fill(page, 'French');
  await press(page, 'Ask the office');
  await expect(page.getByText(/^Asked on /)).toBeVisible();
  await signOut(page);
  await openSubjects(page);
  await press(page, 'Refuse');
  await page.getByLabel('The papers do not show it').check();
  await page.getByLabel(/^What would change it/).fill('A paper that names French.');
  await press(page, 'Refuse');
  await expect(page.getByText('Nobody asks for more subjects now.')).toBeVisible();
  await leaveDesk(page);

  await openArea(page);
  await view(page, 'Profile');
  await expect(page.getByText('The papers do not show it: A paper that names French.')).toBeVisible();
  await fill(page, 'Biology');
  await press(page, 'Ask the office');
  await expect(page.getByText(/^Asked on /)).toBeVisible();
  await press(page, 'Take this question back');
  await expect(page.getByText(/^Taken back on /)).toBeVisible();
});
