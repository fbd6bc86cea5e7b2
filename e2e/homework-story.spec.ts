import { choose, fillQuestion, png, rows, sendQuestion } from './support/homework';
import { createOneSite } from './support/one-site';
import { expect, office, open, signIn, test, tutor as account, type Page } from './support/test';
import { view } from './support/tutor-area';
import { putTutorProfile } from './support/tutor-profile';

/** Unique per run, since a real backend keeps earlier questions. */
const run = Math.random()
  .toString(36)
  .replace(/[^a-z]/g, '')
  .slice(0, 6)
  .padEnd(6, 'x');
const text = `A trader sells ${run} cloth that cost 400 cedis at a profit of 15%. For how much?`;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The card of this question, among the tutor's own or those that wait. */
const card = (page: Page, name: string) => page.getByRole('article', { name }).filter({ hasText: run });
const own = (page: Page) => card(page, 'A question that you have claimed');

/** Waits until the backend has accepted everything. */
const isThrough = (page: Page) => expect(page.getByText(/not yet confirmed/i)).toHaveCount(0);

async function openTutor(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Waiting for a tutor' })).toBeVisible();
}

async function answer(page: Page): Promise<void> {
  await own(page).getByRole('button', { name: 'Answer', exact: true }).click();
  const form = page.getByRole('form', { name: 'Your answer' });
  await form.getByLabel('To the student').fill('You chose a good beginning.');
  await form.getByLabel('What the question is about').fill('Profit as a percentage of the cost.');
  await form.getByLabel('Hint 1', { exact: true }).fill('What is 15% of 400?');
  await form.getByRole('button', { name: 'Add a hint' }).click();
  await form.getByLabel('Hint 2', { exact: true }).fill('Does a profit make it more or less?');
  await form.getByLabel('Step 1', { exact: true }).fill('15% of 400 is 60, and 400 + 60 = 460.');
  await form.getByLabel('Result', { exact: true }).fill('460 cedis');
  await form.getByLabel('Check question', { exact: true }).fill('And at a loss of 15%?');
  await form.getByLabel('Right answer to the check question').fill('340');
  await press(page, 'Send the answer');
  await expect(own(page)).toHaveCount(0);
  await isThrough(page);
}

async function publish(page: Page): Promise<void> {
  await press(page, 'Prepare it');
  const form = page.getByRole('form', { name: 'As a solved question' });
  await form.getByLabel('The question, typed').fill(text);
  await form.getByLabel('Address', { exact: true }).fill(`profit-on-${run}-cloth`);
  await form.getByLabel('No name of a person is in it').check();
  await form.getByLabel('No school, house or town of whoever asked is in it').check();
  await form.getByLabel('It can be understood without the photos and what was tried').check();
  await press(page, 'Publish it');
  await expect(page.getByRole('link', { name: `profit-on-${run}-cloth` })).toBeVisible();
}

