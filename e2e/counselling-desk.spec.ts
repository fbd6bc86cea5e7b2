import { findBarriers, findSmallTargets } from './support/accessibility';
import {
  bookingDocuments,
  dayOf,
  makeCounsellor,
  newBookingCode,
  startIn,
  workingDayIn,
} from './support/counselling';
import { putDocuments, readDocuments } from './support/records';
import { expect, lead, office, open, signIn, signOut, test, type Page } from './support/test';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function openDesk(page: Page, who: typeof office, query = ''): Promise<void> {
  await open(page, '/admin');
  await signIn(page, who);
  await expect(page).toHaveURL(new RegExp(`/admin/${who.id}`));
  await open(page, `/admin/${who.id}${query}`);
}

/** Leaves the desk of one person for that of another. */
async function changeTo(page: Page, who: typeof office, query = ''): Promise<void> {
  await signOut(page);
  await openDesk(page, who, query);
}

async function check(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  const across = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(across).toBeLessThanOrEqual(0);
}

test('the office makes a counsellor, who sets the hours', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDesk(page, office, '?view=people');
  await press(page, 'Change the duties of Child protection (sample)');
  await page
    .getByRole('dialog')
    .getByLabel(/^Counselling\./)
    .check();
  await press(page, 'Save the duties');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Change log', exact: true }).click();
  await expect(page.getByText(/Duties/).first()).toBeVisible();

  await page.getByRole('link', { name: 'Counsellors', exact: true }).click();
  await expect(title(page)).toHaveText('Counsellors');
  await press(page, 'Add a counsellor');
  const added = page.getByRole('form', { name: 'Add a counsellor' });
  await added.getByRole('button', { name: 'Add the profile' }).click();
  await expect(added.getByRole('alert').first()).toBeVisible();
  await added.getByLabel('Administrator with the duty counselling').selectOption('Child protection (sample)');
  await added.getByLabel('Name on the profile').fill('Efua Sarpong');
  await added.getByLabel('Exams, and fear of them').check();
  await added.getByLabel('Phone call').check();
  await added.getByLabel(/^Room for talks in person/).fill('Room 2');
  await check(page);
  await added.getByRole('button', { name: 'Add the profile' }).click();
  const profile = page.getByRole('article', { name: 'Efua Sarpong', exact: true });
  await expect(profile.getByText('No hours yet, so nobody can book')).toBeVisible();
  await expect(profile.getByText('room-2', { exact: true })).toBeVisible();

  await profile.getByRole('button', { name: 'Write down a check' }).click();
  const checking = page.getByRole('form', { name: 'Write down a check' });
  await checking.getByLabel('Police certificate').check();
  await checking.getByLabel('Day of the check').fill('2026-11-02');
  await checking.getByLabel(/^Counts until/).fill('2026-11-01');
  await checking.getByRole('button', { name: 'Save the check' }).click();
  await expect(checking.getByText('The last day is before the first.').first()).toBeVisible();
  await checking.getByLabel(/^Counts until/).fill('2036-11-01');
  await checking.getByRole('button', { name: 'Save the check' }).click();
  await expect(profile.getByText(/^Police certificate, 2 Nov 2026, counts until/)).toBeVisible();
  await profile.getByRole('button', { name: 'More', exact: true }).click();
  await profile.getByRole('button', { name: 'Publish on the site' }).click();
  await expect(profile.getByRole('button', { name: 'Take no new bookings' })).toBeVisible();
  await check(page);

  await page.setViewportSize({ width: 360, height: 740 });
  await press(page, 'Menu');
  await changeTo(page, lead, '?view=counsellors');
  await expect(profile.getByText('Your profile')).toBeVisible();
  // Nobody checks or publishes oneself.
  await expect(profile.getByRole('button', { name: 'Write down a check' })).toHaveCount(0);
  await expect(profile.getByRole('button', { name: 'Has left' })).toHaveCount(0);
  await profile.getByRole('button', { name: 'Working hours' }).click();
  const hours = page.getByRole('form', { name: 'Working hours' });
  await hours.getByLabel('Monday').fill('16-8');
  await hours.getByLabel('Saturday').fill('8-12, 11-13');
  await hours.getByLabel('60 minutes').check();
  await hours.getByRole('button', { name: 'Save the hours' }).click();
  await expect(hours.getByText(/^A time ends before it begins/).first()).toBeVisible();
  await expect(hours.getByText(/^Two times of this day overlap/).first()).toBeVisible();
  await expect(hours.getByText(/^The talk and the rest after it are longer/).first()).toBeVisible();
  await check(page);
  await hours.getByLabel('Monday').fill('8-12, 13-16');
  await hours.getByLabel('Saturday').fill('8-12');
  await hours.getByLabel('45 minutes').check();
  await press(page, 'Use Monday from Tuesday to Friday');
  await expect(hours.getByLabel('Friday')).toHaveValue('8-12, 13-16');
  await expect(hours.getByText(/times can be booked/)).toBeVisible();
  await expect(hours.getByText(/^Saved on this/).first()).toBeVisible();
  await check(page);
  await hours.getByRole('button', { name: 'Save the hours' }).click();
  await expect(hours).toHaveCount(0);
  await expect(profile.getByText(/Mon 08:00-12:00, 13:00-16:00/)).toBeVisible();
});

