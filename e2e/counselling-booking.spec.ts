import { findBarriers, findSmallTargets } from './support/accessibility';
import { dayOf, startIn } from './support/counselling';
import { putDocuments, readDocuments } from './support/records';
import { expect, open, test, type Page } from './support/test';

const times = (page: Page) => page.getByRole('button', { name: /^\w{3} \d+ \w+, \d+:00 [ap]m$/ });

/** Opens the page of counsellors and turns to the week after next, which is free in a new demo. */
async function openTimes(page: Page, address = '/counselorPage?way=phone&topic=career'): Promise<void> {
  await open(page, address);
  await page.getByRole('button', { name: 'Later week' }).click();
  await expect(page).toHaveURL(/week=/);
  await expect(times(page).first()).toBeVisible();
}

/** Chooses a free time by its place in the week; its name. */
async function choose(page: Page, place: number): Promise<string> {
  const time = times(page).nth(place);
  const name = (await time.getAttribute('aria-label')) ?? '';
  await time.click();
  await expect(page.getByText(/^You chose /)).toBeVisible();
  return name;
}

async function fill(page: Page, name = 'Star'): Promise<void> {
  await page.getByLabel(/^Name or nickname/).fill(name);
  await page.getByLabel(/^Phone number/).fill('024 123 4567');
  await page
    .getByRole('group', { name: /Is the learner under 18/ })
    .getByLabel('Yes')
    .check();
  await page
    .getByRole('group', { name: /know of this talk/ })
    .getByLabel('No')
    .check();
  await page.getByLabel(/^What may we say/).fill('Nobody needs to know.');
  await page.getByLabel(/^Lifeline may use what I wrote/).check();
}

const book = (page: Page) => page.getByRole('button', { name: 'Book this time', exact: true });
const isBooked = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: /^Booked$/ })).toBeVisible({ timeout: 15_000 });
const slotsOf = async (page: Page) => Object.keys(await readDocuments(page, 'slots/'));

test('a student books a talk, moves it and cancels it', async ({ page }) => {
  await openTimes(page);
  await choose(page, 0);
  await fill(page);
  expect(await findBarriers(page)).toEqual([]);
  await book(page).click();
  await isBooked(page);
  await expect(page).toHaveURL(/\/code#LL-C/);
  await expect(page.getByText(/The counsellor calls you/).first()).toBeVisible();
  const [first] = await slotsOf(page);
  expect(await slotsOf(page)).toHaveLength(1);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save in my calendar' }).click();
  expect((await saving).suggestedFilename()).toBe('appointment.ics');

  await page.getByRole('button', { name: 'Choose another time', exact: true }).click();
  await page.getByRole('button', { name: 'Later week' }).click();
  await times(page).nth(1).click();
  await page.getByRole('button', { name: /^Take \w{3} \d/ }).click();
  await expect(page.getByRole('button', { name: 'Save the new time in my calendar' })).toBeVisible();
  // The old time is free at once.
  await expect.poll(() => slotsOf(page)).toHaveLength(1);
  expect(await slotsOf(page)).not.toContain(first);
  expect(await findSmallTargets(page)).toEqual([]);

  await page.getByRole('button', { name: 'Please call me earlier' }).click();
  await expect(page.getByText(/You asked to be called earlier/)).toBeVisible();

  await page.getByRole('button', { name: 'Cancel this talk', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel the talk', exact: true }).click();
  await expect(page.getByText('This field is required')).toBeVisible();
  await page.getByLabel('I do not need it any more').check();
  await page.getByRole('button', { name: 'Cancel the talk', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Cancelled$/ })).toBeVisible();
  await expect(page.getByText('It is safe.')).toHaveCount(0);
  await expect.poll(() => slotsOf(page)).toEqual([]);
});

test('of two pages that book one time, one has it, and the other keeps what was typed', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await openTimes(page);
  const address = page.url();
  const name = await choose(page, 0);
  await fill(page, 'Star');
  await open(other, address);
  await other.getByRole('button', { name, exact: true }).click();
  await fill(other, 'Moon');
  await Promise.all([page, other].map((one) => book(one).click()));

  const lost = /This time is not free any more/;
  const outcomeOf = async (one: Page) => {
    await expect(
      one
        .getByText(lost)
        .or(one.getByText('Your talk', { exact: true }))
        .first(),
    ).toBeVisible();
    return (await one.getByText(lost).count()) > 0 ? 'lost' : 'booked';
  };
  const outcomes = await Promise.all([outcomeOf(page), outcomeOf(other)]);
  expect([...outcomes].sort()).toEqual(['booked', 'lost']);
  expect(await slotsOf(page)).toHaveLength(1);

  const second = outcomes[0] === 'lost' ? page : other;
  await second.bringToFront();
  await expect(second.getByLabel(/^What may we say/)).toHaveValue('Nobody needs to know.');
  const alert = second.getByRole('alert').filter({ hasText: lost });
  await alert.getByRole('button').first().click();
  await expect(alert).toHaveCount(0);
  await book(second).click();
  await isBooked(second);
  await expect.poll(() => slotsOf(second)).toHaveLength(2);
});

test.describe('without a network', () => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED/ });

  test('a booking without a network holds no time, and takes one later', async ({ page, context }) => {
    await openTimes(page);
    const wished = await choose(page, 0);
    await fill(page);
    // What the receipt needs has loaded with the form.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await expect(page.getByText(/No time is held for you until then/)).toBeVisible();
    await page.getByRole('button', { name: 'Send without a time' }).click();
    await expect(page).toHaveURL(/\/code#LL-C/);
    await expect(page.getByRole('button', { name: 'Take it back and change it' })).toBeVisible();
    expect(await slotsOf(page)).toEqual([]);

    await context.setOffline(false);
    await expect(page.getByText(/No time is held for you yet/)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('You wished')).toBeVisible();
    // The week of the wish is open.
    await page.getByRole('button', { name: wished, exact: true }).click();
    await page.getByRole('button', { name: /^Take \w{3} \d/ }).click();
    await isBooked(page);
    await expect.poll(() => slotsOf(page)).toHaveLength(1);
  });
});

