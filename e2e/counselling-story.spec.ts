import { createOneSite } from './support/one-site';
import { chooseQuietTime, fillQuiet, foundIn, learnQuiet, openQuiet, tracesOf } from './support/quiet';
import { expect, lead, office, open, signIn, test, wakeForm, type Page } from './support/test';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Unique per run, since a real backend keeps earlier counsellors. */
const run = Math.random()
  .toString(36)
  .replace(/[^a-z]/g, '')
  .slice(0, 6)
  .padEnd(6, 'x');
const counsellor = `Akosua ${run}`;

/** The office gives the duty, adds the profile, writes down a check and publishes. */
async function makeCounsellor(page: Page): Promise<void> {
  await open(page, `/admin/${office.id}?view=people`);
  await press(page, 'Change the duties of Child protection (sample)');
  await page
    .getByRole('dialog')
    .getByLabel(/^Counselling\./)
    .check();
  await press(page, 'Save the duties');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await open(page, `/admin/${office.id}?view=counsellors`);
  await press(page, 'Add a counsellor');
  const form = page.getByRole('form', { name: 'Add a counsellor' });
  await form.getByLabel('Administrator with the duty counselling').selectOption('Child protection (sample)');
  await form.getByLabel('Name on the profile').fill(counsellor);
  await form.getByLabel('Exams, and fear of them').check();
  await form.getByLabel('Phone call').check();
  await form.getByRole('button', { name: 'Add the profile' }).click();
  const profile = page.getByRole('article', { name: counsellor, exact: true });
  await profile.getByRole('button', { name: 'More', exact: true }).click();
  await profile.getByRole('button', { name: 'Publish on the site' }).click();
  await expect(profile.getByRole('button', { name: 'Take no new bookings' })).toBeVisible();
}

async function setHours(page: Page): Promise<void> {
  await open(page, `/admin/${lead.id}?view=counsellors`);
  const profile = page.getByRole('article', { name: counsellor, exact: true });
  await profile.getByRole('button', { name: 'Working hours' }).click();
  const form = page.getByRole('form', { name: 'Working hours' });
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
    await form.getByLabel(day).fill('8-12, 13-17');
  await form.getByRole('button', { name: 'Save the hours' }).click();
  await expect(form).toHaveCount(0);
  await expect(profile.getByText('No hours yet', { exact: false })).toHaveCount(0);
}

