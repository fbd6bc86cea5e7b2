import { createReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { findBarriers } from './support/accessibility';
import { ago, ids, offer, request, stamp } from './support/family';
import { createOneSite } from './support/one-site';
import { putDocuments } from './support/records';
import { expect, office, open, signIn, test, tutor, type Page } from './support/test';

const offerId = ids.ama;

/** Three lessons confirmed by the family, one unconfirmed and one cancelled. */
const lessons = Object.fromEntries(
  (['paid', 'confirmed', 'confirmed', 'taught', 'cancelled'] as const).map((state, index) => [
    `offers/${offerId}/lessons/7b1df9b2-8a75-4c43-a3a5-1b7f0de0a20${String(index)}`,
    {
      ...stamp(4),
      state,
      tutorId: tutor.id,
      startsAt: `2026-03-0${String(index + 2)}T16:00:00.000Z`,
      minutes: 90,
      isTrial: index === 0,
      where: 'home',
      price: 6000,
      report: { attendance: 'present', topic: 'Fractions', mastery: '3', next: 'Word problems' },
      cancellation: { reason: '', words: '' },
    },
  ]),
);

const certificate = (state: string, count: number) => ({
  ...stamp(3),
  state,
  tutorId: tutor.id,
  tutorName: 'Ama S.',
  schoolClass: 'jhs-2',
  subjects: ['mathematics'],
  lessons: count,
  minutes: count * 90,
  from: '2026-03-02',
  until: '2026-03-04',
});

const waits = (page: Page) => page.getByText(/not yet confirmed/i);
const isThrough = (page: Page) => expect(waits(page)).toHaveCount(0);

/** Opens the demo with a family whose lessons were taught. */
async function prepare(page: Page, ref: string, more: Parameters<typeof putDocuments>[1] = {}) {
  await open(page, '/tutorPage');
  await expect(page.getByRole('link', { name: 'Ama S.' })).toBeVisible();
  await putDocuments(page, {
    ...request(ref, 'running'),
    ...offer(ref, offerId, tutor.id, 'chosen'),
    ...lessons,
    ...more,
  });
}

async function openLearner(page: Page) {
  const parts = page.getByRole('navigation', { name: 'Parts of your area' });
  await parts.getByRole('link', { name: 'Learners' }).click();
  const learner = page.getByRole('article', { name: 'JHS 2: Mathematics' });
  await learner.getByRole('button', { name: 'Certificate of service' }).click();
  return learner;
}

test('a tutor asks for a certificate, the family confirms it, and anybody with its link checks it without an account', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const ref = createReferenceCode('tuition');
  const contexts = await Promise.all([1, 2, 3, 4].map(() => browser.newContext()));
  const [teacher, family, stranger, desk] = (await Promise.all(
    contexts.map((context) => context.newPage()),
  )) as [Page, Page, Page, Page];
  const problems: string[] = [];
  for (const page of [teacher, family, stranger, desk]) {
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
  }
  const site = createOneSite([teacher, family, stranger, desk]);
  // Initialize each browser's backend before writing to it.
  await prepare(teacher, ref);
  for (const page of [family, stranger, desk]) {
    await open(page, '/tutorPage');
    await expect(page.getByRole('link', { name: 'Ama S.' })).toBeVisible();
  }

  await test.step('the tutor asks, and the site counts the lessons', async () => {
    await open(teacher, '/tutor');
    await signIn(teacher, tutor);
    const learner = await openLearner(teacher);
    await expect(learner).toContainText('4 hours and 30 minutes');
    await expect(learner).toContainText('from 2 Mar 2026 to 4 Mar 2026');
    await expect(learner.getByRole('textbox')).toHaveCount(0);
    await learner.getByRole('button', { name: 'Ask the family to confirm' }).click();
    await isThrough(teacher);
    await expect(learner.getByText(/The family has not answered yet/)).toBeVisible();
    // The same count can be requested only once.
    await expect(learner.getByRole('button', { name: 'Ask the family to confirm' })).toHaveCount(0);
    expect(await findBarriers(teacher)).toEqual([]);
    await site.share(teacher);
  });

  const asked = family.getByRole('region').filter({ hasText: 'Ama S. asks you to confirm this' });
  await test.step('the family counts again, and confirms with its code', async () => {
    await open(family, `/code#${ref}`);
    await expect(family.getByText('Ama S. asks you to confirm this:')).toBeVisible();
    await expect(
      family.getByText(/at least that many confirmed lessons and hours in that time/),
    ).toBeVisible();
    expect(await findBarriers(family)).toEqual([]);
    await family.getByRole('button', { name: 'It is true: confirm' }).click();
    await isThrough(family);
    await expect(family.getByText(/^You confirmed on .* what Ama\sS\. taught: 3 lessons/)).toBeVisible();
    await expect(asked).toHaveCount(0);
    await site.share(family);
  });

  const path = await test.step('the tutor has the link', async () => {
    await teacher.reload();
    const learner = await openLearner(teacher);
    const link = learner.getByRole('link', { name: 'Open it to print or to share' });
    const href = (await link.getAttribute('href')) ?? '';
    expect(href).toMatch(/^\/certificate#[0-9a-f-]{36}$/);
    expect(href).not.toContain(offerId);
    return href;
  });

  await test.step('anybody with the link opens it, without an account', async () => {
    await stranger.setViewportSize({ width: 360, height: 740 });
    await open(stranger, path);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Certificate of service');
    await expect(
      stranger.getByText('Ama S. taught a learner in JHS 2: Mathematics.', { exact: true }),
    ).toBeVisible();
    await expect(
      stranger.getByText('3 lessons, 4 hours and 30 minutes, from 2 Mar 2026 to 4 Mar 2026.'),
    ).toBeVisible();
    await expect(stranger.getByRole('heading', { name: 'What Lifeline did not check' })).toBeVisible();
    for (const kept of [ref, offerId, 'Kojo', 'Guardian', 'Adenta'])
      await expect(stranger.locator('main')).not.toContainText(kept);
    expect(await findBarriers(stranger)).toEqual([]);
  });

  await test.step('it prints on one page of A4', async () => {
    const paper = await stranger.pdf({ preferCSSPageSize: true });
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    await stranger.emulateMedia({ media: 'print' });
    await expect(stranger.getByRole('banner')).toBeHidden();
    await expect(stranger.getByRole('contentinfo')).toBeHidden();
    await expect(stranger.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
    await expect(stranger.getByText(path, { exact: false })).toBeVisible();
    await stranger.emulateMedia({ media: null });
  });

  await test.step('the office withdraws it, and the page says so', async () => {
    await site.share(stranger);
    await desk.setViewportSize({ width: 1440, height: 900 });
    await open(desk, '/admin');
    await signIn(desk, office);
    await expect(desk).toHaveURL(`/admin/${office.id}`);
    await open(desk, `/admin/${office.id}?view=lessons`);
    const list = desk.getByRole('region', { name: 'Certificates of service' });
    const row = list
      .getByRole('listitem')
      .filter({ hasText: 'JHS 2: Mathematics. 3 lessons, 4 hours and 30 minutes' });
    await expect(row).toContainText('Confirmed by the family on');
    await row.getByRole('button', { name: 'Withdraw' }).click();
    await row.getByRole('button', { name: 'Withdraw the certificate' }).click();
    await expect(row).toContainText('Withdrawn on');
    await desk.getByRole('link', { name: 'Change log' }).click();
    await expect(desk.getByRole('row').filter({ hasText: 'Certificate of service withdrawn' })).toContainText(
      'Certificate of service of Ama S., JHS 2',
    );
    await site.share(desk);
    await stranger.reload();
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('This certificate was withdrawn');
    await expect(stranger.getByText('Ama S. taught')).toHaveCount(0);
  });

  await Promise.all(contexts.map((context) => context.close()));
  expect(problems).toEqual([]);
});

test('a family that counts other numbers refuses with a reason, and the link shows no certificate', async ({
  page,
}) => {
  const ref = createReferenceCode('tuition');
  const id = '1e6c8d34-90f3-4a59-8d9f-0c9e2f6e3a44';
  await prepare(page, ref, {
    [`certificates/${id}`]: certificate('asked', 40),
    [`certificates/${id}/source/offer`]: { offerId },
    [`offers/${offerId}/certificates/${id}`]: { createdAt: ago(3), words: '' },
  });
  await open(page, `/certificate#${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not confirmed yet');
  await open(page, `/code#${ref}`);
  await expect(page.getByRole('alert').filter({ hasText: 'are less than that' })).toContainText(
    '3 lessons, 4 hours and 30 minutes',
  );
  // A wrong count cannot be confirmed.
  await expect(page.getByRole('button', { name: 'It is true: confirm' })).toHaveCount(0);
  await page.getByRole('button', { name: 'It is not true' }).click();
  await page.getByRole('button', { name: 'Do not confirm' }).click();
  // The refusal needs a reason, for the tutor.
  await expect(page.getByLabel('Tell us more')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Tell us more').fill('We had three lessons');
  await page.getByRole('button', { name: 'Do not confirm' }).click();
  await isThrough(page);
  await expect(
    page.getByText(/^You did not confirm this on .* You wrote: We had three lessons/),
  ).toBeVisible();
  await open(page, `/certificate#${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not confirmed');
  // Families may write names, so their reason is visible to them, the tutor and the office only.
  await expect(page.getByText('We had three lessons')).toHaveCount(0);

  await open(page, '/tutor');
  await signIn(page, tutor);
  const learner = await openLearner(page);
  await expect(learner.getByText('The family wrote: We had three lessons')).toBeVisible();
  await expect(learner.getByRole('button', { name: 'Ask the family to confirm' })).toBeEnabled();
});

test('a lesson that the family confirms after the tutor asked does not invalidate the certificate', async ({
  page,
}) => {
  const ref = createReferenceCode('tuition');
  const id = '1e6c8d34-90f3-4a59-8d9f-0c9e2f6e3a44';
  await prepare(page, ref, {
    // Requested with the first and third lesson; the second was confirmed later.
    [`certificates/${id}`]: certificate('asked', 2),
    [`certificates/${id}/source/offer`]: { offerId },
    [`offers/${offerId}/certificates/${id}`]: { createdAt: ago(3), words: '' },
  });
  await open(page, `/code#${ref}`);
  await expect(page.getByText(/at least that many confirmed lessons and hours in that time/)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'It is true: confirm' }).click();
  await isThrough(page);
  await expect(page.getByText(/^You confirmed on .* what Ama\sS\. taught: 2 lessons/)).toBeVisible();
});

test('the page of an unknown certificate says that there is none', async ({ page }) => {
  await open(page, '/certificate');
  await expect(page.getByText(/This address has no certificate in it/)).toBeVisible();
  await open(page, '/certificate#0e6c8d34-90f3-4a59-8d9f-0c9e2f6e3a44');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such certificate');
  await open(page, '/certificate#../offers');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such certificate');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