test('a topic chosen after the time says who does not talk about it', async ({ page }) => {
  await openTimes(page, '/counselorPage?way=phone');
  // In the morning only the first counsellor works.
  await choose(page, 0);
  await fill(page);
  const form = page.locator('form').filter({ has: page.getByLabel('Name or nickname') });
  await form.getByLabel('What is it about?').selectOption({ label: 'Stress and worries' });
  const other = page.getByRole('alert').filter({ hasText: 'Efua B. does not talk about this.' });
  await expect(other).toBeVisible();
  await book(page).click();
  await expect(page).toHaveURL(/counselorPage/);
  await other.getByRole('button').first().click();
  await expect(other).toHaveCount(0);
  await book(page).click();
  await isBooked(page);
  expect(await slotsOf(page)).toHaveLength(1);
});

test('weeks without a free time are passed over, and nobody turns back to them', async ({ page }) => {
  await open(page, '/tutorPage');
  await expect(page.getByRole('link', { name: 'Ama S.' })).toBeVisible();
  const paths = ['counsellors/demo-counsellor', 'counsellors/demo-counsellor-2'];
  const all = await readDocuments(page, 'counsellors/');
  const away = `${dayOf(startIn(0))}/${dayOf(startIn(14 * 24))}`;
  await putDocuments(
    page,
    Object.fromEntries(
      paths.map((path) => [
        path,
        { ...all[path], hours: { ...(all[path]?.hours as Record<string, unknown>), away } },
      ]),
    ),
  );
  await open(page, '/counselorPage?way=phone');
  await expect(times(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Earlier week' })).toBeDisabled();
});

test('a counsellor who has left is not booked, and nothing typed is lost', async ({ page }) => {
  await openTimes(page);
  await page.getByLabel('With whom?').selectOption({ label: 'Yaw D.' });
  await choose(page, 0);
  await fill(page);
  const path = 'counsellors/demo-counsellor-2';
  const counsellor = (await readDocuments(page, path))[path];
  // By somebody else, while this page is open.
  await putDocuments(page, { [path]: { ...counsellor, state: 'left' } });
  await book(page).click();
  await expect(page.getByText(/This time is not free any more/)).toBeVisible();
  await expect(page.getByLabel(/^Name or nickname/)).toHaveValue('Star');
  expect(await slotsOf(page)).toEqual([]);
});

test('a page left open offers no time that has passed', async ({ page }) => {
  await page.clock.install();
  await openTimes(page);
  await choose(page, 0);
  await fill(page);
  await page.clock.fastForward(14 * 24 * 3_600_000);
  await expect(page.getByText(/This time is not free any more/)).toBeVisible();
  await book(page).click();
  await expect(page).toHaveURL(/counselorPage/);
  expect(await slotsOf(page)).toEqual([]);
});

test('the topic is asked once, and no week before the first free time is turned to', async ({ page }) => {
  await open(page, '/counselorPage?way=phone&topic=career');
  await expect(times(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Earlier week' })).toBeDisabled();
  await expect(page.getByLabel('What is it about?')).toHaveCount(1);
  await page.getByLabel('What is it about?').selectOption({ index: 0 });
  await expect(page.getByLabel('What is it about?')).toHaveCount(2);
});

test('an empty week leads to the next free time', async ({ page }) => {
  await open(page, '/counselorPage?way=phone&topic=career');
  await expect(times(page).first()).toBeVisible();
  const counsellors = await readDocuments(page, 'counsellors/');
  const today = new Date().toISOString().slice(0, 10);
  const until = new Date(Date.now() + 16 * 86_400_000).toISOString().slice(0, 10);
  const away = Object.fromEntries(
    Object.entries(counsellors).map(([path, one]) => [
      path,
      { ...one, hours: { ...(one.hours as object), away: `${today}/${until}` } },
    ]),
  );
  await putDocuments(page, away);
  const monday = new Date(Date.now() + 7 * 86_400_000);
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  await open(page, `/counselorPage?way=phone&topic=career&week=${monday.toISOString().slice(0, 10)}`);
  await expect(page.getByText(/^No time is free in this week/)).toBeVisible();
  await page.getByRole('button', { name: /^Next free: / }).click();
  await expect(times(page).first()).toBeVisible();
  await expect(page.getByText(/^No time is free in this week/)).toHaveCount(0);
});
