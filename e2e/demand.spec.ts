import { findBarriers } from './support/accessibility';
import { putDocuments } from './support/records';
import { next } from './support/request';
import { expect, open, test, type Page } from './support/test';

const heading = 'Where families wait';

/** Opens the first step of an application in a demo whose office has counted these families. */
async function openApplication(page: Page): Promise<void> {
  await open(page, '/tutorPage');
  await expect(page.getByRole('link', { name: 'Ama S.' })).toBeVisible();
  const bySubject = { mathematics: { jhs: 4 }, french: { primary: 1 } };
  await putDocuments(page, { 'settings/demand': { updatedAt: '2026-11-20T08:00:00.000Z', bySubject } });
  await open(page, '/apply?step=you');
  await page.getByLabel('Your full name').fill('Ama Serwaa');
  await page.getByRole('group', { name: 'You are' }).getByLabel('A woman').check();
  await page.getByLabel('Your phone number').fill('024 412 3456');
  await page.getByLabel('Your email').fill('ama@example.com');
  await page.getByLabel('Your region').selectOption({ label: 'Greater Accra' });
  await page.getByLabel('Your town or area').fill('Madina');
  await page
    .getByRole('group', { name: 'Languages you can teach in' })
    .getByLabel('Ga', { exact: true })
    .check();
  await page.getByLabel('How do you teach?').fill('I teach slowly, and check often.');
}

test('who applies sees where families wait, and when that was counted', async ({ page }) => {
  await openApplication(page);
  await expect(page.getByText(heading)).toHaveCount(0);
  await next(page, 'What you teach');
  const note = page.getByRole('region', { name: heading });
  await expect(note).toContainText('as our office counted on Fri 20 November 2026');
  await expect(note.getByRole('term')).toHaveText(['Mathematics, Junior High', 'French, Primary']);
  await expect(note.getByRole('definition')).toHaveText(['4 families', '1 family']);
  expect(await findBarriers(page)).toEqual([]);

  await page.getByRole('group', { name: 'Levels you teach' }).getByLabel('Primary').check();
  await expect(note.getByRole('term')).toHaveText(['French, Primary']);
});

test.describe('without network', () => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED/ });

  test('the application goes on without the figures', async ({ page, context }) => {
    await openApplication(page);
    await context.setOffline(true);
    await next(page, 'What you teach');
    await page.getByRole('group', { name: 'Levels you teach' }).getByLabel('Primary').check();
    await expect(page.getByLabel('Years of teaching')).toBeVisible();
    await expect(page.getByText(heading)).toHaveCount(0);
  });
});
