import { findBarriers, findSmallTargets } from './support/accessibility';
import { putDocuments, readDocuments } from './support/records';
import { expect, lead, office, open, signIn, signOut, test, tutor } from './support/test';
import { openArea, view } from './support/tutor-area';

const unconfirmed = 'Not yet confirmed by Lifeline';

/** The sample learner with current lessons. */
const sunday = 'WASSCE, private candidate (NOV/DEC): Core Mathematics';

test('on a phone the parts stand in a bar that never moves, the rest in a sheet, and the work at the top', async ({
  page,
}) => {
  await openArea(page);
  const bar = page.getByRole('navigation', { name: 'Parts of your area', exact: true });
  const more = bar.getByRole('button', { name: 'More' });
  const places = () =>
    bar.locator('a, button').evaluateAll((parts) =>
      parts
        .map((part) => part.getBoundingClientRect())
        .filter(({ width }) => width > 0)
        .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round)),
    );
  const first = await places();
  expect(first).toHaveLength(5);
  for (const [, y = 0, , height = 0] of first) expect([y + height, height >= 44]).toEqual([740, true]);
  await expect(bar.getByRole('link', { name: /^Offers/ })).toHaveText(/1 ?wait for you$/);

  await expect(bar.getByRole('link', { name: /^Homework/ })).toHaveText(/1 ?wait for you$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Answer a homework question');
  // The offer comes after it, in the same screen and with its answer.
  await expect(page.getByRole('navigation', { name: 'After that' })).toHaveCount(0);
  await expect(
    main
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Accept/ }),
  ).toBeInViewport();
  await main.getByRole('link', { name: 'See the question' }).click();
  await expect(page.getByRole('heading', { name: 'Yours to answer' })).toBeVisible();

  for (const name of [
    'Learners',
    'Lessons',
    'Homework',
    'My week',
    'Earnings',
    'To tell',
    'Profile',
    'Offers',
  ]) {
    await view(page, name);
    const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
    await expect(heading).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(async () => (await heading.boundingBox())?.y, { message: name }).toBeLessThan(140);
    expect(await places(), name).toEqual(first);
  }
  await expect(page.getByRole('contentinfo')).toHaveCount(0);

  await more.press('Enter');
  const sheet = page.getByRole('dialog', { name: /^Welcome/ });
  await sheet.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(sheet.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
});

test('a tutor sees a learner’s contact, makes a progress card, and ends lessons with a reason', async ({
  page,
}) => {
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

test('a tutor who did not feel safe tells child protection, and nobody else reads it', async ({ page }) => {
  await openArea(page);
  await view(page, 'Learners');
  const learner = page.getByRole('article', { name: sunday });
  await learner.getByRole('button', { name: 'End the lessons' }).click();
  await expect(learner.getByText(/everybody else reads “Something else”/)).toBeVisible();
  await learner.getByLabel('I did not feel safe').check();
  await learner.getByLabel('In your words').fill('The door was locked behind me.');
  await learner.getByRole('button', { name: 'End the lessons' }).click();
  await expect(page.getByRole('heading', { name: 'Lessons that ended' })).toBeVisible();
  await expect(page.getByText(unconfirmed)).toHaveCount(0);
  const offers = await readDocuments(page, 'offers/');
  const endings = Object.values(offers).flatMap(({ ending }) => (ending ? [ending] : []));
  expect(endings).toContainEqual({ by: 'tutor', reason: 'other', words: '' });
  expect(JSON.stringify([offers, await readDocuments(page, 'changeLog/')])).not.toMatch(/locked|safety/);

  await signOut(page);
  await open(page, '/admin');
  await signIn(page, lead);
  await page.getByRole('status').filter({ hasText: '1 worry about a child' }).getByRole('link').click();
  await expect(page.getByText(/: The door was locked behind me\.$/)).toBeVisible();
  const worry = page.getByRole('complementary', { name: 'Open record' });
  await expect(worry.getByText('A tutor, about lessons')).toBeVisible();
});

test('a tutor sees the own week, earnings and profile', async ({ page }) => {
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
  await expect(page.getByText('Police certificate')).toBeVisible();
  await page.getByLabel('Towns and areas').fill('Adenta, Madina');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  // No note stands there before the press is kept either, so ask for the record.
  await expect
    .poll(async () => (await readDocuments(page, `tutors/${tutor.id}`))[`tutors/${tutor.id}`])
    .toMatchObject({ towns: 'Adenta, Madina' });
  await expect(page.getByText(unconfirmed)).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Towns and areas')).toHaveValue('Adenta, Madina');
});

test('an administrator can read the tutor area but changes nothing', async ({ page }) => {
  await open(page, '/admin');
  await signIn(page, office);
  await expect(page).toHaveURL(`/admin/${office.id}`);
  for (const [view, heading] of [
    ['offers', 'Waiting for you'],
    ['learners', 'Learners'],
    ['lessons', 'Planned'],
    ['homework', 'Waiting for a tutor'],
    ['week', 'My week'],
    ['earnings', 'By month'],
    ['profile', 'Profile'],
  ] as const) {
    await page.goto(`/tutor/${tutor.id}?view=${view}`);
    await expect(page.getByText('You are looking in as an administrator.')).toBeVisible();
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('button', {
        name: /Accept|Decline|Propose|End the|Plan|Report|Cancel|Save(?! as| in)|Pause|Add days/,
      }),
    ).toHaveCount(0);
  }
});

test('the figures of waiting families are those the office published', async ({ page }) => {
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

test('every view of the area passes the accessibility checks', async ({ page }) => {
  test.setTimeout(120_000);
  await openArea(page);
  for (const name of ['Offers', 'Learners', 'Lessons', 'Homework', 'My week', 'Earnings', 'Profile']) {
    await view(page, name);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    expect(await findSmallTargets(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
});
