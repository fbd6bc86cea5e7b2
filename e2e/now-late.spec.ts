import { createReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { findBarriers, findSmallTargets } from './support/accessibility';
import { ago, ids, lesson, offer, request } from './support/family';
import { openCode } from './support/open-code';
import { putIntoOutbox, sentItem } from './support/outbox';
import { stateOf } from './support/records';
import { expect, open, test } from './support/test';

test('a request that the office has not opened in its time says so, and how to reach it', async ({
  page,
}) => {
  const ref = createReferenceCode('tuition');
  const sentAt = ago(24 * 10);
  await page.addInitScript(() => {
    const facts = { phone: '+233240000000', whatsApp: '+233201234567' };
    localStorage.setItem('lifeline.office', JSON.stringify({ facts, isSample: true }));
  });
  await openCode(page, ref, {
    ...request(ref, 'submitted'),
    [`tracking/${ref}`]: {
      topic: { kind: 'tuition', schoolClass: 'jhs-2', subject: 'mathematics' },
      state: 'submitted',
      steps: { sent: { what: 'submitted', at: sentAt } },
    },
  });
  const card = page.locator('#part-now');
  await expect(card.getByRole('heading', { name: 'The office is late' })).toBeVisible();
  await expect(card).toContainText('You should have heard from us by');
  await expect(card).not.toContainText('nothing');
  await expect(card.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/233201234567',
  );
  await expect(card.locator('a[href="tel:+233240000000"]')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  await putIntoOutbox(page, sentItem(ref, sentAt));
  await open(page, '/');
  await expect(page.getByRole('heading', { name: 'The office is late' })).toBeVisible();
});

test('an hour after its start, what is to be done asks whether nobody came', async ({ page }) => {
  const ref = createReferenceCode('tuition');
  await openCode(page, ref, {
    ...request(ref, 'running'),
    ...offer(ref, ids.ama, 'demo-tutor', 'chosen'),
    ...lesson(ids.ama, 'planned', false, -1.1),
  });
  const card = page.locator('#part-now');
  // One button on the page: not below, too.
  await expect(page.getByRole('button', { name: 'Nobody came' })).toHaveCount(1);
  await card.getByRole('button', { name: 'Nobody came' }).click();
  await expect(page.getByText('Did the tutor not come?')).toBeVisible();
  await page.getByRole('button', { name: 'Yes, nobody came' }).click();
  await expect.poll(() => stateOf(page, `offers/${ids.ama}/lessons/${ids.lesson}`)).toBe('missed');
});

test('before that hour the lesson asks it, and not what is to be done', async ({ page }) => {
  const ref = createReferenceCode('tuition');
  await openCode(page, ref, {
    ...request(ref, 'running'),
    ...offer(ref, ids.ama, 'demo-tutor', 'chosen'),
    ...lesson(ids.ama, 'planned', false, -0.5),
  });
  await expect(page.getByRole('article').getByRole('button', { name: 'Nobody came' })).toBeVisible();
  await expect(page.locator('#part-now').getByRole('button', { name: 'Nobody came' })).toHaveCount(0);
});
