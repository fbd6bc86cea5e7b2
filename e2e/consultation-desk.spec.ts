import { findBarriers, findSmallTargets } from './support/accessibility';
import { fillForm, inDays, sendForm } from './support/consultation-form';
import { putDocuments, readDocuments } from './support/records';
import { expect, office, open, signIn, test, type Page } from './support/test';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function check(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
}

/** Sends a consultation by the form, and opens it on the desk. */
async function openSent(page: Page): Promise<string> {
  await fillForm(page);
  const ref = await sendForm(page);
  await open(page, '/admin');
  await signIn(page, office);
  await expect(page).toHaveURL(/\/admin\/[^?]+$/);
  await open(page, `/admin/${office.id}?view=consultations`);
  await expect(page.getByRole('heading', { level: 1, name: /Consultancy/ })).toBeVisible();
  await page.getByRole('link', { name: new RegExp(`${ref.slice(4, 8)} ${ref.slice(8, 12)}`) }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Adenta Community School' })).toBeVisible();
  return ref;
}

async function fillStep(page: Page, number: number, price: string): Promise<void> {
  const step = page.getByRole('group', { name: `Step ${String(number)}`, exact: true });
  await step.getByLabel('What is done').fill(`Part ${String(number)} of the work`);
  await step.getByLabel('Begins on').fill(inDays(10 + number));
  await step.getByLabel('Days', { exact: true }).fill('2');
  await step.getByLabel('Price in cedis').fill(price);
}

/** Changes stored documents of a consultation, as the school's page would. */
async function change(page: Page, path: string, changes: Readonly<Record<string, unknown>>): Promise<void> {
  const stored = (await readDocuments(page, path))[path];
  await putDocuments(page, { [path]: { ...stored, ...changes } });
}

test('the office looks into a consultation, writes a proposal, and sends it once', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 740 });
  const ref = await openSent(page);
  await expect(page.getByText('Mathematics most of all')).toBeVisible();
  await check(page);
  await press(page, 'Show name and contact');
  await expect(page.getByText('Akua Boateng')).toBeVisible();
  await press(page, 'Start looking into it');
  await expect(page.getByRole('button', { name: 'Write a proposal', exact: true })).toBeVisible();

  // A reason is asked for, and nothing is declined without it.
  await press(page, 'Decline');
  await press(page, 'Decline it');
  await expect(page.getByText('This field is required')).toBeVisible();
  await press(page, 'Do not decline');

  await press(page, 'Write a proposal');
  const form = page.getByRole('form', { name: 'Version 1 of the proposal' });
  // All that is missing is named at once.
  await press(page, 'Send version 1 to the school');
  await expect(form.getByRole('link', { name: /This field is required/ })).toHaveCount(6);
  await form.getByLabel('Aims', { exact: true }).fill('More pupils pass mathematics.');
  await fillStep(page, 1, '1,200.50');
  await press(page, 'Add a step');
  await fillStep(page, 2, '');
  await form.getByLabel('What is measured', { exact: true }).fill('The mock in March.');
  await expect(form.getByText('So far: 4 days, GH₵1,200.50')).toBeVisible();
  await press(page, 'Send version 1 to the school');
  await expect(form.getByText('This field is required').first()).toBeVisible();
  await check(page);

  // Nothing typed is lost, and a double press sends one version.
  await expect(form.getByText(/^Saved on this/).first()).toBeVisible();
  await page.reload();
  await press(page, 'Write a proposal');
  await expect(form.getByLabel('Aims', { exact: true })).toHaveValue('More pupils pass mathematics.');
  await fillStep(page, 2, '800');
  await form.getByRole('button', { name: 'Send version 1 to the school', exact: true }).dblclick();
  await expect(page.getByText('4 days, GH₵2,000.50', { exact: true })).toBeVisible();
  await expect(form).toHaveCount(0);
  const versions = Object.keys(await readDocuments(page, `consultations/${ref}/proposals/`));
  expect(versions).toEqual([`consultations/${ref}/proposals/v1`]);
  await check(page);

  // A newer version begins with the last one, and takes its place.
  await press(page, 'Write version 2');
  const next = page.getByRole('form', { name: 'Version 2 of the proposal' });
  await expect(next.getByLabel('Aims', { exact: true })).toHaveValue('More pupils pass mathematics.');
  await press(page, 'Remove step 1');
  await expect(page.getByRole('group', { name: 'Step 2', exact: true })).toHaveCount(0);
  await press(page, 'Send version 2 to the school');
  await expect(next).toHaveCount(0);
  await expect(page.getByText('2 days, GH₵800.00', { exact: true })).toBeVisible();
  const stored = await readDocuments(page, `consultations/${ref}/proposals/`);
  expect(Object.values(stored).map(({ state }) => state)).toEqual(['replaced', 'sent']);
});

