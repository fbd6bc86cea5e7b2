import { planInterview } from './support/applicant';
import { findBarriers, findSmallTargets } from './support/accessibility';
import { fillAfterPapers, fillUntilPapers, followAsApplicant } from './support/application';
import { createPng } from './support/pictures';
import { readCode } from './support/request';
import { expect, office, open, signIn, signOut, test, type Page } from './support/test';
import { openWithWorker } from './support/worker';

test.use({ serviceWorkers: 'allow' });
// The browser logs failed requests itself.
test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

const abena = { name: 'Abena Serwaa Osei', email: 'Abena@example.com', password: 'three words here' };
const grey = { name: 'card.png', mimeType: 'image/png', buffer: createPng(1600, 1000, 'Madina 5.6N') };
const pdf = {
  name: 'degree.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(900_000, 7)]),
};

const sendApplication = (page: Page) => page.getByRole('button', { name: 'Send application' }).click();

/** Widens the window, so that the sign-out button is visible. */
async function leaveDesk(desk: Page): Promise<void> {
  await desk.setViewportSize({ width: 1440, height: 900 });
  await signOut(desk);
}

async function openAtOffice(desk: Page, code: string, width = 1440): Promise<void> {
  await desk.setViewportSize({ width, height: 900 });
  await open(desk, '/admin');
  await signIn(desk, office);
  await expect(desk).toHaveURL(`/admin/${office.id}`);
  await desk.goto(`/admin/${office.id}?view=applications`);
  await desk.getByRole('searchbox').fill(code);
  await desk.getByRole('link', { name: code.slice(5, 14) }).click();
  await expect(desk.getByRole('heading', { level: 1, name: abena.name })).toBeVisible();
}

const press = (desk: Page, name: string) => desk.getByRole('button', { name, exact: true }).click();

async function writeDown(
  desk: Page,
  kind: string,
  outcome: string,
  method?: string,
  expiry?: string,
): Promise<void> {
  await desk.getByRole('button', { name: `Write down: ${kind}` }).click();
  await desk.getByLabel(outcome, { exact: true }).check();
  if (method !== undefined) await desk.getByLabel(method, { exact: true }).check();
  if (expiry !== undefined) await desk.getByLabel('Last day on the paper').fill(expiry);
  await desk.getByLabel(/^What was found/).fill('Looked at in the office.');
  await press(desk, 'Write it down');
  await expect(desk.getByRole('button', { name: `Take back: ${kind}` })).toBeVisible();
}

