import { readFile } from 'node:fs/promises';
import { createDeskRows } from '../tools/bench/desk-documents';
import { fill } from '../tools/bench/desk-page.mjs';
import { findBarriers, findSmallTargets } from './support/accessibility';
import { expect, office, open, showRequests, signIn, test, type Page } from './support/test';

const requests = 2000;

/** Number of generated requests that wait for the office, and that are with a tutor. */
const waiting = (65 * requests) / 100;
const offered = (15 * requests) / 100;

/** Number of generated requests that are open: ended and cancelled ones are read on request. */
const openOnes = (85 * requests) / 100;

/** The demo's own records. */
const samples = { open: 11, waiting: 8, offered: 2 };

/** Opens a desk with many requests besides those of the demo. */
async function openLongDesk(page: Page): Promise<void> {
  await open(page, '/admin');
  await signIn(page, office);
  await showRequests(page);
  await page.evaluate(fill, createDeskRows(requests, new Date()));
  await page.reload();
  await expect(countLine(page)).toHaveText(
    `${waiting + samples.waiting} of ${openOnes + samples.open} open. Late first, then longest wait.`,
  );
}

const countLine = (page: Page) => page.getByRole('status').filter({ hasText: ' of ' });
const links = (page: Page) => page.getByRole('rowheader').getByRole('link');

/** Texts of a column in the rendered rows. */
const column = (page: Page, place: number) =>
  page.locator(`main tbody tr:not([aria-hidden]) > :nth-child(${place})`).allTextContents();

for (const [device, width] of [
  ['a phone', 360],
  ['a wide screen', 1440],
] as const) {
  test(`a long list on ${device} renders the visible rows, and every row can be reached`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openLongDesk(page);
    const table = page.getByRole('table');
    await expect(table).toHaveAttribute('aria-rowcount', String(waiting + samples.waiting + 1));
    expect(await links(page).count()).toBeLessThan(60);
    expect(await findBarriers(page)).toEqual([]);
    expect(await findSmallTargets(page)).toEqual([]);

    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(countLine(page)).toBeInViewport();
    const last = page.locator(`main tr[aria-rowindex="${waiting + samples.waiting + 1}"]`);
    await expect(last).toBeInViewport();
    expect(await links(page).count()).toBeLessThan(60);

    // The keys continue from the focused row, even after scrolling away.
    await last.getByRole('link').focus();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.locator('main tr[aria-rowindex="2"]')).toBeInViewport();
    await expect(last.getByRole('link')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    const before = page.locator(`main tr[aria-rowindex="${waiting + samples.waiting}"]`);
    await expect(before.getByRole('link')).toBeFocused();
    await expect(before).toBeInViewport();

    // An opened record is in view, and closing it returns to its row.
    await before.getByRole('link').press('Enter');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeInViewport();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(before).toBeInViewport();
  });
}

test('filter, search, sort and CSV cover all of a long list', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openLongDesk(page);
  await page.getByRole('list', { name: 'Records by state' }).getByRole('link', { name: 'Offered' }).click();
  await expect(countLine(page)).toHaveText(new RegExp(`^${offered + samples.offered} of `));

  const area = page.getByRole('columnheader', { name: 'Area' });
  await area.getByRole('button').click();
  await expect(page).toHaveURL(/sort=area/);
  await expect(area).toHaveAttribute('aria-sort', 'ascending');
  await expect(countLine(page)).toContainText('Sorted by Area.');
  await expect.poll(async () => (await column(page, 4))[0]).toBe('Adenta');
  await area.getByRole('button').click();
  await expect(area).toHaveAttribute('aria-sort', 'descending');
  const areas = await column(page, 4);
  expect(areas).toEqual([...areas].sort((one, other) => other.localeCompare(one)));
  expect(areas[0]).not.toBe('Adenta');

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const csv = await readFile(await (await saving).path(), 'utf8');
  expect(csv.trimEnd().split('\r\n')).toHaveLength(1 + offered + samples.offered);

  await page.getByRole('searchbox').pressSequentially('tamale');
  await expect(page).toHaveURL(/q=tamale/);
  await expect(countLine(page)).not.toHaveText(new RegExp(`^${offered + samples.offered} of `));
  // "tama" also finds Bantama: the list follows each letter.
  await expect.poll(async () => new Set(await column(page, 4))).toEqual(new Set(['Tamale']));

  // Return to the filter before sorting; printing includes all rows.
  await page.goBack();
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=/);
  await expect(countLine(page)).toHaveText(new RegExp(`^${offered + samples.offered} of .* Late first`));
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  expect(await links(page).count()).toBe(offered + samples.offered);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect.poll(() => links(page).count()).toBeLessThan(60);
});