test('the office answers the school, links its record, and marks the agreed steps', async ({ page }) => {
  test.setTimeout(120_000);
  const ref = await openSent(page);
  const record = `consultations/${ref}`;
  await press(page, 'Start looking into it');
  await press(page, 'Write a proposal');
  await page.getByLabel('Aims', { exact: true }).fill('More pupils pass mathematics.');
  await fillStep(page, 1, '100');
  await page.getByLabel('What is measured', { exact: true }).fill('The mock in March.');
  await press(page, 'Send version 1 to the school');
  await expect(page.getByRole('button', { name: 'Write version 2', exact: true })).toBeVisible();

  const message = `${record}/messages/3d1c8d34-90f3-4a59-8d9f-0c9e2f6e3a02`;
  await putDocuments(page, {
    [message]: { from: 'school', words: 'Is it on a Saturday?', at: new Date().toISOString() },
  });
  await change(page, record, { asked: true });
  await page.reload();
  await expect(page.getByText('The school asked something and waits for an answer.')).toBeVisible();
  const words = page.getByLabel('Write to the school');
  await words.fill('Yes, on two.');
  await page.getByRole('button', { name: 'Send to the school', exact: true }).dblclick();
  await expect(page.getByRole('listitem').filter({ hasText: 'Yes, on two.' })).toHaveCount(1);
  await expect(words).toHaveValue('');
  await expect(page.getByText('The school asked something and waits for an answer.')).toHaveCount(0);

  await press(page, 'Find the school');
  await page.getByLabel('Name or town').fill('Sample Basic School A');
  await press(page, 'Link with Sample Basic School A');
  await expect(page.getByRole('link', { name: /^Sample Basic School A/ })).toBeVisible();
  await check(page);

  await change(page, record, { state: 'agreed', agreed: 1 });
  await change(page, `${record}/proposals/v1`, { state: 'accepted' });
  await page.reload();
  await press(page, 'The work begins');
  await press(page, 'Mark as done: Part 1 of the work');
  await page.getByLabel('Done on', { exact: true }).fill(inDays(2));
  await press(page, 'Save the day');
  await expect(page.getByText('This day is still to come. Choose today or an earlier day')).toBeVisible();
  await page.getByLabel('Done on', { exact: true }).fill(inDays(0));
  await press(page, 'Save the day');
  await expect(page.getByText(/^Done on /)).toBeVisible();
  await press(page, 'Not done after all: Part 1 of the work');
  await expect(page.getByText(/^Planned from /)).toBeVisible();
  await press(page, 'The work is finished');
  await expect(page.getByText('Finished', { exact: true }).first()).toBeVisible();
  await check(page);
});

test('junk is put aside, and deleted with everything that belongs to it', async ({ page }) => {
  const ref = await openSent(page);
  const row = page.getByRole('row').filter({ hasText: 'Adenta Community School' });
  await press(page, 'Mark as junk');
  await press(page, 'Yes, it is junk');
  await expect(page.getByText(/There is no consultation with this code/)).toBeVisible();
  await press(page, 'All consultations');
  await expect(page.getByRole('row').filter({ hasText: 'Sample Basic School' })).toBeVisible();
  await expect(row).toHaveCount(0);
  await press(page, 'Junk');
  await expect(row).toBeVisible();
  await row.getByRole('checkbox').check();
  await press(page, 'Delete one for good');
  await press(page, 'Yes, delete for good');
  await expect(row).toHaveCount(0);
  await expect.poll(async () => Object.keys(await readDocuments(page, `consultations/${ref}`))).toEqual([]);
  expect(Object.keys(await readDocuments(page, `tracking/${ref}`))).toEqual([]);
});
