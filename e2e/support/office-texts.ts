import { expect, office, open, signIn, type Page } from './test';

/** Opens a desk of texts that the office writes, where somebody of the office has signed in. */
export async function openTexts(page: Page, view: string, heading: string): Promise<void> {
  await open(page, `/admin/${office.id}?view=${view}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
}

/** Signs in as the office, on a phone, and opens a desk of texts. */
export async function startAsOffice(page: Page, view: string, heading: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/admin');
  await signIn(page, office);
  await expect(page).toHaveURL(`/admin/${office.id}`);
  await openTexts(page, view, heading);
}

/** Whether something is wider than the screen. */
export const isWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
