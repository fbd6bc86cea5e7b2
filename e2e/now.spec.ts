import type { Locator } from '@playwright/test';
import { createReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { findBarriers } from './support/accessibility';
import { doorCodes } from './support/door-codes';
import { ago, ids, lesson, offer, request } from './support/family';
import { openCode } from './support/open-code';
import { putIntoOutbox, sentItem } from './support/outbox';
import { putDocuments, stateOf } from './support/records';
import { expect, open, test, type Page } from './support/test';

// A cheap phone.
const screen = { width: 360, height: 740 };
test.use({ viewport: screen });

/** Whether the whole element is within the first screen. */
async function expectFirstScreen(page: Page, part: Locator): Promise<void> {
  await expect(part).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const box = await part.boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(screen.height);
}

/** Minutes from now to a lesson that is on this day, also shortly before midnight. */
const soonHours = () => (new Date().getUTCHours() === 23 ? -0.2 : 0.5);

test('a family chooses a tutor from the first screen with two presses', async ({ page }) => {
  const ref = createReferenceCode('tuition');
  await openCode(page, ref, { ...request(ref, 'offered'), ...offer(ref, ids.ama, 'demo-tutor', 'accepted') });
  await expectFirstScreen(page, page.getByRole('heading', { name: 'Choose: Ama S. said yes' }));
  const see = page.getByRole('button', { name: 'See Ama S., then choose' });
  await expectFirstScreen(page, see);
  // What is past is not said to come.
  await expect(page.getByText(/tutor has 24 hours|answers within/)).toHaveCount(0);
  expect(await findBarriers(page)).toEqual([]);
  await see.click();
  const choose = page.getByRole('button', { name: 'Choose Ama S.' });
  await choose.click();
  await expect.poll(() => stateOf(page, `offers/${ids.ama}`)).toBe('chosen');
  await expect(page.getByRole('heading', { name: 'Plan the trial with Ama S.' })).toBeFocused();
});

test('while nobody has answered, nothing is to choose: a family reads until when it waits', async ({
  page,
}) => {
  const ref = createReferenceCode('tuition');
  await openCode(page, ref, { ...request(ref, 'offered'), ...offer(ref, ids.ama, 'demo-tutor', 'sent') });
  await expectFirstScreen(page, page.getByRole('heading', { name: 'A tutor is asked' }));
  await expectFirstScreen(page, page.getByText(/^With the tutor · by /));
  await expect(page.getByText('You need do nothing.', { exact: false })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing to choose yet' })).toBeVisible();
  await expect(page.getByText(/Choose your tutor/i)).toHaveCount(0);
  await putIntoOutbox(page, sentItem(ref, ago(30)));
  await open(page, '/');
  const card = page.getByRole('region', { name: 'What is to be done now' });
  await expect(card.getByRole('heading', { name: 'A tutor is asked' })).toBeVisible();
  await expect(card.getByText(/^With the tutor · by /)).toBeVisible();
});

test('on the day of the lesson the door code stands in the first screen', async ({ page }) => {
  const ref = createReferenceCode('tuition');
  await openCode(page, ref, {
    ...request(ref, 'running'),
    ...offer(ref, ids.ama, 'demo-tutor', 'chosen'),
    ...lesson(ids.ama, 'planned', false, soonHours()),
    [`tuitionRequests/${ref}/doorCodes/${ids.lesson}-arrival-1`]: {
      offerId: ids.ama,
      code: '4821',
      adult: 'Auntie Esi',
      at: ago(1),
    },
  });
  await expect(page.getByRole('heading', { name: /^Lesson today, / })).toBeVisible();
  await expect(doorCodes(page)).toHaveText('4821');
  await expectFirstScreen(page, doorCodes(page));
  expect(await findBarriers(page)).toEqual([]);
});

test('a family confirms what was taught with two presses, and no empty strip stays', async ({ page }) => {
  const ref = createReferenceCode('tuition');
  await openCode(page, ref, {
    ...request(ref, 'running'),
    ...offer(ref, ids.ama, 'demo-tutor', 'chosen'),
    ...lesson(ids.ama, 'taught', false, -4),
  });
  await putIntoOutbox(page, sentItem(ref, ago(30)));
  // As high as with door codes, on the last visit.
  await page.addInitScript(() => localStorage.setItem('lifeline.kept-heights', '--kept-record:700px'));
  await page.reload();
  const see = page.getByRole('button', { name: 'See the report and answer' });
  await expectFirstScreen(page, see);
  const place = page.locator('[data-kept=record]');
  await expect(place).toHaveJSProperty('offsetHeight', 700);
  await see.click();
  await page.getByRole('button', { name: 'Yes, it was taught' }).click();
  await expect.poll(() => stateOf(page, `offers/${ids.ama}/lessons/${ids.lesson}`)).toBe('confirmed');
  await expect(page.getByRole('heading', { name: 'No lesson is planned' })).toBeVisible();
  expect(await place.evaluate((element) => element.clientHeight)).toBeLessThan(500);
});

test('what is late is said, and a code that is known takes one line', async ({ page }) => {
  const ref = createReferenceCode('enquiry');
  const sentAt = ago(24 * 30);
  await open(page, '/tutorPage');
  await expect(page.getByRole('link', { name: 'Ama S.' })).toBeVisible();
  await putDocuments(page, {
    [`tracking/${ref}`]: {
      topic: { kind: 'enquiry' },
      state: 'new',
      steps: { sent: { what: 'new', at: sentAt } },
    },
  });
  await open(page, `/code#${ref}`);
  await expect(page.getByText(/^With the office · late since /)).toBeVisible();
  await expect(page.getByText('You should have heard from us by', { exact: false })).toBeVisible();
  await expectFirstScreen(page, page.getByRole('button', { name: 'Copy the code' }));
  await page.getByRole('button', { name: 'Share or print it' }).click();
  // One to the office, which is late, and one that shares the code.
  await expect(page.locator('#main').getByRole('link', { name: 'WhatsApp' })).toHaveCount(2);
});

test('who told of a worry sees what happens now, whom to call, and what was taught', async ({ page }) => {
  const ref = createReferenceCode('tuition');
  await openCode(page, ref, {
    ...request(ref, 'running'),
    ...offer(ref, ids.ama, 'demo-tutor', 'chosen'),
    ...lesson(ids.ama, 'confirmed', false, -40),
  });
  await page.getByRole('button', { name: 'Ask for another tutor' }).click();
  await page.getByLabel('Something worries me').check();
  await page.getByLabel('Tell us more').fill('He asked her to meet outside.');
  await page.getByRole('button', { name: 'Ask for another tutor' }).click();
  await expect.poll(() => stateOf(page, `tuitionRequests/${ref}`)).toBe('reviewing');
  // Also when the page is opened again.
  await page.reload();
  await expectFirstScreen(
    page,
    page.getByRole('heading', { name: 'You told us that something worries you' }),
  );
  await expectFirstScreen(page, page.getByText(/^With the office · by /));
  await expectFirstScreen(page, page.getByRole('link', { name: 'Call 112' }));
  await expect(page.getByRole('heading', { name: 'Your lessons until now' })).toBeVisible();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
});
