import { findBarriers, findSmallTargets } from './support/accessibility';
import { readDocuments } from './support/records';
import { fillRequest, sendRequest } from './support/request';
import { themes } from './support/routes';
import { expect, office, open, signIn, test, tutor, type Page } from './support/test';

const profile = `tutors/${tutor.id}`;

async function openPeople(page: Page): Promise<void> {
  await open(page, '/admin');
  await signIn(page, office);
  await expect(page).toHaveURL(new RegExp(`/admin/${office.id}`));
  await page.goto(`/admin/${office.id}?view=people`);
}

/** The dialog in which the profile of the demo's tutor is corrected. */
async function openProfile(page: Page) {
  await page.getByRole('button', { name: /^Correct the profile of / }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Which field?')).toBeVisible();
  return dialog;
}

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
  await open(page, `/code#${code}`);
  await expect(page.getByText('Put right')).toBeVisible();
});
