import { findBarriers, findSmallTargets } from './support/accessibility';
import { bookingDocuments, newBookingCode, signInAsCounsellor, startIn } from './support/counselling';
import { putDocuments } from './support/records';
import { expect, lead, office, open, showRequests, signIn, test, type Page } from './support/test';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const rows = (page: Page) => page.getByRole('main').locator('li[data-row] a');

async function openToday(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await open(page, '/admin');
  await signIn(page, office);
  await expect(title(page)).toContainText('Today');
  await expect(rows(page).first()).toBeVisible();
}

for (const width of [360, 1440])
  test(`the desk opens on what is to be done, and each row opens its record, at ${width} px`, async ({
    page,
  }) => {
    await openToday(page, width);
    await expect(
      page.getByRole('heading', { level: 2, name: /^(Late|Later|Due today) \(\d+\)$/ }).first(),
    ).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    expect(await findSmallTargets(page)).toEqual([]);
    const across = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(across).toBeLessThanOrEqual(width);

    const request = rows(page).filter({ hasText: 'Open the request' }).first();
    await request.click();
    await expect(page).toHaveURL(/\?view=requests#LL-T/);
    await expect(page.getByRole('complementary', { name: 'Open record' })).toBeVisible();
    await page.goBack();
    await expect(title(page)).toContainText('Today');
    await expect(request).toBeFocused();
  });

test('the keys go through the rows, open one and come back to it', async ({ page }) => {
  await openToday(page, 1440);
  await page.keyboard.press('j');
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(rows(page).last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(rows(page).first()).toBeFocused();

  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keys of this page' });
  await expect(list).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('j');
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(rows(page).first()).toBeFocused();

  const request = rows(page).filter({ hasText: 'Open the request' }).first();
  await request.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: 'Open record' });
  await expect(panel).toBeVisible();
  // In a field, keys write and Escape stays.
  const note = panel.getByLabel('New note');
  await note.fill('');
  await note.press('j');
  await note.press('Shift+?');
  await expect(note).toHaveValue('j?');
  await note.fill('');
  await panel.getByRole('heading').first().click();
  await page.keyboard.press('Escape');
  await expect(title(page)).toContainText('Today');
  await expect(request).toBeFocused();
});

test('what is late comes first, and a new record appears in the open list', async ({ page }) => {
  await openToday(page, 1440);
  const id = 'LL-E9PK4W7XC00001';
  const createdAt = new Date(Date.now() - 30 * 86_400_000).toISOString();
  await putDocuments(page, {
    [`enquiries/${id}`]: {
      state: 'new',
      createdAt,
      updatedAt: createdAt,
      name: 'Asked a month ago',
      topic: 'jobs',
      message: 'Is the post still open?',
      language: 'en',
      isSample: false,
      lastChange: '',
    },
  });
  await page.reload();
  const late = page.getByRole('region', { name: /^Late/ });
  await expect(late.locator(`[data-row="${id}"]`)).toContainText('Answer the enquiry');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
    /^Late \(\d+\)$/,
  );
});

test('old addresses open the requests, and a view of the rail opens Today again', async ({ page }) => {
  await openToday(page, 1440);
  const href = await rows(page).filter({ hasText: 'Open the request' }).first().getAttribute('href');
  const code = href?.split('#')[1] ?? '';
  for (const old of [`#${code}`, '?state=submitted', '?q=Adenta']) {
    await page.goto(`/admin/${office.id}?view=people`);
    await page.goto(`/admin/${office.id}${old}`);
    await expect(title(page)).toContainText('Requests');
  }
  await showRequests(page);
  await page.getByRole('link', { name: 'Today', exact: true }).click();
  await expect(page).toHaveURL(`/admin/${office.id}?view=today`);
  await expect(title(page)).toContainText('Today');
});

test('a talk whose time has come waits until its counsellor says what came of it', async ({ page }) => {
  const [over, ahead] = [newBookingCode(), newBookingCode()];
  await signInAsCounsellor(page, {
    ...bookingDocuments(over, { counsellor: lead.id, start: startIn(-30), isQuiet: true }),
    ...bookingDocuments(ahead, { counsellor: lead.id, start: startIn(2) }),
  });
  await open(page, `/admin/${lead.id}?view=today`);
  const late = page.getByRole('region', { name: /^Late/ });
  const row = late.locator(`[data-row="${over}"]`);
  await expect(row).toContainText('Say what came of the talk');
  await expect(page.locator(`[data-row="${ahead}"]`)).toHaveCount(0);
  await row.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`view=counselling#${over}$`));
  await page.getByRole('button', { name: 'The talk took place' }).click();
  await expect(page.getByRole('button', { name: 'The talk took place' })).toHaveCount(0);
  await page.goBack();
  await expect(title(page)).toContainText('Today');
  await expect(row).toHaveCount(0);
});
