import { expect, open, signIn, tutor, type Page } from './test';

/** Signs the tutor in and opens their area. */
export async function openArea(page: Page): Promise<void> {
  await open(page, '/tutor');
  await signIn(page, tutor);
  await expect(page).toHaveURL(`/tutor/${tutor.id}`);
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible();
}

/** Opens a part of the area. */
export const view = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of your area' }).getByRole('link', { name }).click();
