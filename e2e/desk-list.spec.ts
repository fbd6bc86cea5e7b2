import { createDeskRows } from '../tools/bench/desk-documents';
import { fill } from '../tools/bench/desk-page.mjs';
import { findBarriers, findSmallTargets } from './support/accessibility';
import { expect, office, open, showRequests, signIn, test, type Page } from './support/test';

async function openDesk(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await open(page, '/admin');
  await signIn(page, office);
  await showRequests(page);
}

const row = (page: Page, index: number) => page.locator(`main tr[aria-rowindex="${index}"]`);
const head = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });

test('the arrow keys go through a long list, and no row that is not drawn yet loses the focus', async ({
  page,
}) => {
  await openDesk(page, 1280);
  await page.evaluate(fill, createDeskRows(500, new Date()));
  await page.reload();
  const table = page.getByRole('table');
  await expect(table).not.toHaveAttribute('aria-rowcount', '9');
  const last = Number(await table.getAttribute('aria-rowcount'));
  expect(last).toBeGreaterThan(300);

  const focusedRow = () =>
    page.evaluate(() => document.activeElement?.closest('tr')?.getAttribute('aria-rowindex'));
  const press = async (key: string, index: number) => {
    await page.keyboard.press(key);
    await expect.poll(focusedRow).toBe(String(index));
    await expect(row(page, index)).toBeInViewport({ ratio: 1 });
  };
  await row(page, 2).getByRole('link').focus();
  await press('End', last);
  await press('ArrowUp', last - 1);
  await press('Home', 2);
  for (let index = 3; index < 40; index += 1) await press('ArrowDown', index);
  expect(await page.locator('main tbody tr[aria-rowindex]').count()).toBeLessThan(60);

  // The list is one stop of Tab, and Tab comes back to the same row.
  await page.keyboard.press('Tab');
  expect(await focusedRow()).toBeUndefined();
  await page.keyboard.press('Shift+Tab');
  await expect.poll(focusedRow).toBe('39');
  const { searchParams } = new URL(page.url());
  // The opened record takes the focus, and gives it back to its row.
  await page.keyboard.press('Enter');
  const record = page.getByRole('complementary', { name: 'Open record' });
  await expect(record).toBeFocused();
  expect(new URL(page.url()).searchParams.toString()).toBe(searchParams.toString());
  await press('Escape', 39);
  await expect(record).toHaveCount(0);
});

test('Space selects rows, and one action takes those that the list shows', async ({ page }) => {
  await openDesk(page, 1280);
  await page.getByRole('link', { name: 'Enquiries' }).click();
  // The rows of the list before would take the focus with them.
  await expect(head(page, 'Topic')).toBeVisible();
  await row(page, 2).getByRole('link').focus();
  await page.keyboard.press('Space');
  await expect(row(page, 2).getByRole('checkbox')).toBeChecked();
  await expect(page.getByRole('button', { name: 'Mark one as junk' })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('Space');
  await expect(row(page, 2).getByRole('checkbox')).not.toBeChecked();
});

for (const width of [360, 1280]) {
  test(`columns are chosen, and a view is saved, picked and removed at ${width} px`, async ({ page }) => {
    await openDesk(page, width);
    const usual = await page.locator('main tbody td').count();
    await page.getByRole('button', { name: 'Columns' }).click();
    const columns = page.getByRole('group', { name: 'Columns' });
    await expect(columns.getByLabel('Hours')).not.toBeChecked();
    await columns.getByLabel('Hours').check();
    await columns.getByLabel('First subject').uncheck();
    await columns.getByLabel('Learner').uncheck();
    await expect(page).toHaveURL(/columns=area\+hours\+sent\+state/);
    await expect(page.locator('main tbody td')).not.toHaveCount(usual);
    if (width > 720) {
      await expect(head(page, 'Hours')).toBeVisible();
      await expect(head(page, 'Learner')).toHaveCount(0);
      await head(page, 'Area').getByRole('button').click();
      await expect(head(page, 'Area')).toHaveAttribute('aria-sort', 'ascending');
    } else {
      await columns.getByLabel('Sorted by').selectOption('Area, ascending');
    }
    await expect(page).toHaveURL(/sort=area/);
    expect(await findBarriers(page)).toEqual([]);
    expect(await findSmallTargets(page)).toEqual([]);
    await page.getByRole('searchbox').fill('tema');
    await expect(page).toHaveURL(/q=tema/);
    const address = page.url();

    await page.getByRole('button', { name: 'Saved views' }).click();
    const views = page.getByRole('group', { name: 'Saved views' });
    await expect(views.getByText('None saved on this device yet.')).toBeVisible();
    await views.getByRole('textbox').fill('Tema by area');
    await views.getByRole('button', { name: 'Save this view' }).click();
    await expect(views.getByRole('status')).toHaveText('Saved on this device: Tema by area');
    expect(await findBarriers(page)).toEqual([]);
    expect(await findSmallTargets(page)).toEqual([]);

    await page.goto(`/admin/${office.id}?view=requests`);
    await page.getByRole('button', { name: 'Saved views' }).click();
    const link = views.getByRole('link', { name: 'Tema by area' });
    await expect(link).not.toHaveAttribute('aria-current');
    await link.click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('searchbox')).toHaveValue('tema');
    await expect(link).toHaveAttribute('aria-current', 'true');
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('');

    await views.getByRole('button', { name: 'Remove the view Tema by area' }).click();
    await expect(views.getByText('None saved on this device yet.')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Saved views' }).click();
    await expect(views.getByText('None saved on this device yet.')).toBeVisible();

    await page.goto(address);
    await page.getByRole('button', { name: 'Columns' }).click();
    await columns.getByRole('button', { name: 'Usual columns' }).click();
    await expect(page).not.toHaveURL(/columns=/);
  });
}

test('another view begins at its top, and the rail stays in sight beside a long one', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto('/admin');
  await signIn(page, office);
  const rail = page.getByRole('navigation', { name: 'Desk' });
  await rail.getByRole('link', { name: 'Change log' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Change log' });
  await expect(heading).toBeInViewport();
  await expect(page.getByRole('table')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 2000));
  await expect(heading).not.toBeInViewport();
  await expect(rail.getByRole('link', { name: 'Change log' })).toBeInViewport();
  await rail.getByRole('link', { name: 'Payments' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeInViewport();
  await page.goBack();
  await expect(heading).not.toBeInViewport();
});
