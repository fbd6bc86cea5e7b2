import { expect, type Page } from './test';

/** A cell of the table of pupils. */
export const cell = (page: Page, column: string, row: number) =>
  page.getByLabel(`${column}, row ${String(row)}`, { exact: true });

export async function typeRow(
  page: Page,
  row: number,
  cells: readonly [string, string, string],
): Promise<void> {
  for (const [index, column] of ['Pupil', 'Before', 'After'].entries())
    await cell(page, column, row).fill(cells[index] ?? '');
}

/** Opens the form of a report, and names the pupils and the measure. The desk fills in who makes it. */
export async function beginReport(page: Page, by: 'school' | 'office' = 'school'): Promise<void> {
  await page.getByRole('button', { name: 'Make a report', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Make a report', exact: true })).toBeVisible();
  await page.getByLabel('Which pupils?').fill('JHS 2 B');
  const form = page.locator('form').filter({ hasText: 'Figures of the pupils' });
  if (by === 'school') await form.getByLabel('Your name').fill('Efua Owusu');
  await page.getByLabel('Name of the measure').fill('Mathematics test');
  await page.getByLabel('Counted in').fill('marks');
}
