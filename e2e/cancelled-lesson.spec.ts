import { findBarriers, findSmallTargets } from './support/accessibility';
import { openLesson, record, stored } from './support/planned-lesson';
import { putDocuments } from './support/records';
import { expect, open, signIn, test, tutor } from './support/test';
import { view } from './support/tutor-area';

test('a tutor reads first that a lesson was cancelled, and why, until it is seen', async ({ page }) => {
  await openLesson(page, 48);
  const cancellation = { reason: 'ill', words: 'Kojo has a fever.' };
  const cancelled = { state: 'cancelled', cancellation, lastChange: 'cancelled-by-the-family' };
  await putDocuments(page, { [record]: { ...(await stored(page)), ...cancelled } });
  await open(page, `/tutor/${tutor.id}`);
  await signIn(page, tutor);
  const told = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(told.first()).toHaveText(/^Cancelled: /);
  await expect(page.getByText('Reason: Illness. “Kojo has a fever.”')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);

  // It stands apart from what was taught.
  await view(page, 'Lessons');
  await expect(page.getByRole('heading', { name: 'Cancelled, and not past yet' })).toBeVisible();
  await page.getByRole('button', { name: 'I have seen it' }).click();
  await expect(told.filter({ hasText: /^Cancelled: / })).toHaveCount(0);
  await expect(page.getByText('Reason: Illness. “Kojo has a fever.”')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Cancelled, and not past yet' })).toBeVisible();
  await expect(told.filter({ hasText: /^Cancelled: / })).toHaveCount(0);
});
