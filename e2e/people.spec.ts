import { findBarriers, findSmallTargets } from './support/accessibility';
import { themes } from './support/routes';
import { putDocuments, readDocuments } from './support/records';
import { expect, office, open, signIn, test, type Page } from './support/test';

const efua = { name: 'Efua Darko', email: 'efua@example.com', password: 'three words here' };

async function signUp(page: Page): Promise<void> {
  await open(page, '/tutor');
  await page.getByRole('button', { name: 'I have no account yet' }).click();
  await page.getByLabel('Your name').fill(efua.name);
  await page.getByLabel('Email', { exact: true }).fill(efua.email);
  await page.getByLabel('Password', { exact: true }).fill(efua.password);
  await page.getByRole('button', { name: 'Make an account' }).click();
  await expect(page.getByText(`You are signed in as ${efua.name}.`)).toBeVisible();
  // The person's document is written in the background, also after a reload.
  await page.reload();
  await expect(page.getByText(`You are signed in as ${efua.name}.`)).toBeVisible();
}

async function openPeople(page: Page): Promise<void> {
  await page.goto(`/admin/${office.id}?view=people`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('People and roles');
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const dialog = (page: Page) => page.getByRole('dialog', { name: /^The role of/ });

async function changeRole(page: Page, choice: string): Promise<void> {
  await rowOf(page, efua.name)
    .getByRole('button', { name: `Change the role of ${efua.name}` })
    .click();
  await dialog(page).getByRole('button', { name: choice }).click();
  await expect(dialog(page)).toHaveCount(0);
}

/** Gives the person the profile that comes with the checks of an application. */
async function vet(page: Page): Promise<void> {
  const people = Object.entries(await readDocuments(page, 'people/'));
  const [path = ''] = people.find(([, { email }]) => email === efua.email) ?? [];
  const profile = Object.values(await readDocuments(page, 'tutors/'))[0];
  await putDocuments(page, {
    [path.replace('people/', 'tutors/')]: { ...profile, name: 'Efua D.', slug: 'efua-d-1' },
  });
  await page.reload();
}

test('a new person is given the role of tutor and loses it again, and the change log lists both', async ({
  page,
  context,
}) => {
  await signUp(page);
  await page.getByRole('button', { name: 'Sign out' }).click();

  await signIn(page, office);
  await expect(page.getByText('You are signed in as Office 1 (sample).')).toBeVisible();
  await openPeople(page);
  const row = rowOf(page, efua.name);
  await expect(row).toContainText('efua@example.com');
  await expect(row).toContainText('No role');
  // Nobody may change their own role.
  await expect(rowOf(page, 'Office 1 (sample)').getByRole('button')).toHaveCount(0);

  await row.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Opens the tutor area, and nothing of the office.')).toBeVisible();
  await expect(dialog(page).getByText(/This address is not verified/)).toBeVisible();
  // Nobody becomes a tutor by hand without the checks.
  await expect(dialog(page)).toContainText(`${efua.name} has no tutor's profile.`);
  await expect(dialog(page).getByRole('button', { name: 'Give the role of tutor' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(row.getByRole('button')).toBeFocused();
  await vet(page);
  await changeRole(page, 'Give the role of tutor');
  await expect(row.getByText('Tutor', { exact: true })).toBeVisible();
  await expect(row.locator('time')).toBeVisible();

  await page.goto(`/admin/${office.id}?view=changes`);
  const line = page.getByRole('row').filter({ hasText: 'Role given' });
  await expect(line).toContainText('Office 1 (sample)');
  await expect(line).toContainText('No role → Tutor');
  await line.getByRole('link', { name: efua.name }).click();
  await expect(page.getByText(/^1 of \d+, by name$/)).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/admin');

  // Only for this tab, so that the office can sign in too.
  await open(page, '/tutor');
  await page.getByLabel(/^This is a shared phone/).check();
  await signIn(page, efua);
  await expect(page).toHaveURL(/\/tutor\/[\w-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(efua.name);
  const ownArea = page.url();

  let loads = 0;
  page.on('load', () => (loads += 1));
  const desk = await context.newPage();
  await open(desk, '/admin');
  await signIn(desk, office);
  await expect(desk).toHaveURL(`/admin/${office.id}`);
  await openPeople(desk);
  await changeRole(desk, 'Take the role away');
  await expect(rowOf(desk, efua.name)).toContainText('No role');

  await expect(page.getByText('403')).toBeVisible();
  expect(loads).toBe(0);
  // The build check runs a second after hydration; a reload loop would have begun by then.
  const settled = page.waitForResponse(/builds\/latest\.json/);
  await page.reload();
  await expect(page.getByText('403')).toBeVisible();
  await settled;
  expect(loads).toBe(1);
  expect(page.url()).toBe(ownArea);
  await open(page, '/tutor');
  await expect(page.getByText('This account has no role here yet.')).toBeVisible();
});

test('an administrator gives a duty to another one, and never to oneself', async ({ page }) => {
  await signUp(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await signIn(page, office);
  await expect(page.getByText('You are signed in as Office 1 (sample).')).toBeVisible();
  await openPeople(page);
  const row = rowOf(page, efua.name);
  const change = row.getByRole('button', { name: `Change the duties of ${efua.name}` });
  await expect(change).toHaveCount(0);
  await row.getByRole('button', { name: `Change the role of ${efua.name}` }).click();
  await dialog(page).getByRole('radio', { name: 'Administrator' }).check();
  await dialog(page).getByRole('button', { name: 'Give the role of administrator' }).click();
  await expect(dialog(page)).toHaveCount(0);

  await change.click();
  const choice = page.getByRole('dialog', { name: `The duties of ${efua.name}` });
  const save = choice.getByRole('button', { name: 'Save the duties' });
  await expect(save).toBeDisabled();
  await choice.getByRole('checkbox', { name: /^Child protection/ }).check();
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  await save.click();
  await expect(choice).toHaveCount(0);
  await expect(row.getByText('Child protection', { exact: true })).toBeVisible();
  await expect(rowOf(page, 'Office 1 (sample)').getByRole('button')).toHaveCount(0);

  await page.goto(`/admin/${office.id}?view=changes`);
  const line = page.getByRole('row').filter({ hasText: 'Duties changed' });
  await expect(line).toContainText('No duty → Child protection');
});

test('a sign-in on a shared phone ends with its tab, and signing out asks what to delete', async ({
  page,
  context,
}) => {
  await open(page, '/form?topic=other');
  await page.getByLabel('Your message').fill('Typed and not sent');
  await expect(page.getByText(/^Saved on this phone/)).toBeVisible();

  await open(page, '/tutor');
  await page.getByLabel(/^This is a shared phone/).check();
  await signIn(page, office);
  await expect(page.getByText('You are signed in as Office 1 (sample).')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You are signed in as Office 1 (sample).')).toBeVisible();
  const other = await context.newPage();
  await open(other, '/tutor');
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible();

  await page.getByRole('button', { name: 'Sign out' }).click();
  const leaving = page.getByRole('dialog', { name: 'Sign out of this shared phone?' });
  await leaving.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeFocused();
  await page.getByRole('button', { name: 'Sign out' }).click();
  expect(await findBarriers(page)).toEqual([]);
  await leaving.getByRole('button', { name: 'Sign out and forget' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await open(page, '/form?topic=other');
  await expect(page.getByLabel('Your message')).toHaveValue('');
});

for (const theme of themes) {
  test(`people and roles on a phone pass the accessibility checks, in ${theme}`, async ({ page }) => {
    await page.addInitScript((mode) => localStorage.setItem('lifeline.theme', mode), theme);
    await signUp(page);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await signIn(page, office);
    await expect(page.getByText('You are signed in as Office 1 (sample).')).toBeVisible();
    await openPeople(page);
    await expect(rowOf(page, efua.name)).toBeVisible();
    const isGood = async () => {
      expect(await findBarriers(page)).toEqual([]);
      expect(await findSmallTargets(page)).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    };
    await isGood();
    await rowOf(page, efua.name).getByRole('button').click();
    await expect(dialog(page)).toBeVisible();
    await isGood();
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox').fill('nobody of this name');
    await expect(page.getByText('Nobody found')).toBeVisible();
    await isGood();
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('button', { name: 'Show everybody' }).click();
    await expect(rowOf(page, efua.name)).toBeVisible();
    await isGood();
  });
}