test('a question is asked, answered in four parts, learned from and published, by three people', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const contexts = await Promise.all([1, 2, 3].map(() => browser.newContext()));
  const people = await Promise.all(contexts.map((context) => context.newPage()));
  const [student, tutor, desk] = people as [Page, Page, Page];
  const problems: string[] = [];
  for (const page of people) {
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await page.setViewportSize({ width: page === desk ? 1440 : 360, height: 740 });
  }
  const site = createOneSite(people);

  await test.step('each of them opens the site', async () => {
    await open(tutor, '/tutor');
    await putTutorProfile(tutor);
    await signIn(tutor, account);
    await expect(tutor).toHaveURL(`/tutor/${account.id}`);
    await expect(tutor.getByRole('navigation', { name: 'Parts of your area', exact: true })).toBeVisible();
    await view(tutor, 'Homework');
    await open(desk, '/admin');
    await signIn(desk, office);
    await expect(desk).toHaveURL(`/admin/${office.id}`);
  });

  await test.step('a student asks with a photo', async () => {
    await open(student, '/homework');
    await student.getByLabel('Which class?').focus();
    await fillQuestion(student, { question: text });
    await choose(student, png);
    await expect(rows(student)).toHaveCount(1);
    await sendQuestion(student);
    await expect(student.getByText('It waits for a tutor.')).toBeVisible();
    // The photo arrives after the text.
    await expect(student.getByRole('button', { name: /^Look at photo 1/ })).toBeVisible();
    await isThrough(student);
    await site.share(student);
  });

  await test.step('a tutor of the subject claims it, and sees no name', async () => {
    await openTutor(tutor);
    const waiting = card(tutor, 'A question that waits');
    await expect(waiting.getByRole('button', { name: /^Look at photo 1/ })).toBeVisible();
    await waiting.getByRole('button', { name: 'Claim for two hours' }).click();
    await expect(own(tutor).getByRole('timer')).toBeVisible();
    expect(await tutor.content()).not.toMatch(/LL-H/);
    await site.share(tutor);
    await student.reload();
    await expect(student.getByText(/^A tutor is reading it\./)).toBeVisible();
  });

  await test.step('the tutor answers in four parts', async () => {
    await answer(tutor);
    await site.share(tutor);
  });

  await test.step('the student opens the hints one by one, and asks back', async () => {
    await student.reload();
    await expect(student.getByText('It is answered.')).toBeVisible();
    await expect(student.getByText('You chose a good beginning.')).toBeVisible();
    await expect(student.getByText('What is 15% of 400?')).toHaveCount(0);
    await press(student, 'Open hint 1 of 2');
    await expect(student.getByText('What is 15% of 400?')).toBeVisible();
    await expect(student.getByText('Does a profit make it more or less?')).toHaveCount(0);
    await press(student, 'Open hint 2 of 2');
    await student.getByLabel('What do you still not see?').fill('Why of 400 and not of the price?');
    await press(student, 'Ask back');
    await expect(student.getByText(/The tutor reads what you asked back/)).toBeVisible();
    await site.share(student);
  });

  await test.step('the tutor reads what was opened, and replies', async () => {
    await openTutor(tutor);
    await expect(own(tutor)).toContainText('Why of 400 and not of the price?');
    await expect(own(tutor)).toContainText('Opened so far: 2 of 2 hints, 0 of 1 steps.');
    await own(tutor).getByRole('button', { name: 'Reply', exact: true }).click();
    await tutor
      .getByRole('form', { name: 'Your reply' })
      .getByLabel('To the student')
      .fill('Profit is counted from what the trader paid.');
    await press(tutor, 'Send the reply');
    await expect(own(tutor)).toHaveCount(0);
    await isThrough(tutor);
    await site.share(tutor);
  });

  await test.step('the student opens the rest, checks, and closes with the tick to publish', async () => {
    await student.reload();
    await expect(student.getByText('Profit is counted from what the trader paid.')).toBeVisible();
    await press(student, 'Open step 1 of 1');
    await press(student, 'Open the result');
    await student.getByLabel('And at a loss of 15%?').fill('GH¢ 340');
    await press(student, 'Compare');
    await expect(student.getByText(/is right\. It stayed\./)).toBeVisible();
    await student.getByRole('radio', { name: 'Yes' }).check();
    await student.getByLabel(/^The office may publish/).check();
    await press(student, 'Send and close');
    await expect(student.getByText('It is closed. You can read it here.')).toBeVisible();
    await site.share(student);
  });

  await test.step('the office publishes it', async () => {
    await open(desk, `/admin/${office.id}?view=homework&state=publishable&q=${run}`);
    await desk.getByRole('main').getByRole('row').filter({ hasText: run }).getByRole('link').click();
    await expect(desk.getByText('Yes, whoever asked has ticked it')).toBeVisible();
    await publish(desk);
    await site.share(desk);
  });

  await test.step('anybody finds it by the search, and opens it part by part', async () => {
    await open(student, '/homework');
    await press(student, 'Search the solved questions');
    await student.getByLabel('What is your question about?').fill(`${run} cloth profit`);
    await student.getByRole('link', { name: new RegExp(run) }).click();
    await expect(student.getByRole('heading', { level: 1, name: /Solved: Mathematics/ })).toBeVisible();
    await expect(student.getByText('What is 15% of 400?')).toBeVisible();
    await expect(student.getByText('460 cedis', { exact: true })).toHaveCount(0);
  });

  await Promise.all(contexts.map((context) => context.close()));
  // The browser logs rejected reads of a real backend.
  expect(problems.filter((problem) => !/status of 40[034]/.test(problem))).toEqual([]);
});
