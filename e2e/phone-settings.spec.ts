import { expect, open, test } from './support/test';

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
