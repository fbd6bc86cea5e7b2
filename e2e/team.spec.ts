import { findBarriers } from './support/accessibility';
import { isWide } from './support/office-texts';
import { expect, office, open, signIn, test } from './support/test';

test('the office names who works there, and visitors read it', async ({ page }) => {
  await open(page, '/about');
  const nobody = page.getByText(/We invent nobody/);
  await expect(nobody).toBeVisible();

  await page.goto(`/admin/${office.id}?view=settings`);
  await signIn(page, office);
  const group = page.getByRole('region', { name: 'Who works here, on the page About us' });
  await group.getByRole('button', { name: 'Change' }).click();
  await group.getByLabel('Person 1').fill('Ama Mensah');
  await group.getByRole('button', { name: 'See what will change' }).click();
  // A person without a role is refused; what was typed stays.
  await expect(group.getByText(/^Write a name, a bar, a role/).first()).toBeVisible();
  await group.getByLabel('Person 1').fill('Ama Mensah|Tutors|Meets everybody who applies.');
  await group.getByRole('button', { name: 'See what will change' }).click();
  await group.getByRole('button', { name: 'Save' }).click();
  await expect(group.getByRole('button', { name: 'Change' })).toBeVisible();

  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/about');
  await expect(page.getByRole('heading', { name: 'Ama Mensah', level: 3 })).toBeVisible();
  await expect(page.getByText('Meets everybody who applies.')).toBeVisible();
  await expect(nobody).toHaveCount(0);
  expect(await findBarriers(page)).toEqual([]);
  expect(await isWide(page)).toBe(false);
});
