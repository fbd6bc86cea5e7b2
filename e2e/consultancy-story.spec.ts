import { fillForm, inDays, sendForm } from './support/consultation-form';
import { createOneSite } from './support/one-site';
import { beginReport, cell, typeRow } from './support/report';
import { expect, office, open, signIn, test, type Page } from './support/test';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Opens an address anew, with what the other browser wrote: an address with the same path loads nothing. */
async function openAnew(page: Page, address: string): Promise<void> {
  await page.goto('/');
  await open(page, address);
}

const openRecord = (page: Page, ref: string) =>
  openAnew(page, `/admin/${office.id}?view=consultations#${ref}`);

async function fillStep(page: Page, number: number, what: string, price: string): Promise<void> {
  const step = page.getByRole('group', { name: `Step ${String(number)}`, exact: true });
  await step.getByLabel('What is done').fill(what);
  await step.getByLabel('Begins on').fill(inDays(10 + number));
  await step.getByLabel('Days', { exact: true }).fill('3');
  await step.getByLabel('Price in cedis').fill(price);
}

/** The office looks into it, and sends a proposal of two steps. */
async function propose(officer: Page): Promise<void> {
  await press(officer, 'Start looking into it');
  await press(officer, 'Write a proposal');
  await officer.getByLabel('Aims', { exact: true }).fill('More pupils of JHS 3 pass mathematics.');
  await fillStep(officer, 1, 'Look at the results of three years', '600');
  await press(officer, 'Add a step');
  await fillStep(officer, 2, 'Train the teachers of mathematics', '1500');
  await officer.getByLabel('What is measured', { exact: true }).fill('The mock in March, before and after.');
  await press(officer, 'Send version 1 to the school');
  await expect(officer.getByRole('button', { name: 'Write version 2', exact: true })).toBeVisible();
}

/** The office answers the question of the school, and sends a cheaper version. */
async function answerAndRenew(officer: Page): Promise<void> {
  await expect(officer.getByText('Can it be two days?')).toBeVisible();
  await officer.getByLabel('Write to the school').fill('Yes. Version 2 has two days.');
  await press(officer, 'Send to the school');
  await expect(officer.getByRole('listitem').filter({ hasText: 'Version 2 has two days.' })).toHaveCount(1);
  await press(officer, 'Write version 2');
  const step = officer.getByRole('group', { name: 'Step 2', exact: true });
  await step.getByLabel('Days', { exact: true }).fill('2');
  await step.getByLabel('Price in cedis').fill('1000');
  await press(officer, 'Send version 2 to the school');
  await expect(officer.getByRole('button', { name: 'Write version 3', exact: true })).toBeVisible();
}

async function markDone(officer: Page, what: string): Promise<void> {
  await press(officer, `Mark as done: ${what}`);
  await press(officer, 'Save the day');
  await expect(
    officer.getByRole('button', { name: `Not done after all: ${what}`, exact: true }),
  ).toBeVisible();
}

/** The office makes a report on the desk; its name is filled in. */
async function report(officer: Page): Promise<void> {
  await beginReport(officer, 'office');
  await typeRow(officer, 1, ['1', '40', '55']);
  await typeRow(officer, 2, ['2', '50', '']);
  await press(officer, 'Save the report');
  await expect(officer.getByText('2 pupils', { exact: true })).toBeVisible();
  await expect(officer.getByText(/^Entered by .+ of our office/)).toBeVisible();
}

