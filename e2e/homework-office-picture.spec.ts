import { findBarriers, findSmallTargets } from './support/accessibility';
import { askQuestion, followAfterDesk, keptFiles, openAtDesk, png } from './support/homework';
import { readDocuments } from './support/records';
import { expect, test, type Page } from './support/test';

test.use({ viewport: { width: 360, height: 740 } });

async function check(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

test('the office answers a question itself with a photo, and whoever asked sees it', async ({ page }) => {
  test.setTimeout(180_000);
  const thread = await askQuestion(page, png);
  const id = await openAtDesk(page);
  await page.getByRole('button', { name: 'Answer it here', exact: true }).click();
  const form = page.getByRole('form', { name: 'Answer the question' });
  await form.getByLabel('What the question is about').fill('An equation with one unknown.');
  await form.getByLabel('Hint 1', { exact: true }).fill('What undoes + 5?');
  await form.getByLabel('Step 1', { exact: true }).fill('3x + 5 − 5 = 20 − 5');
  await form.getByLabel('Result', { exact: true }).fill('x = 5');
  await form.getByLabel('Check question', { exact: true }).fill('Solve 2x + 1 = 9');
  await form.getByLabel('Right answer to the check question').fill('x = 4');
  await form.locator('input[type=file]').setInputFiles([png]);
  const send = page.getByRole('button', { name: 'Send the answer', exact: true });
  // A photo without its line is not sent.
  await expect(form.getByLabel('What picture 1 shows')).toBeVisible();
  await send.click();
  await expect(form.getByLabel('What picture 1 shows')).toHaveAccessibleDescription(/required/);
  await form.getByLabel('What picture 1 shows').fill('The balance with both sides');
  await send.dblclick();
  await expect(page.getByText('The balance with both sides')).toBeVisible();
  const messages = Object.values(await readDocuments(page, `homeworkQuestions/${id}/messages/`));
  expect(messages).toMatchObject([
    {
      by: 'office',
      kind: 'answer',
      pictures: { first: { words: 'The balance with both sides' }, second: '' },
    },
  ]);
  const files = Object.entries(await readDocuments(page, 'files/')).filter(
    ([path]) => path.split('/').length === 2,
  );
  expect(files.map(([, { owner, state }]) => [owner, state])).toEqual([
    [`homeworkQuestions/${id}`, 'complete'],
    [`homeworkQuestions/${id}`, 'complete'],
  ]);
  expect(await keptFiles(page)).toEqual([]);
  await followAfterDesk(page, thread);
  await expect(page.getByText('It is answered.')).toBeVisible();
  await page.getByRole('button', { name: 'Open hint 1 of 1' }).click();
  const steps = page.getByRole('list', { name: 'Pictures to the steps' });
  await expect(steps).toHaveCount(0);
  await page.getByRole('button', { name: 'Open step 1 of 1' }).click();
  await expect(steps).toContainText('The balance with both sides');
  await check(page);
  await steps.getByRole('button', { name: /^Picture 1 \(/ }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: 'The balance with both sides' })).toHaveCSS(
    'opacity',
    '1',
  );
  await check(page);
});
