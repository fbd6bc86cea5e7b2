import { findBarriers, findSmallTargets } from './support/accessibility';
import { expect, office, open, signIn, test, type Page } from './support/test';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function openSchools(page: Page): Promise<void> {
  await open(page, '/admin');
  await signIn(page, office);
  await expect(page).toHaveURL(/\/admin\/[^?]+$/);
  await open(page, `/admin/${office.id}?view=schools`);
  await expect(page.getByRole('heading', { level: 1, name: 'Schools' })).toBeVisible();
}

async function check(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
}

const schoolOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

test('the office adds a school, keeps what it typed, calls it, and corrects it with a reason', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await openSchools(page);
  await check(page);
  await press(page, 'Add a school');
  const form = page.getByRole('form', { name: 'Add a school' });
  await form.getByLabel('Name of the school').fill('Bright Basic\u202E School');
  await form.getByLabel('Private school').check();
  await form.getByLabel('Junior High').check();
  await form.getByLabel('Region').selectOption('Greater Accra');
  await form.getByLabel('Town or area').fill('Madina');
  await form.getByLabel(/^Public number/).fill('0302 123 456');
  await form.getByLabel('Sign of the school').check();
  await press(page, 'Add the school');
  await expect(form.getByText(/hidden character/).first()).toBeVisible();
  await check(page);
  await form.getByLabel('Name of the school').fill('Bright Basic School');
  await expect(form.getByText(/^Saved on this/).first()).toBeVisible();

  // Nothing typed is lost, and a double press adds one school.
  await page.reload();
  await press(page, 'Add a school');
  await expect(form.getByLabel('Name of the school')).toHaveValue('Bright Basic School');
  await form.getByRole('button', { name: 'Add the school' }).dblclick();
  const added = schoolOf(page, 'Bright Basic School');
  await expect(added).toHaveCount(1);
  await expect(added.getByText('Not checked yet')).toBeVisible();
  await expect(form).toHaveCount(0);

  await added.getByRole('button', { name: 'Write down the check' }).click();
  const call = page.getByRole('form', { name: 'Write down the check' });
  await expect(call.getByText(/^Call 030 212 3456/)).toBeVisible();
  await call.getByLabel('Day of the call').fill('2020-01-02');
  await call.getByLabel(/^Who answered/).fill('Yaw Darko');
  await call.getByLabel(/^What are they/).fill('Head teacher');
  await press(page, 'The school is real: save the check');
  await expect(call.getByText(/^Choose the day of the call/).first()).toBeVisible();
  await check(page);
  await call.getByLabel('Day of the call').fill(new Date().toISOString().slice(0, 10));
  // The messages leave first, and the button moves up: on a slow machine a press could end beside it.
  await expect(call.getByText(/^Choose the day of the call/)).toHaveCount(0);
  await press(page, 'The school is real: save the check');
  await expect(added.getByText('Checked', { exact: true }).first()).toBeVisible();
  await expect(added.getByText('Yaw Darko, Head teacher')).toBeVisible();
  await check(page);

  // What a check says stays; to correct it the office opens the school, and calls again.
  await added.getByRole('button', { name: 'More' }).click();
  await added.getByRole('button', { name: 'Open it to correct it' }).click();
  await added.getByRole('button', { name: 'Open it', exact: true }).click();
  await expect(added.getByText('School opened to correct it')).toBeVisible();
  await added.getByRole('button', { name: 'Correct a field' }).click();
  await added.getByLabel('Which field?').selectOption('Name');
  await added.getByLabel('Name, put right').fill('Bright Community School');
  await added.getByLabel('So it is in papers that we checked').check();
  await added.getByRole('button', { name: 'Save the correction' }).click();
  const renamed = schoolOf(page, 'Bright Community School');
  await expect(renamed.getByText('School corrected')).toBeVisible();
  await check(page);
  await renamed.getByRole('button', { name: 'Remove the name' }).click();
  await renamed.getByRole('button', { name: 'Remove the name' }).click();
  await expect(renamed.getByText('The name was removed')).toBeVisible();

  await page.getByRole('searchbox').fill('bright madina');
  await expect(page.getByRole('article')).toHaveCount(1);
  await renamed.getByRole('button', { name: 'Serve it no longer' }).click();
  await renamed.getByRole('button', { name: 'Serve it no longer' }).click();
  await expect(page.getByText('No school is found')).toBeVisible();
});
