import { createReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { findBarriers } from './support/accessibility';
import { offer, request } from './support/family';
import { putDocuments, readDocuments } from './support/records';
import { expect, office, open, signIn, test } from './support/test';
import { openArea, view } from './support/tutor-area';

const id = (number: number) => `3f0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c3${String(number)}`;

test('a family reads how a tutor answers offers with its basis, and the tutor how that is counted', async ({
  page,
}) => {
  const speed = 'Mostly answers within a day · from 6 offers in 90 days';
  await open(page, '/tutorPage');
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Ama S.' }) });
  await expect(row).toBeVisible();
  await expect(row).not.toContainText('within a day');
  const ref = createReferenceCode('tuition');
  const answers = ['declined', 'declined', 'declined', 'declined', 'expired'];
  // Ama has one more, of the family that she teaches.
  const offers = answers.flatMap((state, index) =>
    Object.entries(offer(ref, id(index), 'demo-tutor', state)),
  );
  await putDocuments(page, { ...request(ref, 'reviewing'), ...Object.fromEntries(offers) });

  await open(page, '/admin');
  await signIn(page, office);
  await expect
    .poll(async () => (await readDocuments(page, 'settings/replies'))['settings/replies']?.byTutor)
    .toEqual({ 'demo-tutor': { offers: 6, answered: 5 } });

  await open(page, '/tutorPage');
  await expect(row).toContainText(speed);
  await expect(page.getByText('from 6 offers in 90 days')).toHaveCount(1);
  expect(await findBarriers(page)).toEqual([]);
  await row.getByRole('link', { name: 'Ama S.' }).click();
  await expect(page.getByRole('article')).toContainText(`${speed}. Counted on`);
  await page.goBack();
  await page.getByRole('link', { name: 'Kofi A.' }).click();
  await expect(page.getByRole('article')).toContainText('Not enough offers yet');
});

test('a tutor with too few offers reads that nothing is said yet', async ({ page }) => {
  await openArea(page);
  await view(page, 'Profile');
  await expect(page.getByRole('heading', { name: 'How soon you answer offers' })).toBeVisible();
  await expect(page.getByText('Not enough offers yet')).toBeVisible();
  await expect(page.getByText('Nothing is counted yet.')).toBeVisible();
  const at = new Date('2026-11-20T08:00:00.000Z').toISOString();
  await putDocuments(page, {
    'settings/replies': { updatedAt: at, byTutor: { 'demo-tutor': { offers: 10, answered: 9 } } },
  });
  await page.reload();
  await expect(page.getByText('Answers within a day · from 10 offers in 90 days')).toBeVisible();
  await expect(page.getByText('You answered 9 of 10 offers in time.')).toBeVisible();
  await expect(page.getByText('Last counted on Fri 20 November 2026.')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
});
