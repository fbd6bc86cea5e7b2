import { createReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { findBarriers, findSmallTargets } from './support/accessibility';
import { ago, request } from './support/family';
import { openCode } from './support/open-code';
import { putIntoOutbox, sentItem } from './support/outbox';
import { expect, open, test } from './support/test';

test('a request that the office has not opened in its time says so, and how to reach it', async ({
  page,
}) => {
  const ref = createReferenceCode('tuition');
  const sentAt = ago(24 * 10);
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
  await expect(card.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /wa\.me/);
  await expect(card.locator('a[href^="tel:"]')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  await putIntoOutbox(page, sentItem(ref, sentAt));
  await open(page, '/');
  await expect(page.getByRole('heading', { name: 'The office is late' })).toBeVisible();
});
