import { readFile } from 'node:fs/promises';
import { createReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { findBarriers, findSmallTargets } from './support/accessibility';
import { hourMs, ids, lesson, offer, request } from './support/family';
import { openCode } from './support/open-code';
import { dayIn, openLesson, stored } from './support/planned-lesson';
import { putDocuments, readDocuments } from './support/records';
import { expect, office, open, signIn, test, tutor, type Page } from './support/test';
import { view } from './support/tutor-area';

test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

async function ask(page: Page, day: string, time: string): Promise<void> {
  await page.getByRole('button', { name: 'Ask for another time' }).click();
  await page.getByRole('article').getByText('Another time', { exact: true }).click();
  await page.getByRole('article').getByLabel('Which day?').fill(day);
  await page.getByRole('article').getByLabel('From what time?').fill(time);
  await page.getByLabel('School', { exact: true }).check();
  await page.getByRole('button', { name: 'Ask the tutor' }).click();
}

/** Makes the slip of the last lesson. Gives both codes on it. */
async function slipDigits(page: Page): Promise<readonly string[]> {
  await page.getByRole('button', { name: 'Make a slip for the adult' }).last().click();
  const text = (await page.getByRole('strong').filter({ hasText: 'read out' }).textContent()) ?? '';
  return text.match(/\b\d{4}\b/g) ?? [];
}

test('a family moves a lesson: it asks without network, the tutor agrees, and the door code stays', async ({
  page,
  context,
}) => {
  const ref = await openLesson(page, 48);
  const digits = await slipDigits(page);
  await page.getByRole('button', { name: 'Ask for another time' }).click();
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  await page.getByRole('button', { name: 'Leave it as it is' }).click();

  await context.setOffline(true);
  await ask(page, dayIn(4), '16:00');
  await expect(page.getByText('You asked for another time', { exact: false })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'It goes to the tutor by itself' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask for another time' })).toHaveCount(0);
  await context.setOffline(false);
  await expect(
    page.getByText('Until there is an answer, the lesson stays on', { exact: false }),
  ).toBeVisible();
  expect(await stored(page)).toMatchObject({ state: 'moving', move: { count: 1, answer: '' } });

  // The tutor has another lesson at that time, and is told.
  const [other] = Object.values(lesson(ids.ama, 'planned', false, 96));
  await putDocuments(page, {
    [`offers/${ids.ama}/lessons/7b1df9b2-8a75-4c43-a3a5-1b7f0de0a119`]: {
      ...other,
      startsAt: `${dayIn(4)}T15:30:00.000Z`,
    },
  });
  await open(page, `/tutor/${tutor.id}`);
  await signIn(page, tutor);
  await view(page, 'Lessons');
  await expect(page.getByText('You have another lesson then', { exact: false })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Yes, and teach both' }).click();
  await expect.poll(async () => (await stored(page))?.startsAt).toBe(`${dayIn(4)}T16:00:00.000Z`);
  await expect(page.getByRole('button', { name: 'Yes, and teach both' })).toHaveCount(0);

  await open(page, `/code#${ref}`);
  await expect(page.getByText('It was moved; before, it was planned for', { exact: false })).toBeVisible();
  expect(await slipDigits(page)).toEqual(digits);
});

test('a lesson is moved by two presses, or with all after it, and its calendar entry with it', async ({
  page,
}) => {
  const ref = createReferenceCode('tuition');
  const day = new Date(Date.now() + 7 * 24 * hourMs).toISOString().slice(0, 10);
  const weekly = [0, 7, 14].map((days, index) => {
    const [planned] = Object.values(lesson(ids.ama, 'planned', false, 0));
    const start = new Date(Date.parse(`${day}T16:00:00.000Z`) + days * 24 * hourMs).toISOString();
    return [
      `offers/${ids.ama}/lessons/7b1df9b2-8a75-4c43-a3a5-1b7f0de0a12${index}`,
      { ...planned, startsAt: start },
    ] as const;
  });
  await openCode(page, ref, {
    ...request(ref, 'running'),
    ...offer(ref, ids.ama, 'demo-tutor', 'chosen'),
    ...Object.fromEntries(weekly),
  });
  const read = async () => Object.values(await readDocuments(page, `offers/${ids.ama}/lessons/`));
  await page.getByRole('button', { name: 'Ask for another time' }).first().click();
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  await page.getByRole('group', { name: 'Only this lesson' }).getByRole('button').first().click();
  await expect.poll(async () => (await read()).filter(({ state }) => state === 'moving').length).toBe(1);
  // What was asked comes into sight, far from where the time was pressed.
  const asked = page.getByRole('status').filter({ hasText: /^Asked for/ });
  await expect(asked).toBeFocused();
  await expect(asked).toBeInViewport({ ratio: 0.9 });
  await page.getByRole('button', { name: 'Leave the lesson as it was' }).click();
  await expect.poll(async () => (await read()).filter(({ state }) => state === 'moving').length).toBe(0);

  await page.getByRole('button', { name: 'Ask for another time' }).first().click();
  const all = page.getByRole('group', { name: 'This one and those after it' }).getByRole('button');
  await all.filter({ hasText: '3 lessons' }).first().click();
  await expect.poll(async () => (await read()).filter(({ state }) => state === 'moving').length).toBe(3);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save in my calendar' }).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(3);
  expect(file).not.toContain(ref);
  expect(file).not.toContain(ids.ama);
});

test('a family takes back its question for another time, and it counts', async ({ page }) => {
  await openLesson(page, 48);
  await ask(page, dayIn(4), '16:00');
  await page.getByRole('button', { name: 'Leave the lesson as it was' }).click();
  await expect(page.getByText('You took back the question about', { exact: false })).toBeVisible();
  expect(await stored(page)).toMatchObject({ state: 'planned', move: { count: 1, answer: 'withdrawn' } });
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ask for another time' }).click();
  await expect(page.getByText('You can ask 2 more times', { exact: false })).toBeVisible();
});

test('a tutor cannot come at another time, and the family reads why', async ({ page }) => {
  const ref = await openLesson(page, 48);
  await ask(page, dayIn(3), '09:00');
  await expect.poll(async () => (await stored(page))?.state).toBe('moving');
  await open(page, `/tutor/${tutor.id}`);
  await signIn(page, tutor);
  await view(page, 'Lessons');
  await page.getByRole('button', { name: 'No, I cannot' }).click();
  await page.getByLabel('In your words').fill('I teach in Madina then.');
  await page.getByRole('button', { name: 'Say no' }).click();
  await expect.poll(async () => (await stored(page))?.state).toBe('planned');
  await open(page, `/code#${ref}`);
  await expect(page.getByText('I teach in Madina then.', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask for another time' })).toBeVisible();
});

test('less than 12 hours before, or after three times, a family calls instead', async ({ page }) => {
  await openLesson(page, 6);
  await expect(page.getByText('To move it now, talk to the tutor and the office:')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask for another time' })).toHaveCount(0);
  const startsAt = `${dayIn(2)}T10:00:00.000Z`;
  const move = { count: 3, startsAt, oldStart: startsAt, reason: 'ill', answer: 'declined', words: 'No.' };
  await openLesson(page, 48, { move });
  await expect(page.getByText('Another time was asked for 3 times.', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask for another time' })).toHaveCount(0);
});

test('the office moves a lesson after a call, also shortly before it', async ({ page }) => {
  await openLesson(page, 6);
  await open(page, `/admin/${office.id}?view=lessons`);
  await signIn(page, office);
  await page.getByText('Move a lesson of the next two weeks').click();
  const row = page.getByRole('listitem').filter({ hasText: '75 minutes' });
  await row.getByRole('button', { name: 'Move', exact: true }).first().click();
  await page.getByLabel('New day').fill(dayIn(5));
  await page.getByLabel('Begins at').fill('11:00');
  await page.getByLabel('illness').check();
  await page.getByRole('button', { name: 'Move the lesson' }).click();
  await expect.poll(async () => (await stored(page))?.startsAt).toBe(`${dayIn(5)}T11:00:00.000Z`);
  expect(await stored(page)).toMatchObject({ state: 'planned', move: { answer: 'accepted' } });

  // Once the lessons have ended, nothing of them can be moved.
  const path = `offers/${ids.ama}`;
  const pair = (await readDocuments(page, path))[path];
  await putDocuments(page, { [path]: { ...pair, state: 'ended', movedAt: new Date().toISOString() } });
  const count = await row.count();
  await page.reload();
  await page.getByText('Move a lesson of the next two weeks').click();
  await expect(row).toHaveCount(count - 1);
});
