import { findBarriers, findSmallTargets } from './support/accessibility';
import { fillQuestion, putAnswer, sendQuestion, storedQuestion } from './support/homework';
import { putDocuments, readDocuments } from './support/records';
import { expect, lead, open, signIn, test, wakeForm, type Page } from './support/test';

test.use({ viewport: { width: 360, height: 740 } });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The answered question of the demo. */
const equation = '8e47a1b2-41f1-4b7a-9a63-2f6f0c9d1a04';

async function ask(page: Page): Promise<void> {
  await open(page, '/homework');
  await page.getByLabel('Which class?').focus();
  await fillQuestion(page);
  await sendQuestion(page);
  await expect(page.getByText('It waits for a tutor.')).toBeVisible();
}

async function askAndHaveAnswered(page: Page): Promise<void> {
  await ask(page);
  await putAnswer(page);
  await page.reload();
  await expect(page.getByText('It is answered.')).toBeVisible();
}

/** Moves the question of this browser, as the office or a tutor would. The page shows it after a reload. */
async function move(page: Page, changes: Readonly<Record<string, unknown>>): Promise<void> {
  const { id, fields } = await storedQuestion(page);
  const at = new Date().toISOString();
  await putDocuments(page, {
    [`homeworkQuestions/${id}`]: {
      ...fields,
      movedAt: at,
      updatedAt: at,
      lastChange: crypto.randomUUID(),
      ...changes,
    },
  });
}

async function check(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
}

test('a declined question tells why, and what can be done', async ({ page }) => {
  await ask(page);
  await move(page, { state: 'declined', tutor: 'demo-tutor', reason: 'graded-work' });
  await page.reload();
  await expect(page.getByText('It was not answered, for this reason:')).toBeVisible();
  await expect(page.getByText(/^This looks like work that is marked\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take the question back' })).toHaveCount(0);
  await check(page);
  await page.getByRole('link', { name: 'Ask another question' }).click();
  await expect(page.getByRole('heading', { name: 'Your question' })).toBeVisible();
});

test('a hidden thread shows no answer, takes nothing, and leaves the way to child protection', async ({
  page,
}) => {
  await askAndHaveAnswered(page);
  await press(page, 'Open hint 1 of 2');
  await page.getByLabel('What do you still not see?').fill('Why both sides?');
  await move(page, { state: 'hidden', reason: 'contact' });
  const own = `homework/${new URL(page.url()).hash.slice(1)}`;
  const known = await readDocuments(page, own);
  await putDocuments(page, { [own]: { ...known[own], hiddenFor: 'contact' } });
  await press(page, 'Ask back');
  await expect(page.getByText(/Lifeline did not take it/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^The office has hidden /).first()).toBeVisible();
  await expect(page.getByText(/did not take it, as the office has hidden the question/)).toBeVisible();
  await expect(page.getByText('You wrote: Why both sides?')).toBeVisible();
  await expect(page.getByText('What undoes + 5?')).toHaveCount(0);
  await expect(page.getByText('You were close.')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Ask back', exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Something is wrong', exact: true })).toBeVisible();
  await check(page);
  await press(page, 'Remove this note');
  await expect(page.getByText('You wrote: Why both sides?')).toHaveCount(0);
});

test('an ask back that comes too late says that the question is closed', async ({ page }) => {
  await askAndHaveAnswered(page);
  await page.getByLabel('What do you still not see?').fill('Why both sides?');
  await move(page, { state: 'closed' });
  await press(page, 'Ask back');
  await expect(page.getByText(/did not take it/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/did not take it, as the question is closed\. You can send/)).toBeVisible();
  await expect(page.getByText('You wrote: Why both sides?')).toBeVisible();
});

test('a question that was joined shows the thread of the other one, to read', async ({ page }) => {
  await ask(page);
  await move(page, { state: 'merged', mergedInto: equation });
  await page.reload();
  await expect(page.getByText('Somebody has asked the same. You read that answer below.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The same question, asked before' })).toBeVisible();
  await expect(page.getByText('Solve 3(x − 2) = 2x + 5.')).toBeVisible();
  await page.getByRole('button', { name: /^Open hint 1 of/ }).click();
  await expect(page.getByRole('heading', { name: 'Hints' })).toBeVisible();
  // Nothing of the other one can be changed.
  await expect(page.getByLabel('What do you still not see?')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Send and close' })).toHaveCount(0);
  await check(page);
});

test('the form tells how long tutors took, from the figures that there are', async ({ page }) => {
  await open(page, '/homework');
  await wakeForm(page);
  await page.getByLabel('Which subject?').selectOption({ label: 'Mathematics' });
  await expect(page.getByText(/^Mathematics: no figures yet/)).toBeVisible();
  await putDocuments(page, {
    'settings/homework': {
      updatedAt: new Date().toISOString(),
      bySubject: { mathematics: { answered: 24, medianMinutes: 87, p90Minutes: 340 } },
    },
  });
  await page.reload();
  await wakeForm(page);
  await page.getByLabel('Which subject?').selectOption({ label: 'Mathematics' });
  await expect(
    page.getByText(
      'Mathematics, last 60 days: half of the questions were answered within 90 minutes, 9 of 10 within 6 hours.',
    ),
  ).toBeVisible();
  await page.getByLabel('Which subject?').selectOption({ label: 'French' });
  await expect(page.getByText(/^French: no figures yet/)).toBeVisible();
  await check(page);
});

test('a worry about a thread leads child protection to the question', async ({ page }) => {
  await askAndHaveAnswered(page);
  await press(page, 'Something is wrong');
  await page.getByLabel('What is wrong?').fill('He wants to meet me.');
  await press(page, 'Tell them');
  await expect(page.getByText(/What you told us is on its way/)).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/admin');
  await signIn(page, lead);
  await expect(page).toHaveURL(new RegExp(`/admin/${lead.id}`));
  await page.getByRole('link', { name: 'Child protection', exact: true }).click();
  await page
    .getByRole('row')
    .filter({ hasText: 'A student, about a homework question' })
    .getByRole('link')
    .click();
  await check(page);
  await page.getByRole('link', { name: 'Open the homework question' }).click();
  await expect(page).toHaveURL(/view=homework#/);
  await expect(page.getByText('Solve 3x + 5 = 20').first()).toBeVisible();
  await expect(page.getByText('You were close.')).toBeVisible();
});
