import { readFile } from 'node:fs/promises';
import { expect, office, type Page } from './test';

/** Saves a list of the desk as the signed-in office. It must suit a spreadsheet; returns its text. */
export async function saveList(page: Page, view: string, button = 'Save as CSV'): Promise<string> {
  await page.goto(`/admin/${office.id}?view=${view}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv.startsWith('\uFEFF')).toBe(true);
  // No id that opens anything.
  expect(csv).not.toMatch(/[\da-f]{8}-[\da-f]{4}-|LL-\w{14}|undefined|columns\./);
  return csv;
}
