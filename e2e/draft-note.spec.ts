import { expect, office, open, showRequests, signIn, test } from './support/test';

test('the button below a note of the desk does not move when the draft is saved', async ({ page }) => {
  await open(page, '/admin');
  await signIn(page, office);
  await showRequests(page);
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
  // A single field, and the office, need no sentence about drafts.
  await expect(add).toBeEnabled();
  await expect(panel.getByText('What you type is kept on this phone as you go.')).toHaveCount(0);
  const before = await gap();
  await field.fill('Mother home after 5 pm');
  await expect(panel.getByRole('button', { name: 'Discard' })).toBeVisible();
  expect(await gap()).toBe(before);
});

test('a tick alone forgets nothing of a half-filled form', async ({ page }) => {
  await open(page, '/tuition');
  const name = page.getByLabel('What should the tutor call the learner?');
  await name.fill('Kofi');
  await expect(page.getByText('Saved on this phone', { exact: false })).toBeVisible();
  await open(page, '/code');
  const shared = page.getByRole('checkbox', { name: /^Others use this phone too/ });
  // The box is ticked only once it has counted what would be forgotten.
  await shared.click();
  await expect(page.getByText('One form that is half filled.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel, change nothing' }).click();
  await expect(shared).not.toBeChecked();
  await open(page, '/tuition');
  await expect(name).toHaveValue('Kofi');
});
