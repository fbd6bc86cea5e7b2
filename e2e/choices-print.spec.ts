import { themes } from './support/routes';
import { expect, open, test, wakeForm, type Page } from './support/test';

const place = (page: Page, number: number) =>
  page
    .getByRole('list', { name: 'Your choices' })
    .locator('> li')
    .nth(number - 1);

/** The most choices of a year, long names, and a mistake in each: nothing of a list is longer on paper. */
async function fillLongest(page: Page): Promise<void> {
  await page.getByLabel('Year of the BECE').selectOption('2024');
  await page.getByLabel('The child is a').selectOption('girl');
  await page.getByLabel('Kind of list').selectOption('TVET only');
  for (let number = 1; number <= 11; number += 1) {
    const choice = place(page, number);
    const field = choice.getByLabel('School', { exact: true });
    if (!(await field.isVisible())) await choice.getByRole('button', { name: 'Fill in' }).click();
    await field.fill(`A Very Long Name of Some Senior High Technical School, Adenta ${number % 2}`);
    await choice.getByLabel('Programme').fill('Agricultural Science and Home Economics');
    await choice.getByLabel('Category').selectOption(number < 7 ? 'Category A' : 'Category B');
    await choice.getByLabel('Who goes there').selectOption('Boys');
    await choice.getByLabel('Kind of school').selectOption('SHS or SHTS');
    await choice.getByRole('radio', { name: 'No', exact: true }).check();
  }
}

test('the longest list prints on one page of A4, in either theme', async ({ page }) => {
  await open(page, '/counselling/choices');
  await wakeForm(page);
  await fillLongest(page);
  await expect(page.getByRole('region', { name: 'What the rules say' }).getByRole('status')).toContainText(
    'error',
  );
  await expect(page.getByRole('button', { name: 'Print on one page' })).toBeVisible();
  for (const theme of themes) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    const paper = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  }

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('SHS choices, BECE 2024')).toBeVisible();
  await expect(
    page.getByText('This is not the Ghana Education Service. Checked with Lifeline'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  const sheet = page.locator('[aria-hidden=true]').filter({ hasText: 'SHS choices, BECE 2024' });
  await expect(sheet.locator('tbody tr')).toHaveCount(11);
  await expect(sheet.locator('p').last()).toBeVisible();
});
