import { findBarriers, findSmallTargets } from './support/accessibility';
import { fillQuestion, sendQuestion, storedQuestion } from './support/homework';
import { expect, office, open, signIn, signOut, test, type Page } from './support/test';

test.use({ viewport: { width: 360, height: 740 } });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function check(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

test('whoever asked reads for which reason the office has hidden the question', async ({ page }) => {
  await open(page, '/homework');
  await page.getByLabel('Which class?').focus();
  await fillQuestion(page);
  await sendQuestion(page);
  await expect(page.getByText('It waits for a tutor.')).toBeVisible();
  const thread = page.url();
  const { id } = await storedQuestion(page);

  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/admin');
  await signIn(page, office);
  await expect(page).toHaveURL(new RegExp(`/admin/${office.id}`));
  await open(page, `/admin/${office.id}?view=homework#${id}`);
  await press(page, 'Hide');
  await page.getByRole('radio', { name: 'Private things of a person' }).check();
  await press(page, 'Hide it');
  await expect(page.getByRole('button', { name: 'Open it again for tutors' })).toBeVisible();
  await open(page, `/admin/${office.id}`);
  await signOut(page);

  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, thread);
  await expect(page.getByText(/^The office has hidden /).first()).toBeVisible();
  await expect(page.getByText(/^There are private things of a person in it/)).toBeVisible();
  await expect(page.getByText('Solve 3x + 5 = 20')).toHaveCount(0);
  await expect(page.getByText(/a way to get in touch/)).toHaveCount(0);
  await check(page);
});
