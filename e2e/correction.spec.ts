import { findBarriers, findSmallTargets } from './support/accessibility';
import { putDocuments, readDocuments } from './support/records';
import { fillRequest, sendRequest } from './support/request';
import { themes } from './support/routes';
import { expect, office, open, signIn, signOut, test, tutor, type Page } from './support/test';

const profile = `tutors/${tutor.id}`;

async function openPeople(page: Page): Promise<void> {
  await open(page, '/admin');
  await signIn(page, office);
  await expect(page).toHaveURL(new RegExp(`/admin/${office.id}`));
  await page.goto(`/admin/${office.id}?view=people`);
}

/** The dialog in which the profile of the demo's tutor is corrected. */
async function openProfile(page: Page) {
  await page.getByRole('button', { name: 'Correct the profile of Ama S. (sample)' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Which field?')).toBeVisible();
  return dialog;
}

/** What the office finds a record by. */
const foundBy = async (page: Page, code: string) => (await readDocuments(page, ''))[`phoneTails/${code}`];

test('the office corrects a profile for a reason, and the log says what was and what is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openPeople(page);
  const dialog = await openProfile(page);
  await dialog.getByRole('button', { name: 'Save the correction' }).click();
  await expect(dialog.getByText('2 things are missing or not right')).toBeVisible();
  await expect(dialog.getByLabel('Which field?')).toBeFocused();

  const before = (await readDocuments(page, profile))[profile] ?? {};
  await dialog.getByLabel('Which field?').selectOption('Subjects');
  await dialog.getByRole('radio', { name: 'It was typed wrong' }).check();
  await dialog.getByRole('button', { name: 'Save the correction' }).click();
  await expect(dialog.getByText('This is what is stored now').first()).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'French' }).check();
  await dialog.getByRole('button', { name: 'Save the correction' }).click();
  await expect(dialog).toBeHidden();
  expect((await readDocuments(page, profile))[profile]).toMatchObject({
    subjects: expect.arrayContaining([...(before.subjects as string[]), 'french']),
    levels: before.levels,
  });

  // What is typed survives the page.
  const again = await openProfile(page);
  await expect(again.getByText('Profile corrected').first()).toBeVisible();
  await expect(again.getByText('Subjects: Nothing → French. It was typed wrong.')).toBeVisible();
  await again.getByLabel('Which field?').selectOption('About them');
  await again.getByLabel('About them, put right').fill('I teach with things from the market.');
  await again.getByRole('radio', { name: 'It should not stand there' }).check();
  await expect(again.getByText(/^Saved on this/)).toBeVisible();
  await page.reload();
  const kept = await openProfile(page);
  await expect(kept.getByLabel('About them, put right')).toHaveValue('I teach with things from the market.');
  await kept.getByRole('button', { name: 'Save the correction' }).click();
  await expect(kept).toBeHidden();

  const lines = Object.values(await readDocuments(page, 'changeLog/')).filter(
    ({ event }) => event === 'profile.corrected',
  );
  expect(lines).toHaveLength(2);
  expect(JSON.stringify(lines)).not.toMatch(/market|kitchen/);
  await page.goto(`/admin/${office.id}?view=changes`);
  await expect(
    page.getByRole('row').filter({ hasText: 'About them. It should not stand there.' }),
  ).toHaveCount(1);
  await open(page, `/tutorPage?tutor=${String(before.slug)}`);
  await expect(page.getByText('I teach with things from the market.')).toBeVisible();
});

