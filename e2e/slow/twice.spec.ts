import { createReferenceCode } from '../../src/entities/reference-code/model/reference-code';
import { ago, hourMs, ids, lesson, offer, request } from '../support/family';
import { openCode } from '../support/open-code';
import { putDocuments, readDocuments } from '../support/records';
import { expect, office, open, showRequests, signIn, test, tutor, type Page } from '../support/test';

/** Presses three times: twice at once and once during the write. */
async function pressTwice(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name }).first();
  // Waits until the button is stable and not covered.
  await button.click({ trial: true });
  const box = await button.boundingBox();
  if (!box) throw new Error(`nothing is called ${String(name)}`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (const pause of [0, 90, 250]) {
    await page.mouse.click(x, y);
    await page.waitForTimeout(pause);
  }
}

/** Number of change-log entries with this event. */
async function linesOf(page: Page, event: string): Promise<number> {
  const log = await readDocuments(page, 'changeLog/');
  return Object.values(log).filter((line) => line.event === event).length;
}

const secondOffer = (id: string) => offer(createReferenceCode('tuition'), id, tutor.id, 'sent');

async function openArea(page: Page): Promise<void> {
  await open(page, '/tutor');
  await signIn(page, tutor);
  await expect(page.getByRole('navigation', { name: 'Parts of your area', exact: true })).toBeVisible();
}

test('a double tap on Accept accepts one offer, not the next one under the finger', async ({ page }) => {
  await openArea(page);
  await putDocuments(page, { ...secondOffer(ids.ama), ...secondOffer(ids.kofi) });
  await page.reload();
  await expect(page.getByRole('button', { name: /^Accept this offer/ })).toHaveCount(3);
  const before = await linesOf(page, 'offer.accepted');
  await pressTwice(page, /^Accept this offer/);
  await expect(page.getByText('Not yet confirmed by Lifeline')).toHaveCount(1);
  await expect(page.getByText('Not yet confirmed by Lifeline')).toHaveCount(0);
  await expect(page.getByText('Lifeline did not take this')).toHaveCount(0);
  expect(await linesOf(page, 'offer.accepted')).toBe(before + 1);
});

test('a lesson is planned once, however often the button is pressed', async ({ page }) => {
  await openArea(page);
  await page.getByRole('link', { name: 'Lessons' }).click();
  await page.getByRole('button', { name: 'Plan a lesson' }).click();
  const soon = new Date(Date.now() + 24 * hourMs).toISOString();
  await page.getByLabel('Day', { exact: true }).fill(soon.slice(0, 10));
  await page.getByLabel('Begins at').fill('16:00');
  const planned = async () =>
    Object.values(await readDocuments(page, 'offers/')).filter(
      ({ startsAt }) => startsAt === `${soon.slice(0, 10)}T16:00:00.000Z`,
    ).length;
  await pressTwice(page, 'Plan it');
  await expect(page.getByText('Not yet confirmed by Lifeline')).toHaveCount(1);
  await expect(page.getByText('Not yet confirmed by Lifeline')).toHaveCount(0);
  expect(await planned()).toBe(1);
});

test('a family chooses once, and no choice is enabled afterwards', async ({ page }) => {
  const ref = createReferenceCode('tuition');
  await openCode(page, ref, {
    ...request(ref, 'offered'),
    ...offer(ref, ids.ama, 'demo-tutor', 'accepted'),
    ...offer(ref, ids.kofi, 'sample-kofi', 'accepted'),
  });
  await expect(page.getByRole('button', { name: /^Choose/ }).first()).toBeVisible();
  await pressTwice(page, /^Choose/);
  // From the press until the page shows the chosen tutor, no choice is enabled.
  const enabled = page
    .getByRole('button', { name: /^Choose/ })
    .and(page.locator(':enabled:not([aria-disabled])'));
  await expect(enabled).toHaveCount(0);
  await expect
    .poll(async () => {
      expect(await enabled.count()).toBe(0);
      return (await readDocuments(page, `tuitionRequests/${ref}`))[`tuitionRequests/${ref}`]?.state;
    })
    .toBe('trial');
  expect(await linesOf(page, 'offer.chosen')).toBe(1);
});

