import { findBarriers, findSmallTargets } from './support/accessibility';
import { consultationDocuments, newConsultationCode } from './support/consultation';
import { fillForm, sendForm } from './support/consultation-form';
import { bookingDocuments, newBookingCode, workingDayIn } from './support/counselling';
import { openCode } from './support/open-code';
import { putDocuments, readDocuments } from './support/records';
import { expect, office, open, signIn, test, type Page } from './support/test';

const times = (page: Page) => page.getByRole('button', { name: /^\w{3} \d+ \w+, \d+:00 [ap]m$/ });
const book = (page: Page) => page.getByRole('button', { name: 'Book this time', exact: true });
const slotsOf = async (page: Page) => Object.keys(await readDocuments(page, 'slots/'));
const isBooked = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: /^Booked$/ })).toBeVisible({ timeout: 15_000 });
const lost = /This time is not free any more/;

const openTimes = (page: Page) =>
  page.getByRole('button', { name: 'Choose a time to talk', exact: true }).click();

/** Opens the next week, which is free in a new demo, and chooses a time by its place; its name. */
async function choose(page: Page, place = 0): Promise<string> {
  await openTimes(page);
  await expect(page.getByRole('heading', { name: 'Choose a time to talk', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Later week' }).click();
  const time = times(page).nth(place);
  const name = (await time.getAttribute('aria-label')) ?? '';
  await time.click();
  await expect(page.getByText(/^You chose /)).toBeVisible();
  return name;
}

/** Fills in what the page cannot know, when the consultation was not sent from it. */
async function fillPerson(page: Page, name = 'Akua Boateng'): Promise<void> {
  await page.getByLabel('Name of the person we talk to').fill(name);
  await page.getByLabel(/^Phone number/).fill('024 123 4567');
  await page.getByLabel(/^Lifeline may use what I wrote/).check();
}

test('a school chooses a time after sending, and finds the talk on its page', async ({ page }) => {
  await fillForm(page);
  const code = await sendForm(page);
  const name = await choose(page);
  // From the consultation that was just sent.
  await expect(page.getByLabel('Name of the person we talk to')).toHaveValue('Akua Boateng');
  await expect(page.getByLabel(/^Phone number/)).not.toHaveValue('');
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  await page.getByLabel(/^Lifeline may use what I wrote/).check();
  await book(page).click();
  await isBooked(page);
  await expect(page).toHaveURL(/\/code#LL-C/);
  const booking = new URL(page.url()).hash.slice(1);
  expect(await slotsOf(page)).toHaveLength(1);

  await open(page, `/code#${code}`);
  const talk = page.getByRole('link', { name: /, Accra time$/ });
  await expect(talk).toHaveAttribute('href', new RegExp(`#${booking}$`));
  await expect(talk).toContainText(name.replace(/^\w+ /, '').split(' ')[0] ?? '');
  await expect(page.getByText('Booked', { exact: true })).toBeVisible();
  await expect(page.getByText('Phone call', { exact: true })).toBeVisible();
  await talk.click();
  await expect(page.getByRole('button', { name: 'Choose another time', exact: true })).toBeVisible();
});

test('of two pages of a school that take one time, one has it, and the other is shown the next', async ({
  page,
  context,
}) => {
  const ref = newConsultationCode();
  await openCode(page, ref, consultationDocuments(ref, 'received', { latest: 0 }));
  const name = await choose(page);
  await fillPerson(page, 'Akua Boateng');
  const other = await context.newPage();
  await open(other, `/code#${ref}`);
  await openTimes(other);
  await other.getByRole('button', { name: 'Later week' }).click();
  await other.getByRole('button', { name, exact: true }).click();
  await fillPerson(other, 'Yaw Boateng');
  await Promise.all([page, other].map((one) => book(one).click()));

  const outcomeOf = async (one: Page) => {
    const alert = one.getByText(lost);
    await expect(alert.or(one.getByText('Your talk', { exact: true })).first()).toBeVisible();
    return (await alert.count()) > 0 ? 'lost' : 'booked';
  };
  const outcomes = await Promise.all([outcomeOf(page), outcomeOf(other)]);
  expect([...outcomes].sort()).toEqual(['booked', 'lost']);
  expect(await slotsOf(page)).toHaveLength(1);

  const second = outcomes[0] === 'lost' ? page : other;
  await second.bringToFront();
  await expect(second.getByLabel('Name of the person we talk to')).toHaveValue(/Boateng/);
  const alert = second.getByRole('alert').filter({ hasText: lost });
  await alert.getByRole('button').first().click();
  await expect(alert).toHaveCount(0);
  await book(second).click();
  await isBooked(second);
  await expect.poll(() => slotsOf(second)).toHaveLength(2);
  await open(second, `/code#${ref}`);
  await expect(second.getByRole('link', { name: /, Accra time$/ })).toHaveCount(2);
});

test.describe('without a network', () => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED/ });

  test('the page says that no time is held, and keeps what was typed', async ({ page, context }) => {
    const ref = newConsultationCode();
    await openCode(page, ref, consultationDocuments(ref, 'received', { latest: 0 }));
    await choose(page);
    await fillPerson(page);
    await context.setOffline(true);
    await expect(page.getByText(/no time is held for you\. The days that you wished stand/)).toBeVisible();
    await expect(book(page)).toBeDisabled();
    await context.setOffline(false);
    await expect(book(page)).toBeEnabled();
    await expect(page.getByLabel('Name of the person we talk to')).toHaveValue('Akua Boateng');
    expect(await slotsOf(page)).toEqual([]);
  });
});

test('the desk lists the talks of a consultation with those that follow, and opens one', async ({ page }) => {
  const [ref, booking, next] = [newConsultationCode(), newBookingCode(), newBookingCode()];
  const start = `${workingDayIn(4)}T10:00Z`;
  const at = new Date().toISOString();
  await open(page, '/admin');
  await signIn(page, office);
  await expect(page).toHaveURL(/\/admin\/[^?]+$/);
  await putDocuments(page, {
    ...consultationDocuments(ref, 'received', { latest: 0 }),
    ...bookingDocuments(booking, {
      counsellor: 'demo-counsellor',
      start,
      fields: { topic: 'school-consultancy', next },
    }),
    ...bookingDocuments(next, {
      counsellor: 'demo-counsellor',
      start: `${workingDayIn(6)}T11:00Z`,
      fields: { topic: 'school-consultancy', isFollowUp: true },
    }),
    [`consultations/${ref}/bookings/${booking}`]: { at },
  });
  await open(page, `/admin/${office.id}?view=consultations#${ref}`);
  await expect(page.getByRole('heading', { name: 'Talks', exact: true })).toBeVisible();
  // The talk that follows is listed after it.
  const talks = page.getByRole('link', { name: /, Accra time$/ });
  await expect(talks).toHaveCount(2);
  await expect(talks.nth(1)).toHaveAttribute('href', new RegExp(`#${next}$`));
  await talks.first().click();
  await expect(page).toHaveURL(new RegExp(`view=counselling#${booking}$`));
  await expect(page.getByText('Consultancy for a school').first()).toBeVisible();
});
