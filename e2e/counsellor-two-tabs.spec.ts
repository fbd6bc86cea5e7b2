import { findBarriers, findSmallTargets } from './support/accessibility';
import { counsellorDocument } from './support/counselling';
import { putDocuments, readDocuments } from './support/records';
import { expect, lead, office, open, signIn, test, type Page } from './support/test';

const record = `counsellors/${lead.id}`;

const profileOf = (page: Page) => page.getByRole('article', { name: 'Efua Sarpong', exact: true });
const formOf = (page: Page, name = 'Edit the profile') => page.getByRole('form', { name });
const about = (page: Page) => formOf(page).getByLabel(/^About the counsellor/);
const note = (page: Page) => page.getByRole('alert').filter({ hasText: /^Somebody has saved this profile/ });

async function openForm(page: Page, button = 'Edit the profile'): Promise<void> {
  await open(page, `/admin/${office.id}?view=counsellors`);
  await profileOf(page).getByRole('button', { name: button }).click();
  await expect(formOf(page, button)).toBeVisible();
}

test('of two who edit one profile the second is told, keeps what was typed, and decides', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await open(page, '/admin');
  await signIn(page, office);
  await expect(page).toHaveURL(`/admin/${office.id}`);
  await putDocuments(page, counsellorDocument(lead.id, 'Efua Sarpong'));
  const other = await context.newPage();
  await openForm(page);
  await openForm(other);

  await about(other).fill('I listen in Twi.');
  await page.bringToFront();
  await about(page).fill('I listen in Ga.');
  await formOf(page).getByRole('button', { name: 'Save the profile' }).click();
  await expect(formOf(page)).toHaveCount(0);
  await expect(profileOf(page).getByText('I listen in Ga.')).toBeVisible();

  await other.bringToFront();
  await expect(note(other)).toBeVisible();
  expect(await findBarriers(other)).toEqual([]);
  expect(await findSmallTargets(other)).toEqual([]);
  await formOf(other).getByRole('button', { name: 'Save the profile' }).click();
  await expect(note(other)).toBeVisible();
  await expect(about(other)).toHaveValue('I listen in Twi.');
  expect((await readDocuments(other, record))[record]).toMatchObject({ about: 'I listen in Ga.' });

  // The draft remembers the version that it began with.
  await expect(
    formOf(other)
      .getByText(/^Saved on this/)
      .first(),
  ).toBeVisible();
  await openForm(other);
  await expect(about(other)).toHaveValue('I listen in Twi.');
  await note(other).getByRole('button', { name: 'Keep what I typed' }).click();
  await expect(note(other)).toHaveCount(0);
  await formOf(other).getByRole('button', { name: 'Save the profile' }).click();
  await expect(formOf(other)).toHaveCount(0);
  await expect(profileOf(other).getByText('I listen in Twi.')).toBeVisible();

  // The hours, too; this time what stands there is taken.
  await openForm(page, 'Working hours');
  await openForm(other, 'Working hours');
  const monday = (tab: Page) => formOf(tab, 'Working hours').getByLabel('Monday');
  await monday(other).fill('9-12');
  await page.bringToFront();
  await monday(page).fill('8-10');
  await formOf(page, 'Working hours').getByRole('button', { name: 'Save the hours' }).click();
  await expect(formOf(page, 'Working hours')).toHaveCount(0);
  await other.bringToFront();
  await note(other).getByRole('button', { name: 'Show what stands there now' }).click();
  await expect(note(other)).toHaveCount(0);
  await expect(monday(other)).toHaveValue(/^0?8:00-10:00$/);
});