test('a changed request updates its own row of a long list only, in every tab', async ({ page, context }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openLongDesk(page);
  const other = await context.newPage();
  await open(other, `/admin/${office.id}?state=submitted`);
  const submitted = (30 * requests) / 100 + 3;
  await expect(countLine(other)).toHaveText(new RegExp(`^${submitted} of `));

  await page.getByRole('list', { name: 'Records by state' }).getByRole('link', { name: 'Sent' }).click();
  await links(page).first().click();
  await page.getByRole('button', { name: 'Start the review' }).click();
  await expect(countLine(page)).toHaveText(new RegExp(`^${submitted - 1} of `));
  await expect(countLine(other)).toHaveText(new RegExp(`^${submitted - 1} of `));
});

test('what is over is read 50 at a time, found by its code, and saved as a whole', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openLongDesk(page);
  const states = page.getByRole('list', { name: 'Records by state' });
  await states.getByRole('link', { name: 'Ended' }).click();
  const shown = page.getByRole('status').filter({ hasText: ' shown. Last moved first.' });
  await expect(shown).toHaveText(/^50 /);
  await page.getByRole('button', { name: 'Show 50 more' }).click();
  await expect(shown).toHaveText(/^100 /);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const csv = await readFile(await (await saving).path(), 'utf8');
  expect(csv.trimEnd().split('\r\n')).toHaveLength(1 + requests / 10);

  const rows = createDeskRows(requests, new Date());
  const months = page.getByLabel('Last moved in');
  const month = (await months.locator('option').nth(2).getAttribute('value')) ?? '';
  await months.selectOption(month);
  await expect(page).toHaveURL(new RegExp(`month=${month}`));
  const ofMonth = rows.filter(
    ({ path, data }) =>
      /^tuitionRequests\/[^/]+$/.test(path) &&
      data.state === 'ended' &&
      String(data.movedAt).startsWith(month),
  );
  expect(ofMonth.length).toBeGreaterThan(0);
  await expect(shown).toHaveText(new RegExp(`^${Math.min(ofMonth.length, 50)} `));
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  await page.reload();
  await expect(months).toHaveValue(month);
  const savingMonth = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const csvOfMonth = await readFile(await (await savingMonth).path(), 'utf8');
  expect(csvOfMonth.trimEnd().split('\r\n')).toHaveLength(1 + ofMonth.length);
  await months.selectOption('All times');
  await expect(shown).toHaveText(/^50 /);

  // Whatever the list shows.
  const ended = rows.find(
    ({ path, data }) => /^tuitionRequests\/[^/]+$/.test(path) && data.state === 'ended',
  );
  const ref = ended?.path.split('/')[1] ?? '';
  await states.getByRole('link', { name: 'Offered' }).click();
  await page.getByRole('searchbox').fill(ref);
  await expect(links(page)).toHaveText([new RegExp(ref.slice(4, 8))]);
  await links(page).click();
  await expect(page.getByRole('complementary', { name: 'Open record' })).toContainText('Ended');
  await page.reload();
  await expect(page.getByRole('complementary', { name: 'Open record' })).toContainText('Ended');
});
