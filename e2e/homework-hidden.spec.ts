import { findBarriers, findSmallTargets } from './support/accessibility';
import { askQuestion, followAfterDesk, openAtDesk } from './support/homework';
import { putDocuments, readDocuments, stateOf } from './support/records';
import { expect, test, type Page } from './support/test';
import { openArea, view } from './support/tutor-area';

test.use({ viewport: { width: 360, height: 740 } });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function check(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

test('whoever asked reads for which reason the office has hidden the question', async ({ page }) => {
  const thread = await askQuestion(page);
  await openAtDesk(page);
  await press(page, 'Hide');
  await page.getByRole('radio', { name: 'Private things of a person' }).check();
  await press(page, 'Hide it');
  await expect(page.getByRole('button', { name: 'Open it again for tutors' })).toBeVisible();
  await followAfterDesk(page, thread);
  await expect(page.getByText(/^The office has hidden /).first()).toBeVisible();
  await expect(page.getByText(/^There are private things of a person in it/)).toBeVisible();
  await expect(page.getByText('Solve 3x + 5 = 20')).toHaveCount(0);
  await expect(page.getByText(/a way to get in touch/)).toHaveCount(0);
  await check(page);
});

test('nobody but the office reads a question that it has marked as junk', async ({ page }) => {
  const thread = await askQuestion(page);
  const id = await openAtDesk(page);
  await press(page, 'Mark as junk');
  await press(page, 'Yes, it is junk');
  await expect.poll(() => stateOf(page, `homeworkQuestions/${id}`)).toBe('junk');
  await followAfterDesk(page, thread);
  await expect(page.getByText(/^The office has put it aside/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask another question' })).toBeVisible();
  await expect(page.getByText('Solve 3x + 5 = 20')).toHaveCount(0);
  await check(page);
});

/** Sample questions of the demo tutor: one is claimed, one is answered. */
const spoon = 'homeworkQuestions/7c81e3f5-41f1-4b7a-9a63-2f6f0c9d1a03';
const equation = 'homeworkQuestions/8e47a1b2-41f1-4b7a-9a63-2f6f0c9d1a04';

test('a tutor reads nothing more of a question that the office has hidden', async ({ page }) => {
  await openArea(page);
  await view(page, 'Homework');
  const claimed = page.getByText(/^Why does a metal spoon feel colder/);
  const answered = page.getByRole('listitem').filter({ hasText: 'JHS 3 (BECE year), Mathematics' });
  await expect(claimed).toBeVisible();
  await expect(answered).toHaveCount(1);
  const known = await readDocuments(page, 'homeworkQuestions/');
  const hidden = { state: 'hidden', reason: 'private', lastChange: 'elsewhere' };
  await putDocuments(page, {
    [spoon]: { ...known[spoon], ...hidden },
    [equation]: { ...known[equation], ...hidden },
  });
  await page.reload();
  await expect(
    page.getByText(/^A question that you claim is yours.*A question that the office hides/),
  ).toBeVisible();
  await expect(page.getByText('You have claimed no question', { exact: false })).toBeVisible();
  await expect(claimed).toHaveCount(0);
  await expect(answered).toHaveCount(0);
  await check(page);
});
