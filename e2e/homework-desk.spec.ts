import { findBarriers, findSmallTargets } from './support/accessibility';
import { putDocuments, readDocuments } from './support/records';
import { expect, office, open, signIn, test, type Page } from './support/test';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const desk = `/admin/${office.id}?view=homework`;

async function check(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
}

async function openDesk(page: Page): Promise<void> {
  await open(page, '/admin');
  await signIn(page, office);
  await expect(page).toHaveURL(/\/admin\/[^?]+$/);
  await open(page, desk);
  await expect(page.getByRole('heading', { level: 1, name: /Homework help/ })).toBeVisible();
}

/** Ids of sample questions. */
const [tank, bulb] = ['5d0f6c1e-41f1-4b7a-9a63-2f6f0c9d1a01', '9f35c6d8-41f1-4b7a-9a63-2f6f0c9d1a05'];

/** Opens a sample question. */
async function openQuestion(page: Page, id: string, text: string): Promise<void> {
  await open(page, `${desk}#${id}`);
  await expect(page.getByText(text).first()).toBeVisible();
}

test('the office hides a question, opens it again, and answers it in four parts', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await openDesk(page);
  await expect(page.getByText('A tank holds 240 litres')).toBeVisible();
  // Whoever has the id of a question reads it, so the file has none.
  await expect(page.getByRole('button', { name: 'Save as CSV' })).toBeVisible();
  await expect(page.getByLabel('with whole codes')).toHaveCount(0);
  await check(page);
  await page.getByLabel('Subject', { exact: true }).selectOption({ label: 'English Language' });
  await expect(page.getByText('A tank holds 240 litres')).toHaveCount(0);

  await openQuestion(page, tank, 'A tank holds 240 litres');
  await press(page, 'Hide');
  await press(page, 'Hide it');
  await expect(page.getByText('This field is required')).toBeVisible();
  await page.getByRole('radio', { name: 'Private things of a person' }).check();
  await press(page, 'Hide it');
  await press(page, 'Open it again for tutors');

  await press(page, 'Answer it here');
  const form = page.getByRole('form', { name: 'Answer the question' });
  await press(page, 'Send the answer');
  await expect(form.getByRole('link', { name: /What the question is about/ })).toBeVisible();
  await form.getByLabel('What the question is about').fill('A fraction of a quantity.');
  await form.getByLabel('Hint 1').fill('Which part is empty? Call me on 024 123 4567.');
  await form.getByLabel('Step 1', { exact: true }).fill('The empty part is 8/8 − 5/8 = 3/8.');
  await form.getByRole('button', { name: 'Add a step' }).click();
  await form.getByLabel('Step 2', { exact: true }).fill('240 ÷ 8 = 30, and 3 × 30 = 90.');
  await form.getByLabel('Result', { exact: true }).fill('90 litres');
  await form.getByLabel('Check question', { exact: true }).fill('And when it is 3/8 full?');
  await form.getByLabel('Right answer to the check question').fill('150 litres');
  await press(page, 'Send the answer');
  await expect(form.getByText(/looks like a phone number/).first()).toBeVisible();
  await form.getByLabel('Hint 1').fill('Which part of the tank is empty?');
  await check(page);
  await press(page, 'Send the answer');
  await expect(page.getByText('You answered', { exact: false })).toBeVisible();
  await expect(page.getByText('240 ÷ 8 = 30, and 3 × 30 = 90.')).toBeVisible();
  await check(page);
});

test('what waits for nobody is read when its filter is pressed, 50 at a time', async ({ page }) => {
  await openDesk(page);
  const { [`homeworkQuestions/${tank}`]: question } = await readDocuments(page, `homeworkQuestions/${tank}`);
  const declined = Array.from({ length: 60 }, (_, minute): [string, object] => [
    `homeworkQuestions/${crypto.randomUUID()}`,
    {
      ...question,
      state: 'declined',
      question: `Question ${minute}.`,
      movedAt: new Date(Date.UTC(2026, 2, 9, 12, minute)).toISOString(),
    },
  ]);
  await putDocuments(page, Object.fromEntries(declined) as Record<string, Record<string, unknown>>);
  await open(page, desk);
  await expect(page.getByText('A tank holds 240 litres')).toBeVisible();
  await expect(page.getByText('Question 59.')).toHaveCount(0);
  await page.getByRole('link', { name: 'Declined', exact: true }).click();
  await expect(page.getByText('Question 59.')).toBeVisible();
  await expect(page.getByText('A tank holds 240 litres')).toHaveCount(0);
  const rows = page.getByRole('row').filter({ hasText: 'Question' });
  await expect(rows).toHaveCount(50);
  await press(page, 'Show 50 more');
  await expect(rows).toHaveCount(60);
  await expect(page.getByRole('button', { name: 'Show 50 more' })).toHaveCount(0);
  await check(page);
});

