import { findBarriers } from './support/accessibility';
import { expect, office, open, signIn, test, wakeForm, type Page } from './support/test';
import { openWithWorker } from './support/worker';

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });
// The browser logs failed requests itself.
test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

const path = '/counselling/choices';
const list = (page: Page) => page.getByRole('list', { name: 'Your choices' });
const place = (page: Page, number: number) =>
  list(page)
    .locator('> li')
    .nth(number - 1);
const found = (page: Page) => page.getByRole('region', { name: 'What the rules say' });

interface Typed {
  readonly school: string;
  readonly category: string;
  readonly stay: 'Day' | 'Boarding';
  readonly km?: string;
}

/** Fills the fields of the open choice. */
async function fill(page: Page, number: number, { school, category, stay, km }: Typed): Promise<void> {
  const choice = place(page, number);
  await choice.getByLabel('School', { exact: true }).fill(school);
  await choice.getByLabel('Programme').fill('General Science');
  await choice.getByLabel('Category').selectOption(`Category ${category}`);
  await choice.getByLabel('Who goes there').selectOption('Girls and boys');
  await choice.getByRole('radio', { name: stay, exact: true }).check();
  if (km !== undefined) await choice.getByLabel('Kilometres from home').fill(km);
  await choice.getByRole('radio', { name: 'Yes', exact: true }).check();
}

const schools: readonly Typed[] = [
  { school: 'Alpha SHS', category: 'A', stay: 'Boarding' },
  { school: 'Beta SHS', category: 'B', stay: 'Boarding' },
  { school: 'Gamma SHS', category: 'B', stay: 'Boarding' },
  { school: 'Delta SHS', category: 'C', stay: 'Day', km: '3' },
  { school: 'Epsilon SHS', category: 'C', stay: 'Day', km: '5' },
  { school: 'Zeta SHS', category: 'C', stay: 'Boarding' },
  { school: 'Eta SHS', category: 'C', stay: 'Boarding' },
];

/** Fills the list in the order of the form. */
async function fillAll(page: Page): Promise<void> {
  for (const [index, school] of schools.entries()) {
    await fill(page, index + 1, school);
    const next = place(page, index + 1).getByRole('button', { name: 'Next choice' });
    if (index + 1 < schools.length) {
      await next.click();
      await expect(place(page, index + 2).getByLabel('School', { exact: true })).toBeFocused();
    }
  }
}

const year = (page: Page) => page.getByLabel('Year of the BECE');

test('a family checks its list, orders it, and finds it again without network', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await openWithWorker(page, path);
  await wakeForm(page);
  await expect(page.getByText('This is not the Ghana Education Service', { exact: true })).toBeVisible();
  await expect(found(page)).toContainText('Say the year of the BECE first');
  await year(page).selectOption('2025');
  await fillAll(page);
  await expect(found(page).getByRole('status')).toHaveText(/Nothing found against the rules of 2025/);
  await expect(list(page).getByRole('heading')).toHaveText(['Main choices', 'Alternatives']);

  // Beside the choice, and with the rule, its source and its day.
  await place(page, 7).getByRole('button', { name: 'Close of choice 7' }).click();
  await place(page, 2).getByRole('button', { name: 'Change of choice 2' }).click();
  await place(page, 2).getByLabel('Category').selectOption('Category A');
  await expect(place(page, 1)).toContainText('2 main choices of Category A: the rule says at most 1.');
  await expect(place(page, 2)).toContainText('2 main choices of Category A: the rule says at most 1.');
  await expect(found(page).getByRole('status')).toHaveText('1 error');
  await expect(found(page)).toContainText(
    'At most one Category A school among the five main choices. broadcastergh.com, read 22 Nov 2026',
  );
  await place(page, 2).getByLabel('Category').selectOption('Category B');
  await place(page, 2).getByRole('button', { name: 'Close of choice 2' }).click();

  // By keyboard alone; the focus goes with the choice.
  await place(page, 2).getByRole('button', { name: 'Move up of choice 2' }).focus();
  await page.keyboard.press('Enter');
  await expect(place(page, 1)).toContainText('Beta SHS');
  await expect(page.getByText('Now choice 1.')).toBeVisible();
  await expect(place(page, 1).locator('[tabindex="-1"]').first()).toBeFocused();
  await place(page, 3).getByRole('button', { name: 'Move down of choice 3' }).click();
  await expect(place(page, 4)).toContainText('Gamma SHS');
  await expect(place(page, 4).getByRole('button', { name: 'Move down of choice 4' })).toBeFocused();

  // Another year says so, and has rules of its own.
  await year(page).selectOption('2026');
  await expect(found(page)).toContainText('We have no rules for 2026. This list is checked by those of 2025');
  await year(page).selectOption('2024');
  await expect(list(page).getByRole('heading')).toHaveText(['Main choices', 'Second round']);
  await expect(found(page)).toContainText('4 of 5 schools of the second round are still free.');
  await expect(place(page, 6)).toContainText(
    'The last main choice is boarding, and not from the special list.',
  );
  await year(page).selectOption('2025');

  // Kept on the device, also for a visit without network.
  await expect(page.getByText(/Saved on this phone/)).toBeVisible();
  await page.context().setOffline(true);
  await page.reload();
  await expect(place(page, 1)).toContainText('Beta SHS');
  await expect(year(page)).toHaveValue('2025');
  await expect(found(page).getByRole('status')).toHaveText(/Nothing found against the rules of 2025/);
  await place(page, 7).getByRole('button', { name: 'Remove of choice 7' }).click();
  await expect(found(page).getByRole('status')).toHaveText('1 error');
  await expect(found(page)).toContainText('1 of 2 alternatives is still free.');
  await page.context().setOffline(false);
  // The list goes nowhere by itself.
  expect(sent.filter((body) => body.includes('SHS'))).toEqual([]);

  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Yes, discard all' }).click();
  await expect(list(page)).not.toContainText('Beta SHS');
  await expect(found(page)).toContainText('Say the year of the BECE first');
});

