import { findBarriers, findSmallTargets } from './support/accessibility';
import { putDocuments } from './support/records';
import { openWithWorker } from './support/worker';
import { expect, office, open, signIn, test, tutor, type Page } from './support/test';

// The browser tells of what it cannot fetch without network.
test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

const unconfirmed = 'Not yet confirmed by Lifeline';

async function openArea(page: Page): Promise<void> {
  await open(page, '/tutor');
  await signIn(page, tutor);
  await expect(page).toHaveURL(`/tutor/${tutor.id}`);
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible();
}

const view = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of your area' }).getByRole('link', { name }).click();

/** The card of the learner whose lessons run in the samples. */
const sunday = 'WASSCE, private candidate (NOV/DEC): Core Mathematics';

test('an offer shows its clock and no name, and is accepted without network', async ({ page, context }) => {
  await openArea(page);
  const offer = page.getByRole('article', { name: 'Primary 4: English Language' });
  await expect(offer.getByRole('timer')).toHaveText(/^2[01] h \d+ min left to answer$/);
  await expect(offer.getByText('Sample Guardian')).toHaveCount(0);
  await expect(offer.getByText('Asked, and you are free')).not.toHaveCount(0);

  await context.setOffline(true);
  await offer.getByRole('button', { name: /^Accept for/ }).click();
  await expect(offer.getByText(unconfirmed)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Waiting for the family' })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(unconfirmed)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Waiting for the family' })).toBeVisible();
});

test('an offer is declined for a reason, or answered with other times', async ({ page }) => {
  await openArea(page);
  const offer = page.getByRole('article', { name: 'Primary 4: English Language' });
  await offer.getByRole('button', { name: 'Propose other times' }).click();
  await offer.getByLabel('Saturday Morning').check();
  await offer.getByRole('button', { name: 'Close' }).click();
  await offer.getByRole('button', { name: 'Decline' }).click();
  await offer.getByLabel('Something else').check();
  await offer.getByRole('button', { name: 'Decline' }).click();
  await expect(offer.getByText('This field is required')).toBeVisible();
  await offer.getByLabel('Too far').check();
  await offer.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'You declined' })).toBeVisible();
});

test('the register works without network: a lesson is planned, its door typed, taught and reported', async ({
  page,
  context,
}) => {
  await openArea(page);
  await view(page, 'Lessons');
  await expect(page.getByRole('button', { name: 'Plan a lesson' })).toBeVisible();
  await context.setOffline(true);

  await page.getByRole('button', { name: 'Plan a lesson' }).click();
  await page.getByLabel('Day', { exact: true }).fill(new Date().toISOString().slice(0, 10));
  await page.getByLabel('Begins at').fill('00:00');
  await page.getByRole('button', { name: 'Plan it' }).click();
  const lesson = page.getByRole('article').filter({ hasText: 'You planned this lesson' });
  await expect(lesson).toHaveCount(1);

  await lesson.getByRole('button', { name: 'Report' }).click();
  await lesson.getByLabel('On time').check();
  await lesson.getByLabel('What did you work on?').fill('Vectors');
  await lesson.getByLabel('With help').check();
  await lesson.getByLabel('What comes next?').fill('Past questions');
  await lesson.getByRole('button', { name: 'Taught: keep the report' }).click();
  await expect(lesson.getByText(/^On time\. Vectors: With help\./)).toBeVisible();
  await expect(lesson.getByText(unconfirmed)).toHaveCount(2);

  await context.setOffline(false);
  await expect(page.getByText(unconfirmed)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(/^On time\. Vectors: With help\./)).toBeVisible();
});

test('what is typed at the door is kept, and never called right or wrong', async ({ page }) => {
  await openArea(page);
  await view(page, 'Lessons');
  await page.getByRole('button', { name: 'Plan a lesson' }).click();
  const soon = new Date(Date.now() + 120_000).toISOString();
  await page.getByLabel('Day', { exact: true }).fill(soon.slice(0, 10));
  await page.getByLabel('Begins at').fill(soon.slice(11, 16));
  await page.getByRole('button', { name: 'Plan it' }).click();
  // In the morning the doors of a sample of the day before are at hand, too.
  const lesson = page.getByRole('article').filter({ hasNotText: 'Sample' });
  await lesson.getByRole('button', { name: 'Arrival code' }).click();
  await lesson.getByLabel('Four digits').fill('482');
  await lesson.getByRole('button', { name: 'Keep it' }).click();
  await expect(lesson.getByText('This field can only contain numbers')).toBeVisible();
  await lesson.getByLabel('Four digits').fill('48 21');
  await lesson.getByRole('button', { name: 'Keep it' }).click();
  await expect(lesson.getByText(/Only the family and the office see whether it is right/)).toBeVisible();
  await expect(page.getByText(unconfirmed)).toHaveCount(0);

  // No fresh code was issued, so a second try is refused, and stays with what was typed.
  await lesson.getByRole('button', { name: 'Type a fresh code' }).click();
  await lesson.getByLabel('Four digits').fill('1111');
  await lesson.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByText('Lifeline did not take this')).toBeVisible();
  await expect(page.getByText('What you typed: 1111')).toBeVisible();
  await page.getByRole('button', { name: 'Take it off this phone' }).click();
  await expect(page.getByText('Lifeline did not take this')).toHaveCount(0);
});