test('a lesson is confirmed once', async ({ page }) => {
  const ref = createReferenceCode('tuition');
  await openCode(page, ref, {
    ...request(ref, 'running'),
    ...offer(ref, ids.ama, 'demo-tutor', 'chosen'),
    ...lesson(ids.ama, 'taught', false, -3),
  });
  await expect(page.getByRole('button', { name: 'Yes, it was taught' })).toBeVisible();
  const before = await linesOf(page, 'lesson.confirmed');
  await pressTwice(page, 'Yes, it was taught');
  await expect.poll(() => linesOf(page, 'lesson.confirmed')).toBe(before + 1);
  await expect(page.getByRole('button', { name: 'Yes, it was taught' })).toHaveCount(0);
  await expect(page.getByText('Lifeline could not take it')).toHaveCount(0);
  expect(await linesOf(page, 'lesson.confirmed')).toBe(before + 1);
});

test('on a shared phone a second press during a slow answer shows no refusal', async ({ page }) => {
  await openArea(page);
  await page.evaluate(() => localStorage.setItem('lifeline.shared-phone', 'yes'));
  const before = await linesOf(page, 'offer.accepted');
  await pressTwice(page, /^Accept this offer/);
  await expect.poll(() => linesOf(page, 'offer.accepted')).toBe(before + 1);
  // It stays in place until the view is opened again.
  await expect(page.getByText('You accepted', { exact: true })).toBeVisible();
  await expect(page.getByText('This was not allowed')).toHaveCount(0);
  expect(await linesOf(page, 'offer.accepted')).toBe(before + 1);
});

test('the desk writes one note and one transition', async ({ page }) => {
  const ref = createReferenceCode('tuition');
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/admin');
  await signIn(page, office);
  await showRequests(page);
  await expect(page.getByRole('row').filter({ hasText: 'Adenta' }).first()).toBeVisible();
  await putDocuments(page, request(ref, 'submitted'));
  await open(page, `/admin/${office.id}?state=submitted#${ref}`);
  await page.getByLabel('New note').fill(`Called at ${ago(0)}`);
  // The draft's status is rendered before the press.
  await expect(page.getByRole('button', { name: 'Discard' })).toBeVisible();
  const before = await linesOf(page, 'note.added');
  await pressTwice(page, 'Add note');
  await expect.poll(() => linesOf(page, 'note.added')).toBe(before + 1);
  await pressTwice(page, 'Start the review');
  const eventsOfRecord = async () => {
    const log = await readDocuments(page, 'changeLog/');
    const lines = Object.values(log).filter(({ record }) => record === `tuitionRequests/${ref}`);
    return lines.map(({ event }) => event).sort();
  };
  await expect.poll(eventsOfRecord).toEqual(['note.added', 'record.seen', 'review.started']);
});

test('a post is written once and published once, however often the buttons are pressed', async ({ page }) => {
  await open(page, '/admin');
  await signIn(page, office);
  await expect(page).toHaveURL(/\/admin\/[^?]+$/);
  await open(page, `/admin/${office.id}?view=posts&state=copy:LL-P68W02M8A6FW63`);
  const day = new Date(Date.now() + 240 * hourMs).toISOString().slice(0, 10);
  await page.getByLabel(/^Closing day/).fill(day);
  await pressTwice(page, 'Save the draft');
  await expect(page.getByRole('button', { name: 'Publish the post' })).toBeVisible();
  expect(await linesOf(page, 'job.drafted')).toBe(1);
  await pressTwice(page, 'Publish the post');
  await expect(page.getByText('Post published')).toHaveCount(1);
  expect(await linesOf(page, 'job.published')).toBe(1);
});
