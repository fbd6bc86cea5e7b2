import { expect, signIn, test, tutor } from './support/test';
import { openArea, view } from './support/tutor-area';
import { openWithWorker } from './support/worker';
// The browser logs requests that fail offline.
test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

const unconfirmed = 'Not yet confirmed by Lifeline';
/** Stands over the answered offers once the view is opened again. */
const amongAnswered = 'You have answered. The family looks at the tutors';

test('an offer shows the time left and no name, and is accepted without network', async ({
  page,
  context,
}) => {
  await openArea(page);
  const offer = page.getByRole('article', { name: 'Primary 4: English Language' });
  await expect(offer.getByRole('timer')).toHaveText(/^2[01] h \d+ min left$/);
  await expect(offer.getByText('Sample Guardian')).toHaveCount(0);
  await expect(offer.getByText('Asked, and you are free')).not.toHaveCount(0);

  await context.setOffline(true);
  await offer.getByRole('button', { name: /^Accept this offer/ }).click();
  await expect(offer.getByText(unconfirmed)).toBeVisible();
  // It stays in place: the next offer must not move under the finger. Only its heading changes.
  await expect(page.getByRole('heading', { name: 'Waiting for the family' })).toBeVisible();
  await expect(page.getByText(amongAnswered)).toHaveCount(0);

  await context.setOffline(false);
  await expect(page.getByText(unconfirmed)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(amongAnswered)).toBeVisible();
});

test('an offer is declined for a reason, or answered with other times', async ({ page }) => {
  await openArea(page);
  const offer = page.getByRole('article', { name: 'Primary 4: English Language' });
  await offer.getByRole('button', { name: 'Propose times or transport' }).click();
  await offer.getByLabel('Saturday Morning').check();
  await offer.getByRole('button', { name: 'Close' }).click();
  await offer.getByRole('button', { name: 'Decline' }).click();
  await offer.getByLabel('Something else').check();
  await offer.getByRole('button', { name: 'Decline' }).click();
  await expect(offer.getByText('This field is required')).toBeVisible();
  await offer.getByLabel('Too far').check();
  await offer.getByRole('button', { name: 'Decline' }).click();
  await expect(offer.getByText('You declined').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'You declined' })).toBeVisible();
});

test('the register works without network: a lesson is planned, its door codes typed, taught and reported', async ({
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
  // What is next is shown, not the lessons that are over.
  const next = page.locator('article:focus');
  await expect(next).toBeInViewport();
  await expect(next.getByText(/ · Planned$/)).toBeVisible();
  await expect(lesson.getByText(unconfirmed)).toHaveCount(2);

  await context.setOffline(false);
  await expect(page.getByText(unconfirmed)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(/^On time\. Vectors: With help\./)).toBeVisible();
});

test('a code typed at the door is kept, without saying whether it is right', async ({ page }) => {
  await openArea(page);
  await view(page, 'Lessons');
  await page.getByRole('button', { name: 'Plan a lesson' }).click();
  const soon = new Date(Date.now() + 120_000).toISOString();
  await page.getByLabel('Day', { exact: true }).fill(soon.slice(0, 10));
  await page.getByLabel('Begins at').fill(soon.slice(11, 16));
  // There is no door online.
  await page.getByRole('radio', { name: 'At the learner’s home' }).check();
  await page.getByRole('button', { name: 'Plan it' }).click();
  // Today's lesson stands first; in the morning a sample lesson of the day before has door codes too.
  const lesson = page.getByRole('article').first();
  await expect(lesson.getByText('Sample Guardian')).toBeVisible();
  await lesson.getByLabel('Four digits').fill('482');
  await lesson.getByRole('button', { name: 'Keep it' }).click();
  await expect(lesson.getByText('This field can only contain numbers')).toBeVisible();
  await lesson.getByLabel('Four digits').fill('48 21');
  await lesson.getByRole('button', { name: 'Keep it' }).click();
  await expect(lesson.getByText(/Only the family and the office see whether it is right/)).toBeVisible();
  await expect(page.getByText(unconfirmed)).toHaveCount(0);

  // No new code was issued, so a second entry is rejected and stays visible.
  await lesson.getByRole('button', { name: 'Type a fresh code' }).click();
  await lesson.getByLabel('Four digits').fill('1111');
  await lesson.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByText('Lifeline did not take this')).toBeVisible();
  await expect(page.getByText('What you typed: 1111')).toBeVisible();
  await page.getByRole('button', { name: 'Take it off this phone' }).click();
  await expect(page.getByText('Lifeline did not take this')).toHaveCount(0);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('after one visit every view and every form opens without network', async ({ page, context }) => {
    test.setTimeout(120_000);
    await openWithWorker(page, '/tutor');
    await signIn(page, tutor);
    await expect(page.getByRole('navigation', { name: 'Parts of your area', exact: true })).toBeVisible();
    // Views are preloaded one after the other in idle time: wait until nothing has loaded for three seconds.
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

  test('the area opens without network, and pending writes persist after a reload', async ({
    page,
    context,
  }) => {
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
