import { expect, open, signIn, tutor, type Page } from './test';

/** Signs the tutor in and opens their area. */
export async function openArea(page: Page): Promise<void> {
  await open(page, '/tutor');
  await signIn(page, tutor);
  await expect(page).toHaveURL(`/tutor/${tutor.id}`);
  await expect(page.getByRole('navigation', { name: 'Parts of your area', exact: true })).toBeVisible();
}

/** Parts that stand in the sheet of a phone, behind the last button of the bar. */
const inSheet = ['My week', 'Earnings', 'To tell', 'Profile'];

/** Opens a part of the area. */
export async function view(page: Page, name: string): Promise<void> {
  const parts = page.getByRole('navigation', { name: 'Parts of your area', exact: true });
  const isPhone = (page.viewportSize()?.width ?? 0) < 720;
  if (!isPhone || !inSheet.includes(name)) return parts.getByRole('link', { name }).click();
  await parts.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog').getByRole('link', { name }).click();
}
