import { expect, office, open, signIn, test } from './support/test';

test('the button below a note of the desk does not move when the draft is saved', async ({ page }) => {
  await open(page, '/admin');
  await signIn(page, office);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  const panel = page.getByRole('complementary', { name: 'Open record' });
  const field = panel.getByLabel('New note');
  const add = panel.getByRole('button', { name: 'Add note' });
  // Measured in one call, since the panel may be animating.
  const gap = async () => {
    const button = await add.elementHandle();
    return field.evaluate(
      (text, below) => below.getBoundingClientRect().top - text.getBoundingClientRect().top,
      button,
    );
  };
  await expect(panel.getByText('What you type is kept on this phone as you go.')).toBeVisible();
  const before = await gap();
  await field.fill('Mother home after 5 pm');
  await expect(panel.getByRole('button', { name: 'Discard' })).toBeVisible();
  expect(await gap()).toBe(before);
});