/** The school reads the report of the office, and puts in a figure that was missing. */
async function readAndCorrect(school: Page): Promise<void> {
  await expect(school.getByText(/^Entered by .+ of our office/)).toBeVisible();
  await school.getByRole('link', { name: 'Open the report', exact: true }).click();
  await expect(school.getByRole('heading', { level: 1, name: 'Before and after: JHS 2 B' })).toBeVisible();
  await expect(school.getByText('Report for Adenta Community School')).toBeVisible();
  await expect(school.getByText('1 of 2 pupils has both figures.', { exact: false })).toBeVisible();
  await school.getByRole('link', { name: 'Back to the page of the consultation', exact: true }).click();
  await press(school, 'Correct it');
  await cell(school, 'After', 2).fill('52.5');
  await school
    .locator('form')
    .filter({ hasText: 'Figures of the pupils' })
    .getByLabel('Your name')
    .fill('Efua Owusu');
  await press(school, 'Save the report');
  await expect(school.getByText('2 pupils · Version 2')).toBeVisible();
}

test('a school and the office go from the question to the finished work, in two browsers', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const contexts = await Promise.all([1, 2].map(() => browser.newContext()));
  const people = await Promise.all(contexts.map((context) => context.newPage()));
  const [school, officer] = people as [Page, Page];
  const problems: string[] = [];
  for (const page of people) {
    page.on('pageerror', (error) => problems.push(error.message));
    await page.setViewportSize({ width: page === school ? 360 : 1440, height: 800 });
  }
  const site = createOneSite(people);
  await open(officer, '/admin');
  await signIn(officer, office);
  await expect(officer).toHaveURL(new RegExp(`/admin/${office.id}`));

  await fillForm(school);
  const ref = await sendForm(school);
  await site.share(school);

  await openRecord(officer, ref);
  await expect(officer.getByRole('heading', { level: 1, name: 'Adenta Community School' })).toBeVisible();
  await expect(officer.getByText('Mathematics most of all')).toBeVisible();
  await propose(officer);
  await site.share(officer);

  await openAnew(school, `/code#${ref}`);
  await expect(school.getByRole('heading', { name: 'The proposal, version 1' })).toBeVisible();
  await expect(school.getByText('GH₵2,100.00').first()).toBeVisible();
  await school.getByLabel('Write to the office').fill('Can it be two days?');
  await press(school, 'Send the message');
  await expect(school.getByText('Can it be two days?')).toHaveCount(1);
  await site.share(school);

  await openRecord(officer, ref);
  await answerAndRenew(officer);
  await site.share(officer);

  await openAnew(school, `/code#${ref}`);
  await expect(school.getByText('Yes. Version 2 has two days.')).toBeVisible();
  await expect(school.getByRole('heading', { name: 'What is different from version 1' })).toBeVisible();
  await expect(school.getByText('Before GH₵2,100.00, now GH₵1,600.00.')).toBeVisible();
  await press(school, 'Accept');
  await school.getByLabel('Name of the person who accepts').fill('Akua Boateng');
  await school.getByLabel('Position at the school').fill('Headteacher');
  await school.getByLabel(/I may accept this for Adenta Community School/).check();
  await press(school, 'Accept version 2');
  await expect(school.getByText(/^Accepted by Akua Boateng, Headteacher, on/).first()).toBeVisible();
  await site.share(school);

  await openRecord(officer, ref);
  await expect(officer.getByText('Akua Boateng, Headteacher').first()).toBeVisible();
  await press(officer, 'The work begins');
  await report(officer);
  await site.share(officer);

  await openAnew(school, `/code#${ref}`);
  await readAndCorrect(school);
  await site.share(school);

  await openRecord(officer, ref);
  await expect(officer.getByText('2 pupils · Version 2')).toBeVisible();
  await expect(officer.getByText(/^Entered by Efua Owusu for the school/)).toBeVisible();
  await markDone(officer, 'Look at the results of three years');
  await markDone(officer, 'Train the teachers of mathematics');
  await press(officer, 'The work is finished');
  await expect(officer.getByText('Finished', { exact: true }).first()).toBeVisible();
  await site.share(officer);

  await openAnew(school, `/code#${ref}`);
  await expect(school.getByText('Finished', { exact: true }).first()).toBeVisible();
  await expect(school.getByText(/^Done on/)).toHaveCount(2);
  expect(problems).toEqual([]);
});
