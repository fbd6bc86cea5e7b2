import { createReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { request } from './support/family';
import { openCode } from './support/open-code';
import { expect, office, open, signIn, test } from './support/test';

test('The menu holds every setting of this phone, and the data saver stays', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  const settings = page.getByRole('region', { name: 'Settings of this phone' });
  await expect(settings.getByRole('radio', { name: 'Dark' })).toBeVisible();
  await settings.getByRole('checkbox', { name: /^Data saver/ }).check();
  const shared = settings.getByRole('checkbox', { name: /^Others use this phone too/ });
  await shared.click();
  await expect(shared).toBeChecked();

  await page.reload();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(settings.getByRole('checkbox', { name: /^Data saver/ })).toBeChecked();
  await expect(shared).toBeChecked();
});

test('Whoever of the office reads a code signs out in the menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const ref = createReferenceCode('tuition');
  await openCode(page, ref, request(ref, 'submitted'));
  const desk = page.getByText('You are signed in to the office.');
  await page.getByRole('button', { name: 'Menu' }).click();
  const settings = page.getByRole('region', { name: 'Settings of this phone' });
  await expect(settings.getByRole('radio', { name: 'Dark' })).toBeVisible();
  await expect(settings.getByRole('button', { name: 'Sign out' })).toHaveCount(0);

  await open(page, '/admin');
  await signIn(page, office);
  await expect(page).toHaveURL(/\/admin\/[^?]+/);
  await open(page, `/code#${ref}`);
  await expect(desk).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'My area' })).toBeVisible();
  await expect(menu.getByRole('link', { name: /sign in/i })).toHaveCount(0);
  await settings.getByRole('button', { name: 'Sign out' }).click();
  await expect(desk).toHaveCount(0);
  await expect(menu.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
});

test.describe('without network', () => {
  test.use({ expectedProblems: /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/ });

  test('The menu that opens without network says what is missing', async ({ page, context }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/about');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByText('The settings need network once.')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('checkbox', { name: /^Data saver/ })).toBeVisible();
  });
});