test('the office joins a repeated question to another', async ({ page }) => {
  await openDesk(page);
  await openQuestion(page, tank, 'A tank holds 240 litres');
  await press(page, 'Join to another question');
  await page.getByLabel('Find the other question').fill('Solve');
  await page.getByRole('button', { name: 'Join to this one: 8e47a1b2' }).click();
  await press(page, 'Yes, join them');
  await expect(page.getByRole('link', { name: 'Open the question it was joined to' })).toBeVisible();
  await page.getByRole('link', { name: 'Open the question it was joined to' }).click();
  await expect(page.getByText('Solve 3(x − 2) = 2x + 5.').first()).toBeVisible();
});

test('an answer is published, found, and taken back', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await openDesk(page);
  await openQuestion(page, bulb, 'A bulb is joined to a battery of 3 volts');
  await press(page, 'Prepare it');
  const form = page.getByRole('form', { name: 'As a solved question' });
  await form.getByLabel('The question, typed').fill('Mr Boateng asks: a bulb takes 0.2 A at 3 V. What is R?');
  await expect(form.getByText(/“Mr”, “Boateng”/)).toBeVisible();
  await form.getByLabel('The question, typed').fill('A bulb takes 0.2 A at 3 V. What is its resistance?');
  await form.getByLabel('Address', { exact: true }).fill('resistance-of-a-bulb');
  await press(page, 'Publish it');
  await expect(form.getByRole('link', { name: /No name of a person is in it/ })).toBeVisible();
  await form.getByLabel('No name of a person is in it').check();
  await form.getByLabel('No school, house or town of whoever asked is in it').check();
  await form.getByLabel('It can be understood without the photos and what was tried').check();
  await check(page);
  await press(page, 'Publish it');
  await expect(page.getByRole('link', { name: 'resistance-of-a-bulb' })).toBeVisible();
  await check(page);

  await open(page, '/homework');
  await press(page, 'Search the solved questions');
  await expect(page.getByText('4 questions are solved.')).toBeVisible();
  await page.getByLabel('What is your question about?').fill('bulb resistance');
  await page.getByRole('link', { name: /A bulb takes 0.2 A/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Solved: Science/ })).toBeVisible();

  await open(page, desk);
  await page.getByRole('button', { name: 'Take it back: resistance-of-a-bulb' }).click();
  await expect(page.getByText('resistance-of-a-bulb (taken back)')).toBeVisible();
  await open(page, '/homework/resistance-of-a-bulb');
  await expect(page.getByRole('heading', { level: 1, name: 'This question is not here' })).toBeVisible();
});

test('the list of solved questions shows twenty, and more on request', async ({ page }) => {
  await openDesk(page);
  const now = new Date().toISOString();
  const answer = {
    about: 'An equation with one unknown.',
    hints: ['What undoes it?'],
    steps: ['Subtract it on both sides.'],
    result: 'x',
    check: { question: 'Solve x + 1 = 9', key: '8' },
  };
  const solved = (number: number) => ({
    state: 'published',
    createdAt: now,
    movedAt: now,
    updatedAt: now,
    lastChange: '',
    isSample: false,
    subject: 'mathematics',
    schoolClass: 'jhs-2',
    question: `Solve x + ${number} = 9`,
    answer,
    slug: `solve-x-plus-${number}`,
  });
  const ids = Array.from({ length: 25 }, (_, number) => `7b1f8a0c-2a35-4d0e-8f0e-7b7d7a0c2f${10 + number}`);
  await putDocuments(
    page,
    Object.fromEntries(ids.map((id, number) => [`solved/${id}`, solved(number)] as const)),
  );
  await page.reload();
  const takeBack = page.getByRole('button', { name: /^Take it back: / });
  await expect(takeBack).toHaveCount(20);
  await press(page, 'Show more solved questions');
  // Beside the three of the demo.
  await expect(takeBack).toHaveCount(28);
  await expect(page.getByRole('button', { name: 'Show more solved questions' })).toHaveCount(0);
  await check(page);
});
