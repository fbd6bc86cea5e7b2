import { readFile } from 'node:fs/promises';
import { saveList } from './support/desk-list';
import { fillRequest, sendRequest } from './support/request';
import { expect, office, open, showRequests, signIn, test, tutor } from './support/test';

test('the office sees a new request, changes its state, adds a note, and the family sees each step without a reload', async ({
  page,
  context,
}) => {
  await open(page, '/tuition');
  await fillRequest(page);
  const code = await sendRequest(page);
  const short = code.slice(5, 14);

  const desk = await context.newPage();
  await desk.setViewportSize({ width: 1440, height: 900 });
  await open(desk, '/admin');
  await signIn(desk, office);
  await expect(desk).toHaveURL(`/admin/${office.id}`);
  await showRequests(desk);

  await desk.getByRole('searchbox').fill(code);
  await expect(desk.getByRole('row')).toHaveCount(2);
  await desk.getByRole('link', { name: short }).click();
  const panel = desk.getByRole('complementary', { name: 'Open record' });
  await expect(panel.getByText('JHS 2, Kojo, 13')).toBeVisible();
  await expect(page.getByText('Seen by Lifeline')).toBeVisible();

  // Showing the phone number is logged.
  await expect(panel.getByText('024 123 4567')).toHaveCount(0);
  await panel.getByRole('button', { name: 'Show contact, and log it' }).click();
  await expect(panel.getByText('024 123 4567')).toBeVisible();
  await expect(panel.getByText('Contact shown')).toBeVisible();

  const transitions = () =>
    panel.getByRole('button', { name: /Start the review|Cancel this request|The tutor|No answer/ });
  await expect(transitions()).toHaveText(['Start the review', 'Cancel this request']);
  await panel.getByRole('button', { name: 'Start the review' }).click();
  // The desk leads to where the office goes on.
  await expect(panel.getByRole('heading', { name: 'Tutors who fit' })).toBeFocused();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'The office looks for one who fits.' }),
  ).toBeVisible();
  await expect(transitions()).toHaveText(['Cancel this request']);

  await panel.getByLabel('New note').fill('Mother home after 5 pm');
  await panel.getByRole('button', { name: 'Add note' }).click();
  await expect(panel.getByText('Mother home after 5 pm')).toBeVisible();
  await expect(panel.getByText('Note added')).toBeVisible();
  await expect(page.getByText('Mother home after 5 pm')).toHaveCount(0);
});

test('a request that is sent while the desk is open appears there, and a cancelled one disappears', async ({
  page,
  context,
}) => {
  const desk = await context.newPage();
  await desk.setViewportSize({ width: 1440, height: 900 });
  await open(desk, '/admin');
  await signIn(desk, office);
  await showRequests(desk);
  await expect(desk.getByText(/^\d+ of \d+ open\. Late first, then longest wait\./)).toBeVisible();
  const rows = await desk.getByRole('row').count();

  await open(page, '/tuition');
  await fillRequest(page);
  const code = await sendRequest(page);
  await expect(desk.getByRole('row')).toHaveCount(rows + 1);

  await page.getByRole('button', { name: 'Cancel this request' }).click();
  await page.getByLabel('It costs too much').check();
  await page.getByRole('button', { name: 'Cancel it' }).click();
  await expect(desk.getByRole('row')).toHaveCount(rows);
  await desk.goto(`/admin/${office.id}?state=cancelled#${code.replaceAll(' ', '')}`);
  await expect(desk.getByText('too costly')).toBeVisible();
});

