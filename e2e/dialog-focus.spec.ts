import { expect, open, test } from './support/test';

test('a dialog that its own button closes gives the focus back', async ({ page }) => {
  await open(page, '/form?topic=other');
  const again = page.getByRole('button', { name: 'Start again' }).first();
  await again.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(again).toBeFocused();
});
