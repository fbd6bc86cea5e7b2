import { createReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { hourMs, ids, lesson, offer, request } from './support/family';
import { openCode } from './support/open-code';
import { putDocuments, readDocuments } from './support/records';
import { expect, test } from './support/test';
import { openArea } from './support/tutor-area';

test('a family reads the transport before it chooses', async ({ page }) => {
  const ref = createReferenceCode('tuition');
  await openCode(page, ref, {
    ...request(ref, 'offered'),
    ...offer(ref, ids.ama, 'demo-tutor', 'amended', [], 1500),
    ...offer(ref, ids.kofi, 'sample-kofi', 'accepted'),
  });
  const ama = page.getByRole('article', { name: 'Ama S.' });
  await expect(ama).toContainText('Transport: GH₵15.00 a lesson on top');
  await expect(ama).toContainText('at your home: GH₵75.00 in all.');
  await expect(ama).toContainText('Can come at the hours you asked for');
  await expect(page.getByRole('article', { name: 'Kofi A.' })).toContainText('No transport on top');

  await page.getByRole('button', { name: 'Choose Ama S.' }).click();
  const tomorrow = new Date(Date.now() + 24 * hourMs).toISOString().slice(0, 10);
  await page.getByText('Another time', { exact: true }).click();
  await page.getByLabel('Which day?').fill(tomorrow);
  await page.getByLabel('From what time?').fill('16:00');
  await page.getByLabel('Which adult will be there?').fill('Auntie Esi');
  await page.getByRole('button', { name: 'Plan the trial lesson' }).click();
  await expect(page.getByRole('heading', { name: 'Next lessons' })).toBeVisible();
  // Who pays the trial is not set: it is paid as any other lesson.
  await expect(page.getByText('Transport: GH₵15.00 on top, GH₵75.00 in all')).toBeVisible();
  await expect(page.getByText('With transport, for a lesson at your home: GH₵75.00')).toBeVisible();
  await expect
    .poll(async () => Object.values(await readDocuments(page, `offers/${ids.ama}/lessons`)))
    .toEqual([expect.objectContaining({ price: 6000, transport: 1500 })]);
});

test('a lesson names its transport and the sum, also of a trial, unless it came to nothing', async ({
  page,
}) => {
  const ref = createReferenceCode('tuition');
  const path = `offers/${ids.ama}/lessons/${ids.lesson}`;
  const withTransport = (state: string, isTrial: boolean) => ({
    [path]: { ...lesson(ids.ama, state, isTrial, 48)[path], transport: 1500 },
  });
  const sum = page.getByText('Transport: GH₵15.00 on top, GH₵75.00 in all');
  const shown = page.locator(`#lesson-${ids.lesson}`);
  await openCode(page, ref, {
    ...request(ref, 'running'),
    ...offer(ref, ids.ama, 'demo-tutor', 'chosen', [], 1500),
    ...withTransport('planned', false),
  });
  await expect(sum).toBeVisible();
  await putDocuments(page, withTransport('planned', true));
  await page.reload();
  await expect(sum).toBeVisible();
  await putDocuments(page, withTransport('missed', false));
  await page.reload();
  await expect(shown).toBeVisible();
  await expect(sum).toHaveCount(0);
});

test('a tutor names transport with the offer, in whole cedis', async ({ page }) => {
  await openArea(page);
  const card = page.getByRole('article', { name: 'Primary 4: English Language' });
  await card.getByRole('button', { name: 'Propose times or transport' }).click();
  await card.getByLabel('Saturday Morning').check();
  await card.getByLabel('Transport, cedis a lesson').fill('12.50');
  await card.getByRole('button', { name: 'Propose this' }).click();
  await expect(card.getByText('Please enter whole cedis').first()).toBeVisible();
  await card.getByLabel('Transport, cedis a lesson').fill('12');
  await card.getByRole('button', { name: 'Propose this' }).click();
  await expect(card.getByText('GH₵12.00')).toBeVisible();
  await page.reload();
  await expect(card.getByText('GH₵12.00')).toBeVisible();
});