test('a counsellor opens a talk, notes it, marks it and arranges the next; the office reads no quiet one', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDesk(page, lead);
  await makeCounsellor(page);
  const [plain, quiet, missed, waiting] = [
    newBookingCode(),
    newBookingCode(),
    newBookingCode(),
    newBookingCode(),
  ];
  const [first, second, third] = [startIn(-1), startIn(-2), startIn(-3)];
  await putDocuments(page, {
    ...bookingDocuments(plain, { counsellor: lead.id, start: first }),
    ...bookingDocuments(quiet, { counsellor: lead.id, start: second, isQuiet: true }),
    ...bookingDocuments(missed, { counsellor: lead.id, start: third }),
    ...bookingDocuments(waiting, {
      counsellor: '',
      start: '',
      state: 'waiting',
      fields: { wantsSooner: true },
    }),
  });
  const day = (start: string) => `?view=counselling&q=${dayOf(start)}`;
  const list = page.getByRole('region', { name: /2\d{3}$/ });

  await open(page, `/admin/${lead.id}${day(first)}`);
  await expect(title(page)).toHaveText('Counselling');
  await check(page);
  await list.locator(`a[href$="#${plain}"]`).click();
  await expect(title(page)).toHaveText('Exams, and fear of them');
  await press(page, 'Show who booked');
  await expect(page.getByText('After school, never in the evening')).toBeVisible();
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  const note = page.getByRole('form', { name: 'New note' });
  await note.getByLabel('New note').fill('Breathing, and a plan for the week.');
  await note.getByRole('button', { name: 'Save the note' }).dblclick();
  await expect(page.getByRole('listitem').filter({ hasText: 'Breathing, and a plan' })).toHaveCount(1);
  await check(page);
  await press(page, 'The talk took place');
  await expect(page.getByRole('heading', { name: 'Further talk' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'The talk took place' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Arrange / }).dblclick();
  await page.getByRole('link', { name: 'Open the further talk' }).click();
  await expect(page.getByText('Arranged after an earlier talk')).toBeVisible();
  await expect(page.getByText(/^Once its time has come/)).toBeVisible();

  // Another time, then called off for a reason.
  await press(page, 'Take another time');
  await page.getByLabel('Free times').selectOption({ index: 3 });
  await page.getByRole('button', { name: /^Take .+ [ap]m$/ }).click();
  await expect(page.getByRole('button', { name: 'Take another time' })).toBeVisible();
  await press(page, 'Call it off');
  await press(page, 'Call it off now');
  await expect(page.getByText('This field is required')).toBeVisible();
  await page.getByLabel('The counsellor cannot come').check();
  await press(page, 'Call it off now');
  await expect(page.getByText('Called off because')).toBeVisible();
  const slots = await readDocuments(page, 'slots/');
  expect(Object.keys(slots).filter((path) => path.endsWith(':00Z'))).toHaveLength(3);

  // Nobody came.
  await open(page, `/admin/${lead.id}?view=counselling#${missed}`);
  await press(page, 'Nobody came');
  await expect(page.getByText('Not met', { exact: true }).first()).toBeVisible();

  // A quiet talk: its note is not kept on the device.
  await open(page, `/admin/${lead.id}?view=counselling#${quiet}`);
  await expect(page.getByText(/^Quiet: only the duties/)).toBeVisible();
  await page.getByRole('form', { name: 'New note' }).getByLabel('New note').fill('She feels safe at school.');
  await expect(page.getByText(/^Saved on this/)).toHaveCount(0);
  await press(page, 'Save the note');
  await expect(page.getByRole('listitem').filter({ hasText: 'She feels safe' })).toHaveCount(1);

  // Whoever waits gets a time.
  await page.getByRole('button', { name: 'Back to the talks' }).click();
  await page.locator(`a[href$="#${waiting}"]`).click();
  await press(page, 'Take a time for it');
  await page.getByRole('button', { name: /^Take .+ [ap]m$/ }).click();
  await expect(page.getByRole('button', { name: 'Take another time' })).toBeVisible();

  await changeTo(page, office, day(second));
  await expect(page.getByText('Taken: a quiet talk of Efua Sarpong')).toBeVisible();
  await expect(page.locator(`a[href$="#${quiet}"]`)).toHaveCount(0);
  await check(page);
  await page.goto(`/admin/${office.id}?view=counselling#${quiet}`);
  await expect(page.getByText(/^This is a quiet booking\./)).toBeVisible();
  await expect(page.getByText('Star', { exact: true })).toHaveCount(0);
  await page.goto(`/admin/${office.id}?view=counselling#${plain}`);
  await expect(title(page)).toHaveText('Exams, and fear of them');
  await expect(page.getByText(/^You read this booking/)).toBeVisible();
  await expect(page.getByText("Counsellors' notes")).toHaveCount(0);
  await expect(page.getByText('Breathing, and a plan')).toHaveCount(0);
});

