import { createReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { findBarriers, findSmallTargets } from './support/accessibility';
import { ids, lesson, offer, request } from './support/family';
import { openCode } from './support/open-code';
import { followPageClock } from './support/page-clock';
import { putDocuments, readDocuments } from './support/records';
import { expect, open, signIn, test, tutor, type Page } from './support/test';
import { view } from './support/tutor-area';

test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED/ });

const lessons = (page: Page) => readDocuments(page, `offers/${ids.ama}/lessons/`);

/** A Monday noon before four weeks with two public holidays on agreed days. */
const monday = new Date('2026-11-30T12:00:00.000Z');
const hours = ['tue-evening', 'fri-evening'];

/** Opens the page of a family that goes on after its trial, at that Monday. */
async function openRunning(page: Page): Promise<string> {
  await followPageClock(page);
  await page.clock.setFixedTime(monday);
  const ref = createReferenceCode('tuition');
  const [[path, trial] = ['', {}]] = Object.entries(lesson(ids.ama, 'confirmed', true, 0));
  await openCode(page, ref, {
    ...request(ref, 'running'),
    ...offer(ref, ids.ama, 'demo-tutor', 'chosen', hours),
    [path]: { ...trial, startsAt: '2026-11-27T17:00:00.000Z' },
  });
  return ref;
}

const planned = async (page: Page) =>
  Object.values(await lessons(page))
    .filter(({ isTrial }) => isTrial === false)
    .map(({ startsAt }) => String(startsAt).slice(5, 16))
    .sort();

const month = ['12-01T16:00', '12-08T16:00', '12-11T17:00', '12-15T16:00', '12-18T17:00', '12-22T16:00'];

test('a day that the office has named is left out by its name, and planned all the same by one press', async ({
  page,
}) => {
  const closedOn = '2026-12-15 Eid-ul-Fitr; 2026-12-08';
  await openRunning(page);
  const stamp = { updatedAt: '2026-11-20T08:00:00.000Z', lastChange: '', isSample: true };
  await putDocuments(page, { 'settings/site': { ...stamp, closedOn } });
  // As after an earlier visit.
  await page.evaluate(
    (facts) => localStorage.setItem('lifeline.office', JSON.stringify({ facts, isSample: true })),
    { closedOn },
  );
  await page.reload();
  await page.getByRole('button', { name: 'Show the lessons' }).click();
  await expect(page.getByText('Tue 15 Dec (Eid-ul-Fitr)', { exact: false })).toBeVisible();
  await expect(page.getByText('5 lessons will be planned.')).toBeVisible();
  await page.getByRole('button', { name: /^Plan it all the same: Tue 15 Dec/ }).click();
  await expect(page.getByText('6 lessons will be planned.')).toBeVisible();
});

test('a family plans a month by two presses, holidays left out, also when pressed twice without network', async ({
  page,
  context,
}) => {
  const ref = await openRunning(page);
  await page.getByRole('button', { name: 'Show the lessons' }).click();
  await expect(page.getByText('6 lessons will be planned.')).toBeVisible();
  await expect(page.getByText("Left out: Farmers' Day")).toBeVisible();
  await expect(
    page.getByText("Left out as days off: Fri 4 Dec (Farmers' Day), Fri 25 Dec (Christmas Day)."),
  ).toBeVisible();
  await expect(page.getByText('Left out: Christmas Day')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Plan 6 lessons' }).dblclick();
  await expect(page.getByText('0 of 6 lessons planned.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('All 6 lessons are planned.', { exact: false })).toBeVisible();
  expect(await planned(page)).toEqual(month);

  // A second tab goes on behind them, and plans none again.
  const other = await context.newPage();
  await followPageClock(other);
  await other.clock.setFixedTime(monday);
  await open(other, `/code#${ref}`);
  await other.getByText('Plan the next weeks').click();
  // On the holiday, which the list names, and not silently behind it.
  await expect(other.getByLabel('First day')).toHaveValue('2026-12-25');
  await other.getByText('Change days, hours or weeks').click();
  await other.getByLabel('First day').fill('2026-12-01');
  await other.getByRole('button', { name: 'Show the lessons' }).click();
  await expect(other.getByText('Nothing is left to plan.', { exact: false })).toBeVisible();

  // One of them is cancelled: not all are planned any more.
  const [[path, first] = ['', {}]] = Object.entries(await lessons(page)).filter(
    ([, { isTrial }]) => !isTrial,
  );
  await putDocuments(page, { [path]: { ...first, state: 'cancelled' } });
  await page.reload();
  await expect(page.getByText('5 of 6 lessons planned.')).toBeVisible();
  await expect(page.getByText('1 of them does not take place.')).toBeVisible();
});

test('a family corrects the list, and leaves the page before all are sent', async ({ page, context }) => {
  const ref = await openRunning(page);
  await page.getByRole('button', { name: 'Show the lessons' }).click();
  await page.getByRole('button', { name: 'Take out: Tue 8 Dec, 4:00 pm' }).click();
  await page.getByRole('button', { name: 'Plan it all the same: Fri 25 Dec, 5:00 pm' }).click();
  await page.getByRole('button', { name: 'Another time: Tue 15 Dec, 4:00 pm' }).click();
  await page.getByRole('listitem').getByLabel('Begins at').fill('18:00');
  await page.getByRole('button', { name: 'Put it there' }).click();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Plan 6 lessons' }).click();
  await expect(page.getByText('6 are on their way from this phone.', { exact: false })).toBeVisible();
  await page.goto('about:blank');
  await context.setOffline(false);
  await open(page, `/code#${ref}`);
  await expect
    .poll(() => planned(page))
    .toEqual(['12-01T16:00', '12-11T17:00', '12-15T18:00', '12-18T17:00', '12-22T16:00', '12-25T17:00']);
});

test('lessons that are refused stay with their reason, the others are planned', async ({ page, context }) => {
  await openRunning(page);
  await page.getByRole('button', { name: 'Show the lessons' }).click();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Plan 6 lessons' }).click();
  await expect(page.getByText('0 of 6 lessons planned.')).toBeVisible();
  // The office has changed the price meanwhile: what was planned at the old one is refused.
  const path = `offers/${ids.ama}`;
  const stored = (await readDocuments(page, path))[path];
  await putDocuments(page, { [path]: { ...stored, price: 7000 } });
  await context.setOffline(false);
  await expect(page.getByText('Not planned:')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Tue 8 Dec, 4:00 pm: ' })).toContainText(
    'This was not allowed',
  );
  await putDocuments(page, { [path]: { ...stored } });
  await page.getByRole('button', { name: 'Try these again' }).click();
  await expect(page.getByText('All 6 lessons are planned.', { exact: false })).toBeVisible();
  expect(await planned(page)).toEqual(month);
});

test('a tutor plans the weekly lessons with a learner', async ({ page }) => {
  await openRunning(page);
  await open(page, `/tutor/${tutor.id}`);
  await signIn(page, tutor);
  await view(page, 'Lessons');
  await page.getByRole('button', { name: 'Plan the lessons: JHS 2: Mathematics' }).last().click();
  await page.getByRole('button', { name: 'Show the lessons' }).click();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Plan 6 lessons' }).click();
  await expect.poll(() => planned(page)).toEqual(month);
});
