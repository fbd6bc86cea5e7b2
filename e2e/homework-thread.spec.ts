import { findBarriers, findSmallTargets } from './support/accessibility';
import { fillQuestion, putAnswer, sendQuestion, storedQuestion } from './support/homework';
import { readDocuments } from './support/records';
import { expect, open, test, type Page } from './support/test';
import { openWithWorker } from './support/worker';

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });
// The browser logs failed requests itself.
test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Asks, and has it answered. */
async function askAndHaveAnswered(page: Page): Promise<void> {
  await openWithWorker(page, '/homework');
  await page.getByLabel('Which class?').focus();
  await fillQuestion(page);
  await sendQuestion(page);
  await expect(page.getByText('It waits for a tutor.')).toBeVisible();
  await putAnswer(page);
  await page.reload();
  await expect(page.getByText('It is answered.')).toBeVisible();
}

async function openAll(page: Page): Promise<void> {
  await press(page, 'Open hint 1 of 2');
  await press(page, 'Open hint 2 of 2');
  await press(page, 'Open step 1 of 2');
  await press(page, 'Open step 2 of 2');
  await press(page, 'Open the result');
}

test('a student opens hints, then steps, the result last, and closes the question', async ({ page }) => {
  await askAndHaveAnswered(page);
  await expect(page.getByText('An equation with one unknown.')).toBeVisible();
  await expect(page.getByText('What undoes + 5?')).toHaveCount(0);
  await expect(page.getByText('x = 5', { exact: true })).toHaveCount(0);
  await press(page, 'Open hint 1 of 2');
  await expect(page.getByText('What undoes + 5?')).toBeVisible();
  // What was opened stays open.
  await page.reload();
  await expect(page.getByText('What undoes + 5?')).toBeVisible();
  await expect(page.getByText('Do it on both sides.')).toHaveCount(0);
  await press(page, 'Open hint 2 of 2');
  await press(page, 'Open step 1 of 2');
  await press(page, 'Open step 2 of 2');
  await expect(page.getByLabel('Solve 2x + 1 = 9')).toHaveCount(0);
  await press(page, 'Open the result');
  await expect(page.getByText('x = 5', { exact: true })).toBeVisible();

  await page.getByLabel('Solve 2x + 1 = 9').fill('5');
  await press(page, 'Compare');
  await expect(page.getByText(/“5” is not it yet/)).toBeVisible();
  await page.getByLabel('Solve 2x + 1 = 9').fill('X=4');
  await press(page, 'Compare');
  await expect(page.getByText('“X=4” is right. It stayed.')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);

  await press(page, 'Send and close');
  await expect(page.getByText('This field is required')).toBeVisible();
  await page.getByRole('radio', { name: 'Partly' }).check();
  await page.getByLabel(/The office may publish/).check();
  await press(page, 'Send and close');
  await expect(page.getByText('It is closed. You can read it here.')).toBeVisible();
  const { fields } = await storedQuestion(page);
  expect(fields).toMatchObject({
    helped: 'partly',
    mayPublish: true,
    checkAnswer: 'X=4',
    opened: { hints: 2, steps: 2, hasResult: true },
  });
});

test('a thread is read and asked back about without network', async ({ page, context }) => {
  await askAndHaveAnswered(page);
  await press(page, 'Open hint 1 of 2');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('What undoes + 5?')).toBeVisible();
  await page.getByLabel('What do you still not see?').fill('Why both sides? My number is 0244123456');
  await press(page, 'Ask back');
  await expect(page.getByText(/looks like a phone number/)).toBeVisible();
  await page.getByLabel('What do you still not see?').fill('Why both sides?');
  await press(page, 'Ask back');
  await expect(page.getByText(/on this phone, not yet sent/)).toBeVisible();
  await expect(page.getByText('You wrote: Why both sides?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask back', exact: true })).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText(/The tutor reads what you asked back/)).toBeVisible();
  await expect(page.getByText('Why both sides?', { exact: true })).toBeVisible();
  const { id, fields } = await storedQuestion(page);
  expect(fields).toMatchObject({ state: 'claimed', asksBack: 1, opened: { hints: 1, steps: 0 } });
  const messages = Object.values(await readDocuments(page, `homeworkQuestions/${id}/messages/`));
  expect(messages.map(({ kind }) => kind).sort()).toEqual(['answer', 'ask-back']);
});

test('a question that nobody has taken is taken back', async ({ page }) => {
  await open(page, '/homework');
  await page.getByLabel('Which class?').focus();
  await fillQuestion(page);
  await sendQuestion(page);
  await press(page, 'Take the question back');
  await expect(page.getByText(/No tutor will answer it then/)).toBeVisible();
  await page.getByRole('button', { name: 'Take it back', exact: true }).click();
  await expect(page.getByText('You have taken it back.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask another question' })).toBeVisible();
});

test('something that is wrong reaches those who answer for child protection', async ({ page }) => {
  await askAndHaveAnswered(page);
  await press(page, 'Something is wrong');
  await page.getByLabel('What is wrong?').fill('He wants to meet me.');
  expect(await findBarriers(page)).toEqual([]);
  await press(page, 'Tell them');
  await expect(page.getByText(/What you told us is on its way/)).toBeVisible();
  const { id } = await storedQuestion(page);
  await expect
    .poll(async () => Object.values(await readDocuments(page, 'concerns/')).map(({ about }) => about))
    .toContain(id);
});

test('on a shared phone nothing of a thread is kept', async ({ page }) => {
  await askAndHaveAnswered(page);
  await page.evaluate(() => localStorage.setItem('lifeline.shared-phone', 'yes'));
  await page.reload();
  await expect(page.getByText('It is answered.')).toBeVisible();
  await openAll(page);
  await expect(page.getByText('x = 5', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('lifeline.homework-learned'))).toBeNull();
  await page.reload();
  await expect(page.getByText('What undoes + 5?')).toHaveCount(0);
});