/** The family books a time of the week after this one, by phone. */
async function book(page: Page): Promise<string> {
  await open(page, '/counselorPage');
  await page.getByRole('group', { name: 'How do you want to talk?' }).getByLabel('Phone call').check();
  await page.getByLabel('With whom?').selectOption({ label: counsellor });
  await press(page, 'Later week');
  await expect(page).toHaveURL(/week=/);
  await page
    .getByRole('button', { name: /, 10:00 am$/ })
    .first()
    .click();
  await expect(
    page.getByText(new RegExp(`^You chose a talk with ${counsellor} on .+ Accra time\\.$`)),
  ).toBeVisible();
  await press(page, 'Go on to your details');
  await wakeForm(page);
  const form = page.locator('form').filter({ has: page.getByLabel('Name or nickname') });
  await form.getByLabel('What is it about?').selectOption({ label: 'Exams, and fear of them' });
  await form.getByLabel('Name or nickname').fill('Adjoa');
  await form.getByLabel('Phone number').fill('024 123 4567');
  await form
    .getByRole('group', { name: 'Is the learner under 18?' })
    .getByLabel('No', { exact: true })
    .check();
  await form.getByLabel(/^Is there anything the counsellor/).fill('I cannot sleep before the exam.');
  await form.getByLabel(/^Lifeline may use what I wrote/).check();
  await form.getByRole('button', { name: 'Book this time' }).click();
  await expect(page).toHaveURL(/\/code#LL-C/);
  return page.url().split('#')[1] ?? '';
}

test('a family books with a counsellor whom the office has made, in three browsers', async ({ browser }) => {
  test.setTimeout(240_000);
  const contexts = await Promise.all([1, 2, 3].map(() => browser.newContext()));
  const people = await Promise.all(contexts.map((context) => context.newPage()));
  const [family, officer, listener] = people as [Page, Page, Page];
  const problems: string[] = [];
  for (const page of people) {
    page.on('pageerror', (error) => problems.push(error.message));
    await page.setViewportSize({ width: page === family ? 360 : 1440, height: 800 });
  }
  const site = createOneSite(people);
  for (const [page, who] of [
    [officer, office],
    [listener, lead],
  ] as const) {
    await open(page, '/admin');
    await signIn(page, who);
    await expect(page).toHaveURL(new RegExp(`/admin/${who.id}`));
  }
  // Initialize the family's backend before writing to it.
  await open(family, '/counselorPage');
  await expect(family.getByRole('heading', { level: 3 }).first()).toBeVisible();

  await makeCounsellor(officer);
  await site.share(officer);
  await setHours(listener);
  await site.share(listener);
  const code = await book(family);
  await site.share(family);

  await open(listener, `/admin/${lead.id}?view=counselling#${code}`);
  await expect(listener.getByRole('heading', { level: 1 })).toHaveText('Exams, and fear of them');
  await press(listener, 'Show who booked');
  await expect(listener.getByText('I cannot sleep before the exam.')).toBeVisible();
  await listener.getByRole('form', { name: 'New note' }).getByLabel('New note').fill('Ask about sleep.');
  await press(listener, 'Save the note');
  await expect(listener.getByRole('listitem').filter({ hasText: 'Ask about sleep.' })).toHaveCount(1);
  await press(listener, 'Take another time');
  const times = listener.getByLabel('Free times');
  // Not the first one: two hours before it the family could no longer move it.
  await times.selectOption({ index: 4 });
  const moved = await times.inputValue();
  await listener.getByRole('button', { name: /^Take .+ [ap]m$/ }).click();
  await expect(listener.getByRole('button', { name: 'Take another time' })).toBeVisible();
  await expect(listener.getByText('Moved to another time').first()).toBeVisible();
  await site.share(listener);

  // The office reads the talk and who booked, and no note.
  await officer.goto(`/admin/${office.id}?view=counselling&q=${moved.slice(0, 10)}`);
  await officer.locator(`main a[href$="#${code}"]`).click();
  await press(officer, 'Show who booked');
  await expect(officer.getByText('I cannot sleep before the exam.')).toBeVisible();
  await expect(officer.getByText('Ask about sleep.')).toHaveCount(0);

  // The old time is free again at once.
  await open(family, '/counselorPage');
  await family.getByRole('group', { name: 'How do you want to talk?' }).getByLabel('Phone call').check();
  await family.getByLabel('With whom?').selectOption({ label: counsellor });
  await press(family, 'Later week');
  await expect(family).toHaveURL(/week=/);
  await expect(family.getByRole('button', { name: /, 10:00 am$/ }).first()).toBeVisible();
  await family.goto(`/code#${code}`);
  await expect(family.getByText('Time taken', { exact: true }).first()).toBeVisible();
  await expect(family.getByText('Ask about sleep.')).toHaveCount(0);

  // The counsellor has moved it: the saved entry of a calendar is out of date.
  await expect(family.getByRole('button', { name: 'Save the new time in my calendar' })).toBeVisible();
  await press(family, 'Choose another time');
  await press(family, 'Later week');
  await family
    .getByRole('button', { name: /, 11:00 am$/ })
    .first()
    .click();
  await family.getByRole('button', { name: /^Take \w{3} \d/ }).click();
  await expect(family.getByText(/11:00\u00a0am, Accra time/)).toBeVisible();
  await press(family, 'Please call me earlier');
  await expect(family.getByText(/You asked to be called earlier/)).toBeVisible();
  await site.share(family);
  // Those who wish to be called earlier are listed for the counsellor.
  await open(listener, `/admin/${lead.id}?view=counselling`);
  await expect(listener.locator(`main a[href$="#${code}"]`).first()).toBeVisible();
  await press(family, 'Cancel this talk');
  await family.getByLabel('I do not need it any more').check();
  await press(family, 'Cancel the talk');
  await expect(family.getByRole('status').filter({ hasText: /^Cancelled$/ })).toBeVisible();
  expect(problems).toEqual([]);
});

test('a quiet talk is moved and called off from another phone, by its three words', async ({ browser }) => {
  test.setTimeout(180_000);
  const contexts = await Promise.all([1, 2].map(() => browser.newContext()));
  const people = await Promise.all(contexts.map((context) => context.newPage()));
  const [phone, other] = people as [Page, Page];
  const problems: string[] = [];
  for (const page of people) page.on('pageerror', (error) => problems.push(error.message));
  const site = createOneSite(people);
  await open(other, '/counselorPage');
  await expect(other.getByRole('heading', { level: 3 }).first()).toBeVisible();

  await open(phone, '/counselling');
  await openQuiet(phone);
  await fillQuiet(phone);
  await chooseQuietTime(phone, 0);
  const learned = await learnQuiet(phone, 'Your talk is booked');
  expect(await foundIn(phone, tracesOf(learned))).toEqual([]);
  await press(phone, 'I have learned them. Close');
  await site.share(phone);

  await open(other, '/code');
  await other.getByLabel('Reference code').fill(learned.words.slice(0, 3).join(' '));
  await press(other, 'Follow');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Your quiet talk');
  await press(other, 'Choose another time');
  await chooseQuietTime(other, 1);
  const take = other.getByRole('button', { name: /^Take \w{3} \d/ });
  const taken = ((await take.textContent()) ?? '').replace(/^Take /, '').replaceAll(/\s/g, ' ');
  await take.click();
  await expect(take).toHaveCount(0);
  const [, hour = ''] = /, (\d+:00 [ap]m)$/.exec(taken) ?? [];
  await expect(other.getByText(new RegExp(`${hour.replace(' ', '\u00a0')}$`))).toBeVisible();
  await expect(other.getByRole('button', { name: 'Choose another time' })).toBeVisible();
  expect(await foundIn(other, tracesOf(learned))).toEqual([]);

  await press(other, 'Cancel this talk');
  await press(other, 'Cancel the talk');
  await expect(other.getByText('This field is required')).toBeVisible();
  await other.getByLabel('Another reason').check();
  await press(other, 'Cancel the talk');
  await expect(other.getByText('Cancelled', { exact: true })).toBeVisible();
  expect(await foundIn(other, tracesOf(learned))).toEqual([]);
  expect(other.url()).toMatch(/\/code$/);
  expect(problems).toEqual([]);
});
