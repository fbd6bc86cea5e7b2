import { createReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { findBarriers } from './support/accessibility';
import { ids, lesson, offer, request } from './support/family';
import { openCode } from './support/open-code';
import { followPageClock } from './support/page-clock';
import { stateOf } from './support/records';
import { expect, open, signIn, test, tutor, type Page } from './support/test';

const later = '7b1df9b2-8a75-4c43-a3a5-1b7f0de0a112';
const dayMs = 86_400_000;

/** A family tells of a worry and leaves its tutor, with one lesson that began and one to come. */
async function leaveWithAWorry(page: Page): Promise<string> {
  const ref = createReferenceCode('tuition');
  await page.setViewportSize({ width: 360, height: 740 });
  await openCode(page, ref, {
    ...request(ref, 'running'),
    ...offer(ref, ids.ama, 'demo-tutor', 'chosen'),
    ...lesson(ids.ama, 'planned', false, -5),
    ...lesson(ids.ama, 'planned', false, 30, later),
  });
  await expect(page.getByRole('button', { name: 'Ask for another time' })).toBeVisible();
  await page.getByRole('button', { name: 'Ask for another tutor' }).click();
  await page.getByLabel('Something worries me').check();
  await page.getByLabel('Tell us more').fill('He asked her to meet outside.');
  await page.getByRole('button', { name: 'Ask for another tutor' }).click();
  await expect.poll(() => stateOf(page, `offers/${ids.ama}`)).toBe('ended');
  await expect.poll(() => stateOf(page, `tuitionRequests/${ref}`)).toBe('reviewing');
  return ref;
}

test('what is planned with a tutor whom a family leaves is called off, for both', async ({ page }) => {
  await leaveWithAWorry(page);
  const calledOff = page.getByText('Called off. Nobody comes, and nothing is to pay.');
  for (const isRead of [false, true]) {
    if (isRead) await page.reload();
    await expect(calledOff).toBeVisible();
    await expect(page.getByText('The door code stands here', { exact: false })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Ask for another time' })).toHaveCount(0);
  }
  expect(await findBarriers(page)).toEqual([]);

  await open(page, '/tutor');
  await signIn(page, tutor);
  await page
    .getByRole('navigation', { name: 'Parts of your area' })
    .getByRole('link', { name: 'Lessons' })
    .click();
  await expect(page.getByText('Called off: the lessons had ended')).toBeVisible();
  // The lesson that had begun is reported.
  await expect(page.getByRole('button', { name: 'Report', exact: true })).toHaveCount(1);
});

test('a worry that the office has not answered in its time shows the number to call', async ({ page }) => {
  await leaveWithAWorry(page);
  await expect(page.getByText(/They call the number of your request/)).toBeVisible();
  const number = page
    .getByRole('main')
    .getByRole('link', { name: /Call Lifeline|020|024/ })
    .first();
  await expect(number).toBeVisible();
  await page.clock.setFixedTime(Date.now() + 5 * dayMs);
  await followPageClock(page);
  await page.reload();
  await expect(page.getByText(/^We said that we call you by .* You need not say your code\.$/)).toBeVisible();
  await expect(number).toBeVisible();
});