test('the checker opens without network on a phone that opened the first page only', async ({ page }) => {
  await openWithWorker(page, '/');
  await page.context().setOffline(true);
  await page.goto(path);
  await wakeForm(page);
  await year(page).selectOption('2025');
  await fill(page, 1, { school: 'Alpha SHS', category: 'A', stay: 'Boarding' });
  await expect(found(page).getByRole('status')).toContainText('error');
});

test('the list prints alone, with the year and whose word it is not', async ({ page }) => {
  await open(page, path);
  await wakeForm(page);
  await year(page).selectOption('2025');
  await place(page, 1).getByLabel('School', { exact: true }).fill('Alpha SHS');
  await expect(page.getByRole('button', { name: 'Print on one page' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(
    page.getByText('This is not the Ghana Education Service. Checked with Lifeline'),
  ).toBeVisible();
  await expect(page.getByText('SHS choices, BECE 2025')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(year(page)).toBeHidden();
});

test('on a shared phone nothing of the list is kept', async ({ page }) => {
  await open(page, path);
  await wakeForm(page);
  await page.getByLabel('Do not keep this on this phone').check();
  await place(page, 1).getByLabel('School', { exact: true }).fill('Alpha SHS');
  await expect(page.getByText('Nothing of this is kept on this phone.')).toBeVisible();
  await page.reload();
  await wakeForm(page);
  await expect(list(page)).not.toContainText('Alpha SHS');
});

test('the office changes a rule and adds a year, and the checker follows', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/admin/${office.id}?view=settings`);
  await signIn(page, office);
  const desk = page.getByRole('region', { name: 'School choices: the rules of each year' });
  const rule = desk.getByRole('region', { name: 'Category A: at most, main choices' });
  await expect(rule).toContainText('Number: 1.');
  await rule.getByRole('button', { name: 'Change' }).click();
  await rule.getByLabel('Number').fill('two');
  await rule.getByLabel('Sources').fill('ges.gov.gh');
  await rule.getByRole('button', { name: 'Save' }).click();
  await expect(rule.getByText('Write at most four web addresses', { exact: false }).first()).toBeVisible();
  await expect(rule.getByLabel('Number')).toHaveValue('two');

  await rule.getByLabel('Number').fill('2');
  await rule.getByLabel('The rule in words').fill('At most two Category A schools.');
  await rule.getByLabel('Sources').fill('https://ges.gov.gh/choices');
  await rule.getByRole('button', { name: 'Save' }).click();
  await expect(rule).toContainText('Number: 2. At most two Category A schools.');
  await expect(desk).toContainText('Version 1, ');
  await expect(
    desk.getByRole('listitem').filter({ hasText: 'Number: as it came with this site → 2' }),
  ).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);

  await desk.getByLabel('New year').fill('2025');
  await desk.getByRole('button', { name: 'Add the year' }).click();
  await expect(desk.getByText('This year is in the list already')).toBeVisible();
  await desk.getByLabel('New year').fill('2026');
  await desk.getByRole('button', { name: 'Add the year' }).click();
  await expect(desk.getByText('Hidden from families').first()).toBeVisible();
  await expect(desk.getByRole('radio', { name: '2026' })).toBeChecked();
  await expect(rule).toContainText('At most two Category A schools.');

  await open(page, path);
  await wakeForm(page);
  await year(page).selectOption('2025');
  await fill(page, 1, { school: 'Alpha SHS', category: 'A', stay: 'Boarding' });
  await place(page, 1).getByRole('button', { name: 'Next choice' }).click();
  await fill(page, 2, { school: 'Beta SHS', category: 'A', stay: 'Boarding' });
  await expect(found(page)).toContainText('Checked by the rules of 2025, version 1 of our office');
  await expect(found(page)).not.toContainText('main choices of Category A');
  // A year that the office does not show yet is not used.
  await year(page).selectOption('2026');
  await expect(found(page)).toContainText('We have no rules for 2026.');

  await page.goto(`/admin/${office.id}?view=settings`);
  await expect(desk.getByRole('radio', { name: '2026' })).toBeChecked();
  await desk.getByRole('button', { name: 'Show 2026 to families' }).click();
  await expect(desk.getByText('Families see it').first()).toBeVisible();
  await open(page, path);
  await expect(found(page)).toContainText('Checked by the rules of 2026, version 2 of our office');
  await page.goto(`/admin/${office.id}?view=changes`);
  await expect(page.getByRole('row', { name: /School choices.*Families see it/ })).toBeVisible();
});
