import { findBarriers, findSmallTargets } from './support/accessibility';
import { expect, office, open, signIn, test, type Page } from './support/test';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function openPosts(page: Page): Promise<void> {
  await open(page, '/admin');
  await signIn(page, office);
  await expect(page).toHaveURL(/\/admin\/[^?]+$/);
  await open(page, `/admin/${office.id}?view=posts`);
  await expect(page.getByRole('heading', { level: 1, name: /^Job posts/ })).toBeVisible();
}

async function check(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
}

const title = 'French teacher, upper primary';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Fills the form of a post, for the school of the demo that nobody has called yet. */
async function write(page: Page): Promise<void> {
  await press(page, 'Write a post');
  const form = page.getByRole('form', { name: 'Write a post' });
  await form.getByLabel(/^School/).selectOption({ label: 'Sample Learning Centre D, Tamale' });
  await expect(form.getByText(/^Its school is not checked yet/)).toBeVisible();
  await expect(form.getByLabel(/^Town or area/)).toHaveValue('Tamale');
  await form.getByLabel(/^Title/).fill('French\u200B teacher');
  await form.getByLabel('Primary', { exact: true }).check();
  await form.getByLabel('French', { exact: true }).check();
  await form.getByLabel('Full time').check();
  await form.getByLabel('At the school').check();
  await form.getByLabel('From … to …').check();
  await form.getByLabel('From, in cedis').fill('2,400');
  await form.getByLabel('To, in cedis').fill('1,800');
  await form.getByLabel(/^The work/).fill('Six classes.\nLunch at the school.');
  await form.getByLabel(/^Closing day/).fill(dayAhead(-3));
  await press(page, 'Save the draft');
  await expect(form.getByText(/hidden character/).first()).toBeVisible();
  await expect(form.getByText(/This day is in the past/).first()).toBeVisible();
  await form.getByLabel(/^Closing day/).fill(dayAhead(400));
  await expect(form.getByText(/a day in the next twelve months/).first()).toBeVisible();
  await check(page);
  await form.getByLabel(/^Title/).fill(title);
  await form.getByLabel(/^Closing day/).fill(dayAhead(20));
  await press(page, 'Save the draft');
  await expect(form.getByText(/upper amount must be more/).first()).toBeVisible();
  await form.getByLabel('To, in cedis').fill('3,000');
  await expect(page.getByText(/^Saved on this/)).toBeVisible();
}

/** Writes down a call to the school. */
async function callSchool(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Sample Learning Centre D' }).click();
  await press(page, 'Write down the check');
  await page.getByLabel(/^Who answered/).fill('Afia Mensah');
  await page.getByLabel(/^What are they/).fill('Head of the centre');
  await press(page, 'The school is real: save the check');
  await expect(page.getByText('Afia Mensah, Head of the centre')).toBeVisible();
}

test('the office writes a post, publishes it once its school is checked, and everybody reads it', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await openPosts(page);
  await check(page);
  await write(page);
  // Nothing typed is lost, and a double press writes one draft.
  await page.reload();
  await expect(page.getByLabel(/^Title/)).toHaveValue(title);
  await page.getByRole('button', { name: 'Save the draft' }).dblclick();
  await expect(heading(page, title)).toBeVisible();
  const address = page.url();
  const code = address.split('#')[1] ?? '';
  expect(code).toMatch(/^LL-P[0-9A-Z]{13}$/);
  await check(page);

  // The preview has the layout of the page; nothing is published for an unchecked school.
  await expect(page.getByRole('heading', { name: 'Preview: as everybody will read it' })).toBeVisible();
  await expect(page.getByText('GH₵2,400 to GH₵3,000 a month')).toBeVisible();
  await expect(page.getByText(/^It cannot be published now\. Its school is not checked yet/)).toBeVisible();
  await page.getByRole('button', { name: 'Publish the post' }).click({ force: true });
  await expect(page.getByText('Draft', { exact: true }).first()).toBeVisible();
  const visitor = await context.newPage();
  await open(visitor, `/jobs/${code}`);
  await expect(heading(visitor, 'This job is not ours')).toBeVisible();

  await page.bringToFront();
  await callSchool(page);
  await page.goto(address);
  await expect(page.getByText(/^Everybody then reads it/)).toBeVisible();
  await page.getByRole('button', { name: 'Publish the post' }).dblclick();
  await expect(page.getByText('Post published')).toHaveCount(1);
  await check(page);
  await open(visitor, '/jobs');
  await expect(visitor.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await visitor.getByRole('link', { name: title }).click();
  await expect(heading(visitor, title)).toBeVisible();
  await expect(visitor.getByText('Lunch at the school.')).toBeVisible();

  // It is found by its code, and by words.
  await page.bringToFront();
  await press(page, 'All posts');
  await page.getByRole('searchbox').fill(code.slice(3, 9));
  await expect(page.locator('main tbody tr[aria-rowindex]')).toHaveCount(1);
  await page.getByRole('searchbox').fill('french tamale');
  await expect(page.locator('main tbody tr[aria-rowindex]')).toHaveCount(1);
});