test('a learner has a contact, a progress card and an end with a reason', async ({ page }) => {
  await openArea(page);
  await view(page, 'Learners');
  const learner = page.getByRole('article', { name: sunday });
  await expect(learner.getByText('Sample Guardian')).toBeVisible();
  await learner.getByRole('button', { name: 'Make the progress card' }).click();
  const message = learner.getByRole('region', { name: 'The message' });
  await expect(message).toContainText('Lessons so far: 5');
  await expect(message).toContainText('- Quadratic equations: can do it alone');
  for (const link of await learner.getByRole('link').all())
    expect(await link.getAttribute('href')).not.toMatch(/text=|equations/i);
  await learner.getByRole('button', { name: 'Large text to read aloud' }).click();
  await expect(page.getByRole('dialog').getByText('I can do it by myself.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await learner.getByRole('button', { name: 'Close' }).click();

  await learner.getByRole('button', { name: 'End the lessons' }).click();
  await learner.getByLabel('The exam is over').check();
  await learner.getByRole('button', { name: 'End the lessons' }).click();
  await expect(page.getByRole('heading', { name: 'Lessons that ended' })).toBeVisible();
});

test('the week, the earnings and the profile are the tutor’s own', async ({ page }) => {
  await openArea(page);
  await view(page, 'My week');
  await page.getByLabel('Friday Evening').check();
  await page.getByRole('button', { name: 'Save my hours' }).click();
  await page.getByLabel('First day off').fill('2027-01-04');
  await page.getByLabel('Last day off').fill('2027-01-06');
  await page.getByRole('button', { name: 'Add days off' }).click();
  await expect(
    page.getByRole('button', { name: 'Take back: Mon 4 January 2027 to Wed 6 January 2027' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Pause new learners' }).click();
  await expect(page.getByRole('button', { name: 'Take new learners again' })).toBeVisible();
  await expect(page.getByText(unconfirmed)).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Friday Evening')).toBeChecked();

  await view(page, 'Earnings');
  await expect(page.getByRole('heading', { name: 'By month' })).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Due' }).first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('lifeline-earnings.csv');

  await view(page, 'Profile');
  await expect(page.getByText('Police clearance')).toBeVisible();
  await page.getByLabel('Towns and areas').fill('Adenta, Madina');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(unconfirmed)).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Towns and areas')).toHaveValue('Adenta, Madina');
});

test('an administrator looks in and changes nothing', async ({ page }) => {
  await open(page, '/admin');
  await signIn(page, office);
  await expect(page).toHaveURL(`/admin/${office.id}`);
  for (const [view, heading] of [
    ['offers', 'Waiting for you'],
    ['learners', 'Learners'],
    ['lessons', 'Planned'],
    ['week', 'My week'],
    ['earnings', 'By month'],
    ['profile', 'Profile'],
  ] as const) {
    await page.goto(`/tutor/${tutor.id}?view=${view}`);
    await expect(page.getByText('You are looking in as an administrator.')).toBeVisible();
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('button', {
        name: /Accept|Decline|Propose|End the|Plan|Report|Cancel|Save(?! as)|Pause|Add days/,
      }),
    ).toHaveCount(0);
  }
});

test('where families wait is told as the office counted it', async ({ page }) => {
  await openArea(page);
  await view(page, 'My week');
  await expect(page.getByRole('heading', { name: 'New learners' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Where families wait' })).toHaveCount(0);
  const bySubject = { mathematics: { jhs: 4 }, french: { primary: 1 } };
  await putDocuments(page, { 'settings/demand': { updatedAt: '2026-11-20T08:00:00.000Z', bySubject } });
  await page.reload();
  await expect(page.getByText('as counted on Fri 20 November 2026')).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Mathematics, Junior High' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '4 families' })).toBeVisible();
});

test.describe('with the site’s worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('after one visit every view and every form opens without network', async ({ page, context }) => {
    test.setTimeout(120_000);
    await openWithWorker(page, '/tutor');
    await signIn(page, tutor);
    await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible();
    // The views are brought along in idle time, one after another: nothing more has come for three seconds.
    let known = -1;
    const isQuiet = async () => {
      const before = known;
      known = await page.evaluate(() => performance.getEntriesByType('resource').length);
      return before === known;
    };
    await expect.poll(isQuiet, { intervals: [3000], timeout: 60_000 }).toBe(true);
    await context.setOffline(true);
    await page.reload();
    for (const [name, heading] of [
      ['Learners', 'Learners'],
      ['Lessons', 'Planned'],
      ['My week', 'New learners'],
      ['Earnings', 'By month'],
      ['Profile', 'What was checked, and when'],
    ] as const) {
      await view(page, name);
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    }
    await view(page, 'Learners');
    await page.getByRole('button', { name: 'Make the progress card' }).click();
    await expect(page.getByRole('region', { name: 'The message' })).toContainText('Lessons so far: 5');
    await view(page, 'Offers');
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(page.getByLabel('Too far')).toBeVisible();
  });

  test('the area opens without network, and what is done waits over a reload', async ({ page, context }) => {
    test.setTimeout(120_000);
    await openWithWorker(page, '/tutor');
    await signIn(page, tutor);
    await view(page, 'Lessons');
    await expect(page.getByRole('button', { name: 'Plan a lesson' })).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByLabel('Illness').check();
    await page.getByRole('button', { name: 'Cancel the lesson' }).click();
    await expect(page.getByText(unconfirmed)).toBeVisible();
    await page.reload();
    await expect(page.getByText(unconfirmed)).toBeVisible();
    await expect(page.getByText('One thing you sent waits on this phone.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(unconfirmed)).toHaveCount(0);
  });
});

test('every part of the area can be used by everybody', async ({ page }) => {
  test.setTimeout(120_000);
  await openArea(page);
  for (const name of ['Offers', 'Learners', 'Lessons', 'My week', 'Earnings', 'Profile']) {
    await view(page, name);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    expect(await findSmallTargets(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
});
