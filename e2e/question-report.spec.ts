import { findBarriers, findSmallTargets } from './support/accessibility';
import { expect, office, open, signIn, test } from './support/test';

test('a student calls a question wrong, and the office decides', async ({ page, context }) => {
  await open(page, '/practice?set=bece-math&weakness=w014');
  const form = page.getByRole('form', { name: 'Your answer' });
  await expect(page.getByText('Question 1 of', { exact: false })).toBeVisible();
  await form.getByRole('radio').first().check();
  await form.getByRole('button', { name: 'Check my answer' }).click();
  await page.getByRole('button', { name: 'I think this is wrong' }).click();
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);

  // Without network the report waits on the phone; it is sent once, however often it is pressed.
  await context.setOffline(true);
  const ask = page.getByRole('group', { name: 'What is wrong with this question?' });
  await ask.getByRole('button', { name: 'The answer is wrong' }).dblclick();
  await expect(page.getByText('Thank you. It goes to the office', { exact: false })).toBeVisible();
  await context.setOffline(false);

  await open(page, '/admin');
  await signIn(page, office);
  await expect(page).toHaveURL(/\/admin\/[^?]+$/);
  await open(page, `/admin/${office.id}?view=questions`);
  const group = page.getByRole('listitem', { name: /^bece-math-\d+$|^[a-z-]+$/ }).first();
  await expect(group.getByText('1 open report')).toBeVisible();
  await expect(group.getByText('The answer is wrong', { exact: false })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await group.getByRole('button', { name: 'It is mended' }).click();
  await expect(group.getByText('0 open reports')).toBeVisible();
});
