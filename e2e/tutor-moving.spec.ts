import { readFile } from 'node:fs/promises';
import { findBarriers, findSmallTargets } from './support/accessibility';
import { ids, lesson } from './support/family';
import { dayIn, openLesson, record, stored } from './support/planned-lesson';
import { putDocuments } from './support/records';
import { expect, open, signIn, test, tutor, type Page } from './support/test';
import { view } from './support/tutor-area';

test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

/** The lessons of the family, in order; the demo has lessons of others. */
const cards = (page: Page) => page.getByRole('article').filter({ hasText: 'JHS 2: Mathematics' });
const ask = { name: 'Ask for another time' };

async function openLessons(page: Page): Promise<void> {
  await open(page, `/tutor/${tutor.id}`);
  await signIn(page, tutor);
  await view(page, 'Lessons');
}

test('a tutor asks for another time, without network, and the family agrees by one press', async ({
  page,
  context,
}) => {
  const ref = await openLesson(page, 96);
  const was = String((await stored(page))?.startsAt);
  await openLessons(page);
  await cards(page).getByRole('button', ask).click();
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  await context.setOffline(true);
  const slot = page.getByRole('group', { name: 'Only this lesson' }).getByRole('button').first();
  await slot.dblclick();
  await expect(page.getByText('You asked for', { exact: false }).first()).toBeVisible();
  await expect(page.getByText('You asked for another time', { exact: false })).toBeVisible();
  const own = page.getByRole('status').filter({ hasText: 'You ask for' });
  await expect(own).toContainText('It goes to the family by itself');
  await expect(own).toBeFocused();
  await expect(own).toBeInViewport();
  await context.setOffline(false);
  await expect.poll(async () => (await stored(page))?.state).toBe('moving');
  const asked = (await stored(page))?.move as { startsAt: string; count: number };
  expect(await stored(page)).toMatchObject({ startsAt: was, move: { count: 1, by: 'tutor', answer: '' } });
  // Nothing waits for the tutor.
  await expect(page.getByRole('button', { name: 'Yes, I come then' })).toHaveCount(0);

  await open(page, `/code#${ref}`);
  const card = page.getByRole('main').locator('section').first();
  await expect(card.getByRole('heading', { name: 'asks for another time', exact: false })).toBeVisible();
  await expect(card.getByText('Until you answer, the planned time holds', { exact: false })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  await card.getByRole('button', { name: 'Yes, at the new time' }).click();
  await expect.poll(async () => (await stored(page))?.startsAt).toBe(asked.startsAt);
  await expect(page.getByText('It was moved; before, it was planned for', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Yes, at the new time' })).toHaveCount(0);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save new times in calendar' }).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  expect(file).toContain(asked.startsAt.replaceAll(/[-:]|\.000/g, ''));

  await open(page, `/tutor/${tutor.id}`);
  await view(page, 'Lessons');
  await expect(page.getByText('The family agreed. Before,', { exact: false })).toBeVisible();
});

test('a tutor sees the own lesson at that time, asks, and takes the question back', async ({ page }) => {
  await openLesson(page, 96);
  const [other] = Object.values(lesson(ids.ama, 'planned', false, 48));
  await putDocuments(page, {
    [`offers/${ids.ama}/lessons/7b1df9b2-8a75-4c43-a3a5-1b7f0de0a119`]: {
      ...other,
      startsAt: `${dayIn(3)}T15:30:00.000Z`,
    },
  });
  await openLessons(page);
  const card = cards(page).last();
  await card.getByRole('button', ask).click();
  await card.getByText('Another time', { exact: true }).click();
  await card.getByLabel('Day', { exact: true }).fill(dayIn(3));
  await card.getByLabel('Begins at').fill('16:00');
  await expect(card.getByText('You have another lesson then', { exact: false })).toBeVisible();
  await card.getByLabel('Begins at').fill('19:00');
  await expect(card.getByText('You have another lesson then', { exact: false })).toHaveCount(0);
  await card.getByLabel('Travel', { exact: true }).check();
  await card.getByRole('button', { name: 'Ask the family' }).click();
  await expect.poll(async () => (await stored(page))?.move).toMatchObject({ reason: 'travel', by: 'tutor' });
  await page.getByRole('button', { name: 'Leave the lesson as it was' }).click();
  await expect(page.getByText('You no longer ask for', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'You no longer ask for' }).first()).toBeFocused();
  await expect.poll(async () => (await stored(page))?.state).toBe('planned');
  expect(await stored(page)).toMatchObject({ move: { answer: 'withdrawn' } });
});

test('a family says no to the times of a tutor by one press, and what was answered meanwhile is told', async ({
  page,
  context,
}) => {
  const startsAt = `${dayIn(5)}T10:00:00.000Z`;
  const moveTo = (oldStart: string) => ({
    state: 'moving',
    startsAt: oldStart,
    move: { count: 1, startsAt, oldStart, reason: 'ill', answer: '', words: '', by: 'tutor' },
  });
  const old = `${dayIn(3)}T10:00:00.000Z`;
  const ref = await openLesson(page, 72, moveTo(old));
  const second = await context.newPage();
  await open(second, `/code#${ref}`);
  const yes = second.getByRole('button', { name: 'Yes, at the new time' }).first();
  await expect(yes).toBeVisible();
  await page.getByRole('button', { name: 'No, leave it as it is' }).first().click();
  await expect(page.getByText('You said no to', { exact: false }).first()).toBeVisible();
  await expect.poll(async () => (await stored(page))?.state).toBe('planned');
  expect(await stored(page)).toMatchObject({ startsAt: old, move: { answer: 'declined', words: '' } });
  // The other tab follows, without a word of its own.
  await expect(yes).toHaveCount(0);
  await openLessons(page);
  await expect(
    page.getByText('does not suit the family. The lesson stays as it is.', { exact: false }),
  ).toBeVisible();
});

test('the answer of a family is refused when the tutor took the question back meanwhile', async ({
  page,
  context,
}) => {
  const startsAt = `${dayIn(5)}T10:00:00.000Z`;
  const oldStart = `${dayIn(3)}T10:00:00.000Z`;
  const move = { count: 1, startsAt, oldStart, reason: 'ill', answer: '', words: '', by: 'tutor' };
  await openLesson(page, 72, { state: 'moving', startsAt: oldStart, move });
  const lessonNow = (await stored(page)) ?? {};
  await expect(page.getByRole('button', { name: 'Yes, at the new time' }).first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Yes, at the new time' }).first().click();
  await expect(page.getByText('You agreed to another time', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Yes, at the new time' })).toHaveCount(0);
  await putDocuments(page, {
    [record]: {
      ...lessonNow,
      state: 'planned',
      lastChange: 'withdrawn',
      move: { ...move, answer: 'withdrawn' },
    },
  });
  await context.setOffline(false);
  await expect(page.getByText('Lifeline could not take it.', { exact: false })).toBeVisible();
  expect(await stored(page)).toMatchObject({ state: 'planned', startsAt: oldStart });
  await page.reload();
  await expect(page.getByText('The tutor no longer asks for', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Yes, at the new time' })).toHaveCount(0);
});

test('a tutor calls less than 12 hours before, and does not move what has begun', async ({ page }) => {
  await openLesson(page, 6);
  await openLessons(page);
  await expect(cards(page).getByText('Less than 12 hours are left.', { exact: false })).toBeVisible();
  await expect(cards(page).getByRole('button', ask)).toHaveCount(0);
});