test('a teacher applies without a network, the office vets and approves, and the tutor area opens', async ({
  page,
  context,
}) => {
  test.setTimeout(150_000);
  await openWithWorker(page, '/apply');
  await context.setOffline(true);
  await fillUntilPapers(page, abena);

  // A doubtful picture gets a warning, but is not rejected.
  await page.locator('input[aria-label="Add: Ghana Card, front"]').setInputFiles(grey);
  await expect(page.getByText('Look at it once more')).toBeVisible();
  await page.getByRole('button', { name: 'Use it anyway' }).click();
  await expect(page.getByText('Look at it once more')).toHaveCount(0);
  await page.locator('input[aria-label="Add: Degree or training certificate"]').setInputFiles(pdf);
  await expect(page.getByRole('button', { name: 'Remove: Degree or training certificate' })).toBeVisible();
  expect(await findSmallTargets(page)).toEqual([]);
  expect(await findBarriers(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove: Ghana Card, front' })).toBeVisible();

  await fillAfterPapers(page);
  await expect(page.getByText('Ghana Card, front, Degree or training certificate')).toBeVisible();
  await sendApplication(page);
  await expect(page.getByRole('heading', { level: 1, name: 'It is on this phone.' })).toBeVisible();
  const code = await readCode(page);

  // Taking the submission back restores its papers; then it is sent again.
  await page.getByRole('button', { name: 'Take it back and change it' }).click();
  await expect(page.getByText('Ghana Card, front, Degree or training certificate')).toBeVisible();
  await page.getByLabel(/I have read what happens to my data/).check();
  await sendApplication(page);
  await expect(page.getByRole('heading', { level: 1, name: 'It is on this phone.' })).toBeVisible();
  await context.setOffline(false);
  await expect(
    page.getByRole('heading', { level: 1, name: 'It is safe. This code is your receipt.' }),
  ).toBeVisible();
  const sent = await readCode(page);
  expect(sent.slice(0, 4)).toBe(code.slice(0, 4));
  await followAsApplicant(page, abena, sent);
  await expect(page.getByRole('heading', { name: 'It is with us' })).toBeVisible();
  await signOut(page);

  const desk = await context.newPage();
  await openAtOffice(desk, sent);
  await expect(desk.getByRole('img', { name: 'Ghana Card' })).toBeVisible();
  await press(desk, 'Closer');
  await desk.getByLabel('Degree or training certificate', { exact: true }).check();
  await expect(desk.getByRole('link', { name: 'Open the PDF' })).toBeVisible();
  await expect(desk.getByText('020 123 4567')).toHaveCount(0);
  await expect(desk.getByText('024 412 3456')).toHaveCount(0);
  await press(desk, 'Show phone and email, and log it');
  await expect(desk.getByText('024 412 3456')).toBeVisible();
  await press(desk, 'Show them, and log it');
  await expect(desk.getByText('020 123 4567')).toBeVisible();
  expect(await findBarriers(desk)).toEqual([]);

  await press(desk, 'Start the checks');
  await writeDown(desk, 'Ghana Card', 'Seen, and right', 'The original', '2031-05-01');
  await writeDown(desk, 'Degree or training certificate', 'Seen, and right', 'A photo');
  await writeDown(desk, 'Police certificate', 'Seen, and right', 'The original', '2029-05-01');
  await press(desk, 'Write down: NTC licence');
  await desk.getByLabel('Seen, and right', { exact: true }).check();
  await desk.getByLabel('NTC portal looked at', { exact: true }).check();
  await desk.getByLabel('Last day on the paper').fill('2031-05-01');
  const portalDay = desk.getByLabel('Portal looked at on');
  await portalDay.fill('2031-05-01');
  await press(desk, 'Write it down');
  await expect(desk.getByText('Choose a day in the last 30 days, not a later one')).toBeVisible();
  await portalDay.fill(new Date().toISOString().slice(0, 10));
  await press(desk, 'Write it down');
  await expect(desk.getByText(/^NTC portal looked at on /)).toBeVisible();
  await writeDown(desk, 'First referee', 'Called, speaks for them', 'One of us called');
  await writeDown(desk, 'Second referee', 'Called, speaks for them', 'One of us called');
  await planInterview(desk);
  await press(desk, 'The interview went well');
  await writeDown(desk, 'Interview and sample lesson', 'Went well', 'In person');
  await press(desk, 'Approve');
  await press(desk, 'Find the account, and log it');
  await expect(desk.getByText('Not yet: Code of conduct.')).toBeVisible();
  await writeDown(desk, 'Code of conduct', 'Gone through and signed', 'In person');
  await expect(desk.getByText('7 of 7 done')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(2);
  await desk.getByRole('button', { name: 'Approve', exact: true }).last().click();
  await expect(desk.getByText('This one is over: there is no move left.')).toBeVisible();
  await leaveDesk(desk);
  await desk.close();

  await open(page, '/tutor');
  await signIn(page, abena);
  await expect(page).toHaveURL(/\/tutor\/[^?]+$/);
  await page.goto('/apply?mine=1');
  await expect(page.getByRole('heading', { name: 'You are a tutor of Lifeline' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open my tutor area' })).toBeVisible();

  // Everybody reads by whom each check was made, and what was seen.
  await open(page, '/tutorPage');
  await page
    .getByRole('link', { name: /^Abena/ })
    .first()
    .click();
  await expect(page.getByText('The original, by O. of our office').first()).toBeVisible();
  await expect(page.getByText('A photo of it, by O. of our office')).toBeVisible();
  await expect(page.getByText(/^NTC portal looked at on .+ by O\., Lifeline$/)).toBeVisible();
});

test('a teacher answers by the code and with papers, is refused, and reads why', async ({
  page,
  context,
}) => {
  test.setTimeout(150_000);
  await open(page, '/apply');
  await fillUntilPapers(page, abena);
  await fillAfterPapers(page);
  await sendApplication(page);
  await expect(
    page.getByRole('heading', { level: 1, name: 'It is safe. This code is your receipt.' }),
  ).toBeVisible();
  const code = await readCode(page);
  await followAsApplicant(page, abena, code);
  await signOut(page);

  const desk = await context.newPage();
  await openAtOffice(desk, code, 360);
  await press(desk, 'Start the checks');
  await press(desk, 'Ask for papers');
  await desk.getByLabel(/^What do you need/).fill('A picture of your Ghana Card.');
  await press(desk, 'Ask for it');
  await expect(desk.getByRole('button', { name: 'The papers came' })).toBeVisible();
  expect(await findSmallTargets(desk)).toEqual([]);
  await leaveDesk(desk);

  await page.goto(`/code#${code.replaceAll(' ', '')}`);
  await expect(page.getByRole('heading', { name: 'The office asks you' })).toBeVisible();
  await expect(page.getByText('A picture of your Ghana Card.')).toBeVisible();
  await page.getByLabel('Your answer').fill('It is the new card.');
  await page.locator('input[aria-label="Add: Ghana Card, front"]').setInputFiles(grey);
  await page.getByRole('button', { name: 'Use it anyway' }).click();
  await press(page, 'Send to the office');
  await expect(page.getByText('It is sent, and the office has it.')).toBeVisible();
  await open(page, '/tutor');
  await signIn(page, abena);
  await page.getByRole('link', { name: 'Apply, or see how far it is' }).click();
  await expect(page.getByRole('heading', { name: 'We are checking' })).toBeVisible();
  await expect(page.getByText('It is the new card.')).toBeVisible();
  await signOut(page);

  await openAtOffice(desk, code);
  await expect(desk.getByRole('img', { name: 'Ghana Card' })).toBeVisible();
  await expect(desk.getByText('It is the new card.')).toBeVisible();
  await expect(desk.getByText(/^The applicant, by code, /)).toHaveCount(1);
  await press(desk, 'Refuse');
  await desk.getByLabel('Papers missing or wrong').check();
  await desk.getByLabel(/^What should they improve/).fill('Bring a certificate that we can read.');
  await desk.getByLabel(/^May try again from/).fill('2027-06-01');
  await desk.getByRole('button', { name: 'Refuse', exact: true }).last().click();
  await expect(desk.getByText('This one is over: there is no move left.')).toBeVisible();
  await leaveDesk(desk);

  await open(page, '/tutor');
  await signIn(page, abena);
  await page.getByRole('link', { name: 'Apply, or see how far it is' }).click();
  await expect(page.getByRole('heading', { name: 'Not this time' })).toBeVisible();
  await expect(page.getByText('Papers were missing or did not fit')).toBeVisible();
  await expect(page.getByText('Bring a certificate that we can read.')).toBeVisible();
  await expect(page.getByText(/From .*June 2027 on/)).toBeVisible();

  // The code alone does not reveal the reason.
  await page.goto(`/code#${code.replaceAll(' ', '')}`);
  await expect(page.getByText('Bring a certificate that we can read.')).toHaveCount(0);
  await expect(page.getByText('Not this time')).toBeVisible();
});

test('what to have ready, and what a tutor is paid, stand before the first step', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/apply');
  const top = async (name: string) =>
    (await page.getByRole('heading', { name, exact: true }).boundingBox())?.y ?? Number.NaN;
  expect(await top('Have these ready')).toBeLessThan(740);
  expect(await top('What you are paid')).toBeLessThan(await top('You'));
  await expect(page.getByText('Have these ready')).toHaveCount(1);
  await expect(page.getByText(/GH₵60.00 in JHS/)).toBeVisible();
  await expect(page.getByText(/The office pays by mobile money/)).toBeVisible();
});

test('whoever makes an account to see an application comes to it', async ({ page }) => {
  await open(page, '/apply?mine=1');
  await page.getByRole('link', { name: 'Sign in or make an account' }).first().click();
  await page.getByRole('button', { name: 'I have no account yet' }).click();
  await page.getByLabel('Your name').fill('Efua Baidoo');
  await page.getByLabel('Email', { exact: true }).fill('efua@example.com');
  await page.getByLabel('Password', { exact: true }).fill(abena.password);
  await page.getByRole('button', { name: 'Make an account' }).click();
  await expect(page).toHaveURL('/apply?mine=1');
  await expect(page.getByLabel('Code of your application')).toBeVisible();

  // What is for a role is not open to an account without one, and no sign-in leads to another.
  for (const next of ['/admin/demo-admin', '/tutor?next=/tutor']) {
    await page.goto(`/tutor?next=${encodeURIComponent(next)}`);
    await expect(page.getByText('This account has no role here yet.')).toBeVisible();
  }
});
