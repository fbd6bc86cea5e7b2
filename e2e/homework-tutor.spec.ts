import {
  ago,
  answerForm,
  askedQuestion,
  checkOnPhone,
  fillAnswer,
  openHomework,
  ownQuestion,
} from './support/homework-area';
import { putDocuments, readDocuments } from './support/records';
import { expect, test, tutor, type Page } from './support/test';

const [first, second, foreign] = [
  'a1b1f8a0-2a35-4d0e-8f0e-7b7d7a0c2f01',
  'a1b1f8a0-2a35-4d0e-8f0e-7b7d7a0c2f02',
  'a1b1f8a0-2a35-4d0e-8f0e-7b7d7a0c2f03',
];

const profit = {
  about: 'Profit as a percentage of the cost.',
  hint: 'What is 15% of 400?',
  step: '15% of 400 is 60.',
  result: '460 cedis',
  check: 'And at a loss of 15%?',
  key: '340',
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
// Beside the questions of the demo, which are marked.
const waiting = (page: Page) =>
  page.getByRole('article', { name: 'A question that waits' }).filter({ hasNotText: 'Sample' });
const pressOwn = (page: Page, name: string) =>
  ownQuestion(page).getByRole('button', { name, exact: true }).click();

const stored = async (page: Page, id = first) =>
  (await readDocuments(page, 'homeworkQuestions/'))[`homeworkQuestions/${id}`];

/** Opens the view with these questions stored. */
// What the page asks for while there is no network.
test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED/ });

test('a tutor claims a question, answers it without a network, and nothing typed is lost', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await openHomework(page, {
    [`homeworkQuestions/${first}`]: askedQuestion(90),
    [`homeworkQuestions/${second}`]: askedQuestion(10, { question: 'Solve x + 3 = 7.' }),
    [`homeworkQuestions/${foreign}`]: askedQuestion(200, { subject: 'arabic' }),
  });
  await expect(waiting(page)).toHaveCount(2);
  await expect(waiting(page).first()).toContainText('A trader buys rice');
  await expect(page.getByText('Answers are not paid at present.')).toBeVisible();
  await checkOnPhone(page);

  await waiting(page).first().getByRole('button', { name: 'Claim for two hours' }).click();
  await expect(ownQuestion(page)).toContainText('A trader buys rice');
  await expect(ownQuestion(page).getByRole('timer')).toContainText(/^[12] h \d+ min left$/);
  await expect(waiting(page)).toHaveCount(1);
  expect(await stored(page)).toMatchObject({ state: 'claimed', tutor: tutor.id, rate: 0 });

  await pressOwn(page, 'Answer');
  await press(page, 'Send the answer');
  await expect(answerForm(page).getByLabel('Step 1', { exact: true })).toHaveAccessibleDescription(/.+/);
  await expect(answerForm(page).getByLabel('Right answer to the check question')).toHaveAccessibleDescription(
    /.+/,
  );
  await fillAnswer(page, profit);
  await checkOnPhone(page);

  // A sign goes to the caret.
  await answerForm(page).getByLabel('Step 1', { exact: true }).press('End');
  await press(page, 'Squared');
  await expect(answerForm(page).getByLabel('Step 1', { exact: true })).toHaveValue('15% of 400 is 60.²');
  await answerForm(page).getByLabel('Step 1', { exact: true }).fill('15% of 400 is 60.');

  await answerForm(page).getByLabel('To the student').fill('Call me on 024 412 3456.');
  await press(page, 'Send the answer');
  await expect(answerForm(page).getByText(/looks like a phone number/)).toBeVisible();
  await answerForm(page).getByLabel('To the student').fill('You are close.');

  await expect(answerForm(page).getByText(/Saved on this phone/)).toBeVisible();
  await page.reload();
  await pressOwn(page, 'Answer');
  await expect(answerForm(page).getByLabel('Result', { exact: true })).toHaveValue('460 cedis');
  await expect(answerForm(page).getByLabel('To the student')).toHaveValue('You are close.');

  await context.setOffline(true);
  await press(page, 'Send the answer');
  await expect(page.getByText(/Not yet confirmed by Lifeline/)).toBeVisible();
  await expect(ownQuestion(page)).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText(/Not yet confirmed by Lifeline/)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Answered by you' })).toBeVisible();
  expect(await stored(page)).toMatchObject({ state: 'answered', tutor: tutor.id });
  const messages = Object.values(await readDocuments(page, `homeworkQuestions/${first}/messages/`));
  expect(messages).toMatchObject([{ by: 'tutor', kind: 'answer', answer: { steps: ['15% of 400 is 60.'] } }]);
  await checkOnPhone(page);
});

