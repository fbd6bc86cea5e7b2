import { findBarriers } from './support/accessibility';
import { putDocuments } from './support/records';
import { expect, office, open, showRequests, signIn, test, type Page } from './support/test';

const one = 'tuitionRequests/LL-TAAAA00000000';
const other = 'tuitionRequests/LL-TBBBB00000000';
const byOffice = { kind: 'office', userId: office.id, name: 'Efua Owusu' };

/** A line of the log, some minutes before the new year. */
const line = (minutes: number, fields: object) => ({
  at: new Date(Date.parse('2027-01-01T00:00:00.000Z') - minutes * 60_000).toISOString(),
  by: byOffice,
  record: one,
  event: 'review.started',
  before: { state: 'submitted' },
  after: { state: 'reviewing' },
  ...fields,
});

async function openLog(page: Page): Promise<void> {
  await open(page, '/admin');
  await signIn(page, office);
  await showRequests(page);
  await putDocuments(page, {
    ...Object.fromEntries(
      Array.from({ length: 60 }, (_, n) => [`changeLog/line-${String(n)}`, line(n + 10, {})]),
    ),
    'changeLog/other': line(5, { record: other, event: 'request.junked', after: { state: 'junk' } }),
    'changeLog/family': line(4, { by: { kind: 'code-holder' }, event: 'request.cancelled' }),
    'changeLog/older': line(60 * 24 * 40, { event: 'enquiry.junked', record: 'enquiries/LL-Q0000' }),
  });
  await page.goto(`/admin/${office.id}?view=changes`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change log');
}

const rows = (page: Page) => page.locator('tbody').getByRole('row').filter({ hasText: /\d{4}/ });
const show = async (page: Page, label: string) => {
  await page.getByRole('combobox', { name: 'Show' }).fill(label);
  await page.getByRole('combobox', { name: 'Show' }).press('Enter');
};

test('the change log is asked by record, person, kind and period, all of it page by page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openLog(page);
  await expect(rows(page)).toHaveCount(50);
  await page.getByRole('button', { name: 'Show 50 more' }).click();
  await expect(rows(page)).not.toHaveCount(50);
  expect(await rows(page).count()).toBeGreaterThanOrEqual(63);

  // Whole, with who made the change, and with the year: the log goes back to the first day.
  await expect(rows(page).first()).toContainText('2026');
  const table = page.locator('main table').first();
  const isWhole = () => table.evaluate((one) => one.getBoundingClientRect().right <= window.innerWidth);
  expect(await isWhole()).toBe(true);

  await show(page, 'Marked as junk');
  await expect(page).toHaveURL(/kind=/);
  // Whatever record it is.
  await expect(rows(page).filter({ hasText: 'Marked as junk' })).toHaveCount(2);
  await expect(rows(page).filter({ hasNotText: 'Marked as junk' })).toHaveCount(0);

  await page.goto(`/admin/${office.id}?view=changes&kind=request.junked&from=2026-12-31`);
  await expect(rows(page)).toHaveCount(1);
  await rows(page)
    .getByRole('link', { name: /^Only this record/ })
    .click();
  await expect(page).toHaveURL(`/admin/${office.id}?view=changes&from=2026-12-31#${other}`);
  await expect(rows(page)).toHaveCount(1);

  await show(page, 'Families, applicants and schools, by code');
  await expect(rows(page).filter({ hasText: 'Somebody with the code' }).first()).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Efua Owusu' })).toHaveCount(0);

  await page.goBack();
  await expect(rows(page)).toHaveCount(1);
  await page.goto(`/admin/${office.id}?view=changes&to=2001-01-01`);
  await expect(page.getByText('No change fits. Choose other days, or all changes.')).toBeVisible();
});

test('the change log of one person can be read on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openLog(page);
  await page.goto(`/admin/${office.id}?view=changes&person=${office.id}&from=2026-12-31&to=2026-12-31`);
  await expect(rows(page)).toHaveCount(50);
  expect(await findBarriers(page)).toEqual([]);
  const only = await rows(page)
    .first()
    .getByRole('link', { name: /^Only this record/ })
    .boundingBox();
  expect(only?.height).toBeGreaterThanOrEqual(44);
});
