import { checkOnPhone, ago, askedQuestion } from './support/homework-area';
import { putDocuments, readDocuments, stateOf } from './support/records';
import { expect, office, open, signIn, test, tutor, type Page } from './support/test';

const [rice, tank, solve, fresh] = [
  'a1b1f8a0-2a35-4d0e-8f0e-7b7d7a0c2f01',
  'b1b1f8a0-2a35-4d0e-8f0e-7b7d7a0c2f02',
  'c1b1f8a0-2a35-4d0e-8f0e-7b7d7a0c2f03',
  'd1b1f8a0-2a35-4d0e-8f0e-7b7d7a0c2f04',
] as const;
const pathOf = (id: string) => `homeworkQuestions/${id}`;
const short = (id: string) => id.slice(0, 8);

const application = 'LL-A0000000000001';

/** Questions that a tutor has taken, the last one open; and the number of the tutor. */
const stored = () => {
  const claimed = { state: 'claimed', tutor: tutor.id, claimedAt: ago(30), rate: 500 };
  const lines = [rice, tank, solve].map((id): [string, Record<string, unknown>] => [
    `changeLog/${id}`,
    {
      at: ago(30),
      by: { kind: 'tutor', userId: tutor.id, name: 'Tutor' },
      record: pathOf(id),
      event: 'homework.claimed',
      before: { state: 'open' },
      after: { state: 'claimed' },
    },
  ]);
  return {
    [pathOf(rice)]: askedQuestion(90, claimed),
    [pathOf(tank)]: askedQuestion(80, { ...claimed, question: 'How full is this tank?' }),
    [pathOf(solve)]: askedQuestion(70, { ...claimed, question: 'Solve x + 3 = 7.' }),
    [pathOf(fresh)]: askedQuestion(60, { question: 'Who takes this one?' }),
    [`clearances/${tutor.id}`]: { ref: application },
    [`tutorApplications/${application}/contact/applicant`]: { phone: '+233241234567', email: '' },
    ...Object.fromEntries(lines),
  };
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('the office takes many questions from their tutor, line by line, and tells the tutor', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/admin');
  await signIn(page, office);
  await expect(page).toHaveURL(/\/admin\/[^?]+$/);
  await putDocuments(page, stored());
  await page.goto(`/admin/${office.id}?view=homework`);
  await press(page, 'Select several');
  for (const text of ['A trader buys rice', 'this tank?', 'Solve x + 3', 'Who takes this'])
    await rowOf(page, text).getByRole('checkbox').check();
  // A colleague, whose write this page has not heard of, has hidden the second one.
  await putDocuments(page, {
    [pathOf(tank)]: { ...(await readDocuments(page, pathOf(tank)))[pathOf(tank)], state: 'hidden' },
  });
  await press(page, 'Take from the tutor: 3');
  const form = page.getByRole('form', { name: 'Take from the tutor: 3' });
  await expect(form).toContainText(`${short(fresh)}: not from “Open”`);
  await form.getByRole('radio', { name: 'No time' }).check();
  await checkOnPhone(page);
  await form.getByRole('button', { name: 'Take from the tutor: 3' }).click();

  const report = page.getByLabel('Homework help: Take from the tutor', { exact: true });
  await expect(report).toContainText('1 was refused.');
  await expect(report.getByRole('listitem')).toHaveText([
    new RegExp(`^${short(tank)}: Somebody else has moved this meanwhile`),
    `${short(rice)}: written`,
    `${short(solve)}: written`,
    `${short(fresh)}: not from “Open”`,
  ]);
  for (const id of [rice, solve])
    expect((await readDocuments(page, pathOf(id)))[pathOf(id)]).toMatchObject({
      ...{ state: 'open', tutor: '', claimedAt: '', rate: 0, reason: 'no-time' },
    });
  expect(await stateOf(page, pathOf(tank))).toBe('hidden');
  await checkOnPhone(page);

  await press(page, 'Tell the people of these 2');
  await expect(page.getByText('2 people are to be told.')).toBeVisible();
  await expect(page.getByText('A homework question that you had taken is no longer with you')).toBeVisible();
  await press(page, 'Show how to reach them');
  await expect(page.getByText('024 123 4567')).toBeVisible();
  await press(page, 'By SMS');
  await press(page, 'Not needed');
  await expect(page.getByText('Nobody of these is left to tell.')).toBeVisible();
  expect(Object.values(await readDocuments(page, 'tellings/'))).toMatchObject([
    { event: 'homework.handed-back' },
    { event: 'homework.handed-back' },
  ]);
});

test('answers are closed three days after they came, and no sooner', async ({ page }) => {
  await open(page, '/admin');
  await signIn(page, office);
  await expect(page).toHaveURL(/\/admin\/[^?]+$/);
  const days = (count: number) => ago(count * 24 * 60);
  await putDocuments(page, {
    [pathOf(rice)]: askedQuestion(9000, { state: 'answered', answeredAt: days(4) }),
    [pathOf(tank)]: askedQuestion(9000, { state: 'answered', answeredAt: days(3.01), question: 'Tank?' }),
    [pathOf(solve)]: askedQuestion(9000, { state: 'answered', answeredAt: days(2.9), question: 'Solve it.' }),
  });
  await page.goto(`/admin/${office.id}?view=homework&state=answered`);
  await press(page, 'Select several');
  for (const text of ['A trader buys rice', 'Tank?', 'Solve it.'])
    await rowOf(page, text).getByRole('checkbox').check();
  await press(page, 'Close: 2');
  await press(page, 'Yes, Close: 2');
  await expect(page.getByText('2 are written.', { exact: true })).toBeVisible();
  expect(await Promise.all([rice, tank, solve].map((id) => stateOf(page, pathOf(id))))).toEqual([
    'closed',
    'closed',
    'answered',
  ]);
  await expect(rowOf(page, 'Tank?')).toHaveCount(0);
  await expect(rowOf(page, 'Solve it.').getByRole('checkbox')).toBeChecked();
});