test('a tutor who is not the first is told so, and hands back or declines', async ({ page, context }) => {
  await openHomework(page, {
    [`homeworkQuestions/${first}`]: askedQuestion(90),
    [`homeworkQuestions/${second}`]: askedQuestion(10, { question: 'Solve x + 3 = 7.' }),
  });
  await expect(waiting(page)).toHaveCount(2);
  const taken = { state: 'claimed', tutor: 'tutor-2', claimedAt: ago(1), lastChange: 'elsewhere' };
  await putDocuments(page, { [`homeworkQuestions/${first}`]: askedQuestion(90, taken) });
  await waiting(page).first().getByRole('button', { name: 'Claim for two hours' }).click();
  await expect(
    page.getByText('Somebody else was faster with that question. The next one is below.'),
  ).toBeVisible();
  await expect(waiting(page)).toHaveCount(1);
  await expect(ownQuestion(page)).toHaveCount(0);

  // A claim is never queued.
  await context.setOffline(true);
  await waiting(page).getByRole('button', { name: 'Claim for two hours' }).click();
  await expect(page.getByText(/^A claim needs the network: nobody has claimed this/)).toBeVisible();
  expect(await stored(page, second)).toMatchObject({ state: 'open' });
  await context.setOffline(false);
  await waiting(page).getByRole('button', { name: 'Claim for two hours' }).click();
  await expect(ownQuestion(page)).toContainText('Solve x + 3 = 7.');
  await pressOwn(page, 'Hand it back');
  await page.getByLabel('No time now').check();
  await page.getByLabel('For the next tutor').fill('Subtract 3 first.');
  await page
    .getByRole('form', { name: 'Hand the question back?' })
    .getByRole('button', { name: 'Hand it back' })
    .click();
  await expect(ownQuestion(page)).toHaveCount(0);
  await expect
    .poll(() => stored(page, second))
    .toMatchObject({ state: 'open', tutor: '', reason: 'no-time' });

  await waiting(page).first().getByRole('button', { name: 'Decline' }).click();
  await page.getByLabel('It is marked work').check();
  await expect(page.getByText(/This looks like work that is marked/)).toBeVisible();
  await checkOnPhone(page);
  await page
    .getByRole('form', { name: 'Decline the question?' })
    .getByRole('button', { name: 'Decline' })
    .click();
  await expect(waiting(page)).toHaveCount(0);
  await expect.poll(() => stored(page, second)).toMatchObject({ state: 'declined', reason: 'graded-work' });
});

test('a question that is asked back stands on top with what was opened, and a late reply counts', async ({
  page,
}) => {
  const answer = {
    about: 'Profit as a percentage.',
    hints: ['What is 15% of 400?', 'Add it.'],
    steps: ['15% is 60.', '400 + 60 = 460'],
    result: '460 cedis',
    check: { question: 'And at a loss of 15%?', key: '340' },
  };
  await openHomework(page, {
    [`homeworkQuestions/${first}`]: askedQuestion(300, {
      state: 'claimed',
      tutor: tutor.id,
      claimedAt: ago(180),
      answeredAt: ago(200),
      asksBack: 1,
      opened: { hints: 2, steps: 1, hasResult: false },
      checkAnswer: '350',
    }),
    [`homeworkQuestions/${first}/messages/m1`]: {
      by: 'tutor',
      kind: 'answer',
      at: ago(200),
      words: '',
      answer,
    },
    [`homeworkQuestions/${first}/messages/m2`]: {
      by: 'asker',
      kind: 'ask-back',
      at: ago(180),
      words: 'I do not see step 2.',
    },
  });
  await expect(ownQuestion(page).getByRole('heading', { name: 'The student asks back' })).toBeVisible();
  await expect(ownQuestion(page)).toContainText('I do not see step 2.');
  await expect(ownQuestion(page)).toContainText(
    'Opened so far: 2 of 2 hints, 1 of 2 steps. The result is not opened yet.',
  );
  await expect(ownQuestion(page)).toContainText(
    'Typed as the answer to the check question: 350. Right is: 340.',
  );
  await expect(ownQuestion(page)).toContainText('Your two hours are over.');
  await pressOwn(page, 'Reply');
  const reply = page.getByRole('form', { name: 'Your reply' });
  await expect(reply.getByLabel('Step 1', { exact: true })).toHaveCount(0);
  await reply.getByLabel('I also send the answer again, put right').check();
  await expect(reply.getByLabel('Step 2', { exact: true })).toHaveValue('400 + 60 = 460');
  await reply.getByLabel('I also send the answer again, put right').uncheck();
  await reply.getByLabel('To the student').fill('Add the 60 to the 400 that the trader paid.');
  await checkOnPhone(page);
  await press(page, 'Send the reply');
  await expect.poll(() => stored(page)).toMatchObject({ state: 'answered', asksBack: 1 });
});

test('an answer that is refused keeps its words, and a worry goes to child protection', async ({ page }) => {
  await openHomework(page, {
    [`homeworkQuestions/${first}`]: askedQuestion(300, {
      state: 'claimed',
      tutor: tutor.id,
      claimedAt: ago(150),
    }),
  });
  await pressOwn(page, 'Something is wrong');
  await page.getByLabel('In your words').fill('The text asks to meet.');
  await press(page, 'Tell them');
  await expect
    .poll(async () => Object.values(await readDocuments(page, 'concerns/')))
    .toMatchObject([{ about: first, source: 'tutor' }]);
  await pressOwn(page, 'Answer');
  await fillAnswer(page, profit);
  const taken = { state: 'claimed', tutor: 'tutor-2', claimedAt: ago(1), lastChange: 'elsewhere' };
  await putDocuments(page, { [`homeworkQuestions/${first}`]: askedQuestion(300, taken) });
  await press(page, 'Send the answer');
  await expect(page.getByText('Lifeline did not take this')).toBeVisible();
  await expect(page.getByText(/^What you typed: .*15% of 400 is 60\..*460 cedis/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^What you typed: .*15% of 400 is 60\./)).toBeVisible();
});

test('a hidden tutor reads why there is no question', async ({ page }) => {
  await openHomework(page, { [`homeworkQuestions/${first}`]: askedQuestion(90) });
  await expect(waiting(page)).toHaveCount(1);
  const path = `tutors/${tutor.id}`;
  const profile = (await readDocuments(page, path))[path];
  await putDocuments(page, { [path]: { ...profile, state: 'hidden', hiddenUntil: '' } });
  await page.reload();
  await expect(
    page.getByText(/Your profile is not in the list now, so there are no questions/),
  ).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
});