test('a change of hours names the talks that it strands, and opens them', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await openDesk(page, lead);
  await makeCounsellor(page);
  const ref = newBookingCode();
  const start = `${workingDayIn(3)}T15:00Z`;
  await putDocuments(page, bookingDocuments(ref, { counsellor: lead.id, start }));
  await open(page, `/admin/${lead.id}?view=counsellors`);
  const profile = page.getByRole('article', { name: 'Efua Sarpong', exact: true });
  await expect(profile).toBeVisible();
  await expect(profile.getByText(/booked talk is outside/)).toHaveCount(0);
  await profile.getByRole('button', { name: 'Working hours' }).click();
  const hours = page.getByRole('form', { name: 'Working hours' });
  await hours.getByLabel(/^Away from/).fill(dayOf(start));
  await hours.getByLabel(/^Away until/).fill(dayOf(start));
  await expect(hours.getByText('1 booked talk is outside these hours.')).toBeVisible();
  await hours.getByRole('button', { name: 'Save the hours' }).click();
  await expect(hours).toHaveCount(0);
  await expect(profile.getByText('1 booked talk is outside these hours.')).toBeVisible();
  await profile.getByRole('link', { name: /^Open / }).click();
  await expect(title(page)).toHaveText('Exams, and fear of them');
  await press(page, 'Take another time');
  await page.getByRole('button', { name: /^Take .+ [ap]m$/ }).click();
  await expect(page.getByRole('button', { name: 'Take another time' })).toBeVisible();
  await open(page, `/admin/${lead.id}?view=counsellors`);
  await expect(profile).toBeVisible();
  await expect(profile.getByText(/booked talk is outside/)).toHaveCount(0);
});

test('a day opens as fast with 10,000 bookings', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDesk(page, lead);
  await makeCounsellor(page);
  const all: Record<string, Record<string, unknown>> = {};
  for (let count = 0; count < 10_000; count += 1) {
    const start = startIn(Math.floor(count / 4) - 1250);
    const [path, record] =
      Object.entries(
        bookingDocuments(newBookingCode(), { counsellor: lead.id, start, state: 'booked' }),
      )[0] ?? [];
    if (path !== undefined && record !== undefined) all[path] = record;
  }
  await putDocuments(page, all);
  const start = startIn(0);
  await open(page, `/admin/${lead.id}?view=counselling&q=${dayOf(start)}`);
  const rows = page.getByRole('region', { name: /2\d{3}$/ }).getByRole('listitem');
  await expect(rows).toHaveCount(96);
  const before = Date.now();
  await press(page, 'Day before');
  await expect(page).toHaveURL(new RegExp(dayOf(startIn(-24))));
  await expect(rows).toHaveCount(96);
  expect(Date.now() - before).toBeLessThan(5000);
});