test('the office extends, pauses, corrects, closes and copies a post, and each act counts once', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  await openPosts(page);
  const code = 'LL-P68W02M8A6FW63';
  const maths = 'Mathematics teacher, JHS';
  const address = `/admin/${office.id}?view=posts#${code}`;
  await page.goto(address);
  await expect(heading(page, maths)).toBeVisible();

  await press(page, 'Extend it');
  await page.getByLabel('New closing day').fill(dayAhead(1));
  await press(page, 'Extend it to this time');
  await expect(page.getByText(/^Choose a later time/).first()).toBeVisible();
  await page.getByLabel('New closing day').fill(dayAhead(90));
  await press(page, 'Extend it to this time');
  await expect(page.getByText('Closing time moved')).toBeVisible();

  await press(page, 'Pause it');
  await expect(page.getByText('Post paused')).toBeVisible();
  await press(page, 'Let it go on');
  await expect(page.getByText('Post goes on')).toBeVisible();

  await press(page, 'Correct a field');
  await page.getByLabel('Which field?').selectOption('Title');
  await page.getByLabel('Title, put right').fill('Mathematics and science teacher, JHS');
  await page.getByLabel('It was typed wrong').check();
  await press(page, 'Save the correction');
  await expect(heading(page, 'Mathematics and science teacher, JHS')).toBeVisible();

  // Two tabs close it; one line of the log says so.
  const other = await context.newPage();
  await other.setViewportSize({ width: 1280, height: 900 });
  await open(other, address);
  for (const tab of [page, other]) {
    await tab.bringToFront();
    await press(tab, 'Close it');
    await tab.getByLabel('The school has found somebody').check();
  }
  await press(other, 'Close the post');
  await expect(other.getByText('Post closed')).toBeVisible();
  await page.bringToFront();
  await expect(page.getByText('Post closed')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Close the post' })).toHaveCount(0);
  await check(page);
  await open(other, `/jobs/${code}`);
  await expect(other.getByText('The school has found somebody. Applying has stopped.')).toBeVisible();

  await page.bringToFront();
  await press(page, 'Copy it as a new draft');
  await expect(heading(page, 'A copy as a new draft')).toBeVisible();
  await expect(page.getByLabel(/^Title/)).toHaveValue('Mathematics and science teacher, JHS');
  await expect(page.getByLabel(/^Closing day/)).toHaveValue('');
  await page.getByLabel(/^Closing day/).fill(dayAhead(30));
  await press(page, 'Save the draft');
  await expect(page.getByText('Post written')).toBeVisible();
  expect(page.url()).not.toContain(code);
  await press(page, 'Change the draft');
  await page.getByLabel(/^Title/).fill('Science teacher, JHS');
  await press(page, 'Save the changes');
  await expect(heading(page, 'Science teacher, JHS')).toBeVisible();
  await press(page, 'Give up the draft');
  await press(page, 'Give it up');
  await expect(page.getByText('Draft given up')).toBeVisible();

  // The change log leads to the post.
  await open(page, `/admin/${office.id}?view=changes`);
  await page.getByRole('link', { name: '68W0 2M8A' }).first().click();
  await expect(heading(page, 'Mathematics and science teacher, JHS')).toBeVisible();
});