for (const theme of themes) {
  test(`the correction of a profile on a phone passes the accessibility checks, in ${theme}`, async ({
    page,
  }) => {
    await page.addInitScript((mode) => localStorage.setItem('lifeline.theme', mode), theme);
    await page.setViewportSize({ width: 360, height: 740 });
    await openPeople(page);
    const dialog = await openProfile(page);
    await dialog.getByLabel('Which field?').selectOption('Subjects');
    await expect(dialog.getByText('Subjects, put right')).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    expect(await findSmallTargets(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  });
}

test('the office corrects a request, and the family reads it with its code', async ({ page }) => {
  await open(page, '/tuition');
  await fillRequest(page);
  const code = (await sendRequest(page)).replaceAll(' ', '');
  const path = `tuitionRequests/${code}`;
  await expect.poll(async () => Object.keys(await readDocuments(page, path))).toContain(path);
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/admin');
  await signIn(page, office);
  await expect(page).toHaveURL(new RegExp(`/admin/${office.id}`));
  await page.goto(`/admin/${office.id}#${code}`);
  const panel = page.getByRole('complementary', { name: 'Open record' });
  await panel.getByRole('button', { name: 'Correct a field' }).click();
  await panel.getByLabel('Which field?').selectOption('Class');
  await panel.getByLabel('Class, put right').selectOption('SHS 1');
  await panel.getByRole('radio', { name: 'The person asked for it' }).check();
  expect(await findBarriers(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Save the correction' }).click();
  await expect(panel.getByText(/Class: .* → SHS 1\. The person asked for it\./)).toBeVisible();
  expect((await readDocuments(page, path))[path]).toMatchObject({ lessons: { schoolClass: 'shs-1' } });
  await expect(panel.getByRole('heading', { name: 'Tell them?' })).toBeVisible();
  await signOut(page);
  await open(page, `/code#${code}`);
  await expect(page.getByText(/^The office put right: class \(/)).toBeVisible();
  await expect(page.getByText('It says now: class: SHS 1.')).toBeVisible();
  await expect(page.getByText('Put right: class', { exact: true })).toBeVisible();
});

for (const theme of themes) {
  test(`the office corrects the phone of a family, which the desk then finds by name, in ${theme}`, async ({
    page,
  }) => {
    await page.addInitScript((mode) => localStorage.setItem('lifeline.theme', mode), theme);
    await open(page, '/tuition');
    await fillRequest(page);
    const code = (await sendRequest(page)).replaceAll(' ', '');
    await expect
      .poll(async () => Object.keys(await readDocuments(page, 'tuitionRequests/')))
      .toContain(`tuitionRequests/${code}/contact/guardian`);
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/admin');
    await signIn(page, office);
    await expect(page).toHaveURL(new RegExp(`/admin/${office.id}`));
    await page.goto(`/admin/${office.id}#${code}`);
    const correct = page.getByRole('button', { name: 'Correct a field' });
    await expect(correct).toHaveCount(1);
    await page.getByRole('button', { name: 'Show contact, and log it' }).click();
    await expect(correct).toHaveCount(2);
    await correct.last().click();
    await page.getByLabel('Which field?').selectOption('Phone');
    await page.getByLabel('Phone, put right').fill('020 111 98');
    await page.getByRole('radio', { name: 'It is different now' }).check();
    await page.getByRole('button', { name: 'Save the correction' }).click();
    await expect(page.getByLabel('Phone, put right')).toHaveAttribute('aria-invalid', 'true');
    expect(await findBarriers(page)).toEqual([]);
    expect(await findSmallTargets(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.getByLabel('Phone, put right').fill('020 111 9876');
    await page.getByRole('button', { name: 'Save the correction' }).click();
    await expect(page.getByText('020 111 9876')).toBeVisible();
    await expect(page.getByText('Phone. It is different now.')).toBeVisible();
    expect(await foundBy(page, code)).toMatchObject({ digits: '9876' });
    const lines = JSON.stringify(await readDocuments(page, 'changeLog/'));
    expect(lines).toContain('guardian.phone');
    expect(lines).not.toMatch(/9876/);
    await page.goto(`/admin/${office.id}?view=requests&q=mensah+ama`);
    await expect(page.getByRole('link', { name: new RegExp(code.slice(4, 8)) })).toBeVisible();
  });
}

test('the office corrects an enquiry, an application and the contacts beside them', async ({ page }) => {
  await open(page, '/admin');
  await signIn(page, office);
  await expect(page).toHaveURL(new RegExp(`/admin/${office.id}`));
  const codeOf = async (collection: string) =>
    Object.keys(await readDocuments(page, `${collection}/`))[0]?.split('/')[1] ?? '';
  const [enquiry, application] = [await codeOf('enquiries'), await codeOf('tutorApplications')];
  const correct = async (at: number, field: string, value: string) => {
    await page.getByRole('button', { name: 'Correct a field' }).nth(at).click();
    await page.getByLabel('Which field?').selectOption({ label: field });
    await page.getByLabel(`${field}, put right`).fill(value);
    await page.getByRole('radio', { name: 'It was typed wrong' }).check();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save the correction' }).click();
    await expect(page.getByText(`${field}. It was typed wrong.`)).toBeVisible();
  };

  await page.goto(`/admin/${office.id}?view=enquiries#${enquiry}`);
  await correct(0, 'Name', 'Sample Head of School');
  await page.getByRole('button', { name: 'Show contact, and log it' }).click();
  await correct(1, 'Phone', '020 111 9876');
  expect(await foundBy(page, enquiry)).toMatchObject({ digits: '9876' });

  await page.goto(`/admin/${office.id}?view=applications#${application}`);
  await correct(0, 'Town or area', 'Madina Zongo');
  await page.getByRole('button', { name: 'Show phone and email, and log it' }).click();
  await correct(1, 'Email, which links their account', 'Put.Right@example.com');
  await page.getByRole('button', { name: 'Show them, and log it' }).click();
  await correct(2, 'First referee: phone', '020 111 9876');
  const records = await readDocuments(page, `tutorApplications/${application}`);
  expect(records[`tutorApplications/${application}`]).toMatchObject({ profile: { town: 'Madina Zongo' } });
  expect(records[`tutorApplications/${application}/contact/applicant`]).toMatchObject({
    email: 'put.right@example.com',
  });
  expect(records[`tutorApplications/${application}/contact/referees`]).toMatchObject({
    first: { phone: '+233201119876' },
  });
  const lines = JSON.stringify(await readDocuments(page, 'changeLog/'));
  expect(lines).toContain('first.phone');
  expect(lines).not.toMatch(/9876|Zongo|Head of School|example\.com/i);
});

test('the office corrects a wish, why a family cancelled, news, and the contact of an older record', async ({
  page,
}) => {
  await open(page, '/tuition');
  await fillRequest(page);
  const code = (await sendRequest(page)).replaceAll(' ', '');
  const path = `tuitionRequests/${code}`;
  const contact = `${path}/contact/guardian`;
  await expect.poll(async () => Object.keys(await readDocuments(page, path))).toContain(contact);
  const records = await readDocuments(page, '');
  const enquiry =
    Object.keys(records).find((one) => /^enquiries\/[^/]+$/.test(one) && records[one]?.state === 'new') ?? '';
  // As an older version stored it.
  await putDocuments(page, {
    [path]: {
      ...records[path],
      state: 'cancelled',
      wishedTutor: tutor.id,
      cancellation: { reason: 'other', words: '' },
    },
    [`tracking/${code}`]: { ...records[`tracking/${code}`], state: 'cancelled' },
    [enquiry]: { ...records[enquiry], phone: '+233241234567', email: '' },
  });
  await open(page, '/admin');
  await signIn(page, office);
  await expect(page).toHaveURL(new RegExp(`/admin/${office.id}`));
  const name = String(records[profile]?.name);
  const correct = async (at: number, field: string, put: (control: string) => Promise<unknown>) => {
    await page.getByRole('button', { name: 'Correct a field' }).nth(at).click();
    await page.getByLabel('Which field?').selectOption({ label: field });
    await put(`${field}, put right`);
    await page.getByRole('radio', { name: 'The person asked for it' }).check();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save the correction' }).click();
    await expect(page.getByRole('button', { name: 'Save the correction' })).toBeHidden();
  };
  const select = (label: string) => (control: string) =>
    page.getByLabel(control, { exact: true }).selectOption({ label });

  await page.goto(`/admin/${office.id}#${code}`);
  const panel = page.getByRole('complementary', { name: 'Open record' });
  await expect(panel.getByText(name).first()).toBeVisible();
  await correct(0, 'Wished tutor', select('Nothing'));
  await expect(panel.getByText('Wished tutor. The person asked for it.')).toBeVisible();
  await correct(0, 'Cancelled because', select('too costly'));
  await expect(
    panel.getByText('Cancelled because: another reason → too costly. The person asked for it.'),
  ).toBeVisible();
  await panel.getByRole('button', { name: 'Show contact, and log it' }).click();
  const news = (await readDocuments(page, contact))[contact]?.consent as { readonly news: boolean };
  await correct(1, 'Agreed to news', select(news.news ? 'No' : 'Yes'));
  expect((await readDocuments(page, path))[path]).toMatchObject({
    wishedTutor: '',
    cancellation: { reason: 'too-costly', words: '' },
  });
  expect((await readDocuments(page, contact))[contact]?.consent).toEqual({ ...news, news: !news.news });

  await page.goto(`/admin/${office.id}?view=enquiries#${enquiry.split('/')[1] ?? ''}`);
  await page.getByRole('button', { name: 'Show contact, and log it' }).click();
  await correct(1, 'Phone', (control) => page.getByLabel(control).fill('020 111 9876'));
  await expect(page.getByText('020 111 9876')).toBeVisible();
  const stored = await readDocuments(page, '');
  expect(stored[enquiry]).toMatchObject({ phone: '+233201119876' });
  expect(stored[`phoneTails/${enquiry.split('/')[1] ?? ''}`]).toMatchObject({ digits: '9876' });
});