test('an enquiry reaches the office, and its answer appears on the tracking page', async ({
  page,
  context,
}) => {
  await open(page, '/form?topic=consultancy');
  await expect(page.getByText(/^Answered by \w+ \d+ \w+, 5:00\u00a0pm\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Your name: This field is required' })).toBeVisible();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await page.getByLabel('Your name').fill('Mr Owusu');
  await page.getByLabel('Your message').fill('Our BECE results fell. Can you help?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('link', { name: /Give a phone number or an email/ })).toBeVisible();
  await page.getByLabel('Phone', { exact: true }).fill('0241234567');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('It is safe. This code is your receipt.');

  const desk = await context.newPage();
  await open(desk, '/admin');
  await signIn(desk, office);
  await expect(desk).toHaveURL(`/admin/${office.id}`);
  await showRequests(desk);
  await desk.getByRole('button', { name: 'Menu' }).click();
  await desk.getByRole('link', { name: 'Enquiries' }).click();
  await desk.getByRole('searchbox').fill('Owusu');
  await desk.getByRole('row').filter({ hasText: 'Mr Owusu' }).getByRole('link').click();
  await expect(desk.getByText('Our BECE results fell.')).toBeVisible();
  await expect(desk.getByText('024 123 4567')).toHaveCount(0);
  await desk.getByRole('button', { name: 'Show contact, and log it' }).click();
  await expect(desk.getByText('024 123 4567')).toBeVisible();
  await expect(desk.getByText('Contact shown')).toBeVisible();
  await desk.getByRole('button', { name: 'Start to answer' }).click();
  await desk.getByRole('button', { name: 'Answered' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'The answer went out.' })).toBeVisible();
});

test('a list is saved as CSV, and the change log is shown by day', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/admin');
  await signIn(page, office);
  await showRequests(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('lifeline-requests.csv');
  const csv = await readFile(await saved.path(), 'utf8');
  expect(csv).toMatch(/LL-T\w{3}…\w\w,/);
  expect(csv).not.toMatch(/LL-\w{14}|submitted/);
  // Each time stands in words and in ISO 8601.
  expect(csv).toMatch(/,Sent,Sent \(ISO 8601\),State\r\n/);
  expect(csv).toMatch(/,\d{1,2} \w+ \d{4},\d{4}-\d\d-\d\dT[\d:.]+Z,/);
  await page.getByRole('link', { name: 'Change log' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change log');
  await expect(page.getByRole('cell', { name: 'Review started' }).first()).toBeVisible();
});

test('other lists of the desk are saved as CSV too, without ids and without reports about a child', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/admin');
  await signIn(page, office);
  await showRequests(page);
  const changes = await saveList(page, 'changes');
  expect(changes).toContain('When,When (ISO 8601),What,Record,Code,Before,After,Who\r\n');
  expect(changes).toContain('Review started');
  expect(changes).not.toContain('LL-C');
  // An embedded sample has not verified its address; one of the emulator has.
  const verified = test.info().project.name === 'firebase' ? 'Yes' : 'Not yet';
  expect(await saveList(page, 'people')).toContain(`${office.email},${verified},Administrator,Office`);
  // Who saved what stands in the change log.
  await page.getByRole('link', { name: 'Change log' }).click();
  await expect(
    page.getByRole('cell', { name: 'List saved as a file: People and roles' }).first(),
  ).toBeVisible();
});

test('guards send a guest to the sign-in page and back, and refuse the wrong role', async ({ page }) => {
  await page.goto(`/admin/${office.id}?view=enquiries`);
  await expect(page).toHaveURL(/\/admin\?next=/);
  await signIn(page, { ...office, password: 'wrong password' });
  await expect(page.getByText('No account has this email and password.')).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(office.email);
  await signIn(page, office);
  await expect(page).toHaveURL(`/admin/${office.id}?view=enquiries`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Enquiries');

  await page.goto('/admin/demo-somebody');
  await expect(page.getByText('403')).toBeVisible();
  await page.getByRole('link', { name: 'GO BACK TO HOME' }).click();
  await expect(page).toHaveURL('/');

  await page.goto(`/tutor/${tutor.id}`);
  await expect(page.getByText('You are looking in as an administrator.')).toBeVisible();
});

test('an administrator who signs in on the tutors’ page continues to the tutor area', async ({ page }) => {
  await page.goto(`/tutor/${tutor.id}`);
  await expect(page).toHaveURL(/\/tutor\?next=/);
  await signIn(page, office);
  await expect(page).toHaveURL(`/tutor/${tutor.id}`);
  await expect(page.getByText('You are looking in as an administrator.')).toBeVisible();
});

test('the desk of one person is refused to another who signed in in a second tab', async ({
  page,
  context,
}) => {
  await open(page, '/admin');
  await signIn(page, office);
  await expect(page).toHaveURL(`/admin/${office.id}`);
  const other = await context.newPage();
  await open(other, '/tutor');
  await other.getByRole('button', { name: 'Sign out' }).click();
  await signIn(other, tutor);
  await expect(other).toHaveURL(`/tutor/${tutor.id}`);
  await page.goto(`/admin/${office.id}`);
  await expect(page.getByText('403')).toBeVisible();
});

test('a tutor enters the tutor area and is refused the office', async ({ page }) => {
  await page.goto('/tutor?next=https://evil.example/');
  await signIn(page, tutor);
  await expect(page).toHaveURL(`/tutor/${tutor.id}`);
  await page.goto(`/admin/${tutor.id}`);
  await expect(page.getByText('403')).toBeVisible();
});

test('signing out in one tab closes the desk in the other', async ({ page, context }) => {
  await open(page, '/admin');
  await signIn(page, office);
  await expect(page).toHaveURL(`/admin/${office.id}`);
  const other = await context.newPage();
  await open(other, `/admin/${office.id}`);
  await other.getByRole('button', { name: 'Menu' }).click();
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('a new account has no role', async ({ page }) => {
  await open(page, '/tutor');
  await page.getByRole('button', { name: 'I have no account yet' }).click();
  await page.getByLabel('Your name').fill('Efua Darko');
  await page.getByLabel('Email', { exact: true }).fill('efua@example.com');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Make an account' }).click();
  await expect(page.getByText('You must enter a minimum of 8 characters').first()).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('three words here');
  await page.getByRole('button', { name: 'Make an account' }).click();
  await expect(page.getByText('You are signed in as Efua Darko.')).toBeVisible();
  await page.goto('/admin');
  await expect(page.getByText('This account has no role here yet.')).toBeVisible();
});
