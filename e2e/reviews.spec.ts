import type { Locator } from '@playwright/test';
import { createReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { findBarriers } from './support/accessibility';
import { ago, ids, offer, request, stamp } from './support/family';
import { putDocuments, readDocuments } from './support/records';
import { expect, office, open, signIn, signOut, test, type Page } from './support/test';

/** Three past lessons of an offer, at various hours. */
const lessons = Object.fromEntries(
  [1, 2, 3].map((week) => [
    `offers/${ids.kofi}/lessons/7b1df9b2-8a75-4c43-a3a5-1b7f0de0b11${String(week)}`,
    {
      ...stamp(week * 168),
      state: 'confirmed',
      tutorId: 'sample-kofi',
      startsAt: `${ago(week * 168).slice(0, 10)}T15:00:00.000Z`,
      minutes: 75,
      isTrial: week === 3,
      where: 'home',
      price: 6000,
      report: { attendance: 'present', topic: 'Fractions', mastery: '3', next: '' },
      cancellation: { reason: '', words: '' },
    },
  ]),
);

/** Opens the page of a family whose third lesson is confirmed. */
async function openFamily(page: Page, ref: string): Promise<void> {
  await open(page, '/tutorPage');
  await expect(page.getByRole('link', { name: 'Ama S.' })).toBeVisible();
  await putDocuments(page, {
    ...request(ref, 'running'),
    ...offer(ref, ids.kofi, 'sample-kofi', 'chosen'),
    ...lessons,
  });
  await open(page, `/code#${ref}`);
}

async function openDesk(page: Page): Promise<void> {
  await open(page, '/admin');
  await signIn(page, office);
  await expect(page).toHaveURL(`/admin/${office.id}`);
  await page.goto(`/admin/${office.id}?view=reviews`);
  await expect(page.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();
}

const profile = async (page: Page) => {
  await open(page, '/tutorPage');
  await page.getByRole('link', { name: 'Kofi A.' }).click();
  return page.getByRole('region', { name: 'What families say' });
};

/** The form is folded until somebody wants to write. */
const write = (own: Locator) => own.getByText('Write a review').click();

const invitation = (page: Page) => page.getByRole('region', { name: 'How is Kofi A. as a tutor?' });

test('a family reviews its tutor after three lessons, the office publishes it, everybody reads it', async ({
  page,
}) => {
  const ref = createReferenceCode('tuition');
  await openFamily(page, ref);
  const own = invitation(page);
  await expect(own).toContainText('Only families who had lessons can write here.');
  await write(own);
  await own.getByRole('button', { name: 'Send the review' }).click();
  // Text is optional, stars are required.
  await expect(own.getByRole('alert')).toContainText('How many stars?');
  await own.getByRole('textbox').fill('He draws before he calculates, and our girl laughs again.');
  await own.getByRole('radio', { name: '5 stars: very good' }).check();
  expect(await findBarriers(page)).toEqual([]);
  await own.getByRole('button', { name: 'Send the review' }).click();
  await expect(own).toContainText('The office reads it, in at most 2 working days.');
  await expect(own.getByRole('button', { name: 'Send the review' })).toBeHidden();

  // Hidden until the office has read it.
  let region = await profile(page);
  await expect(region).toContainText('2 families have written.');
  await expect(region).not.toContainText('He draws before he calculates');

  await openDesk(page);
  const waiting = page.getByRole('article', { name: '5 stars for Kofi A.' });
  await expect(waiting).toContainText('3 confirmed');
  expect(await findBarriers(page)).toEqual([]);
  await waiting.getByRole('button', { name: 'Publish' }).click();
  await expect(waiting).toBeHidden();
  await page.getByRole('link', { name: /Published/ }).click();
  await expect(page).toHaveURL(/state=published/);
  await expect(page.getByRole('article', { name: '5 stars for Kofi A.' }).first()).toBeVisible();
  await page.goto(`/admin/${office.id}?view=changes`);
  await expect(page.getByRole('row').filter({ hasText: 'Review published' }).first()).toContainText(
    'Review of Kofi A., Mathematics',
  );

  region = await profile(page);
  await expect(region).toContainText('4.7 of 5 stars, from 3 families');
  await expect(region).toContainText('He draws before he calculates');
  await expect(region).toContainText('Mathematics, had 3 lessons');
  await expect(region).not.toContainText('LL-T');
  expect(await findBarriers(page)).toEqual([]);

  const stored = Object.entries(await readDocuments(page, 'reviews/'));
  const [path = ''] = stored.find(([, data]) => String(data.words).startsWith('He draws')) ?? [];
  // The public review does not reveal the learner's offer.
  expect(JSON.stringify(stored.find(([key]) => key === path))).not.toContain(ids.kofi);
});

test('few stars are published after a call, and a withheld review tells its family why', async ({ page }) => {
  const ref = createReferenceCode('tuition');
  await openFamily(page, ref);
  const own = invitation(page);
  await write(own);
  await own.getByRole('radio', { name: '1 star: bad' }).check();
  await own.getByRole('textbox').fill('He told Kojo Mensah of Adenta off in front of everybody.');
  await own.getByRole('button', { name: 'Send the review' }).click();
  await expect(own).toContainText('The office reads it');

  await openDesk(page);
  const waiting = page.getByRole('article', { name: '1 star for Kofi A.' });
  await expect(waiting).toContainText('Call the family first');
  await waiting.getByRole('button', { name: 'I have called: publish' }).click();
  await waiting.getByRole('button', { name: 'Note the call and publish' }).click();
  // The note about the call is required.
  await expect(waiting).toContainText('This field is required');
  await waiting.getByRole('button', { name: 'Leave it as it is' }).click();
  await waiting.getByRole('button', { name: 'Withhold', exact: true }).click();
  await waiting.getByRole('radio', { name: 'It says who somebody is, or where they live' }).check();
  await waiting.getByRole('textbox').fill('It names the child. We call you about the rest.');
  await waiting.getByRole('button', { name: 'Withhold it' }).click();
  await expect(waiting).toBeHidden();

  // The sample family confirms its two stars.
  const sample = page.getByRole('article', { name: '2 stars for Ama S.' });
  await sample.getByRole('button', { name: 'I have called: publish' }).click();
  await sample.getByRole('textbox').fill('They like her, and want her to call when she is late.');
  await sample.getByRole('button', { name: 'Note the call and publish' }).click();
  await expect(page.getByText('Nothing waits to be read')).toBeVisible();
  const notes = Object.entries(await readDocuments(page, 'reviews/')).filter(([path]) =>
    path.includes('/notes/'),
  );
  expect(notes).toHaveLength(1);
  await page.getByRole('link', { name: /Published/ }).click();
  await expect(sample).toContainText(
    'They like her, and want her to call when she is late. (Office 1 (sample)',
  );

  await page.getByRole('button', { name: 'Menu' }).click();
  await signOut(page);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await open(page, `/code#${ref}`);
  await expect(invitation(page)).toContainText('It says who somebody is, or where they live.');
  await expect(invitation(page)).toContainText('The office writes: It names the child.');
  await expect(invitation(page).getByRole('button')).toHaveCount(0);
});

test('a family withdraws its published review', async ({ page }) => {
  const ref = createReferenceCode('tuition');
  await openFamily(page, ref);
  const own = invitation(page);
  await write(own);
  await own.getByRole('radio', { name: '4 stars: good' }).check();
  await own.getByRole('button', { name: 'Send the review' }).click();
  await own.getByRole('button', { name: 'Take it back' }).click();
  await own.getByRole('button', { name: 'Yes, take it back' }).click();
  await expect(own).toContainText('You took it back. Only you and the office can read it.');
  const states = Object.values(await readDocuments(page, 'reviews/')).map(({ state }) => state);
  expect(states.filter((state) => state === 'withdrawn')).toHaveLength(1);
});

test('a family that left its tutor can still write a review, and withdraw it', async ({ page }) => {
  const ref = createReferenceCode('tuition');
  await open(page, '/tutorPage');
  await expect(page.getByRole('link', { name: 'Ama S.' })).toBeVisible();
  await putDocuments(page, {
    ...request(ref, 'reviewing'),
    ...offer(ref, ids.kofi, 'sample-kofi', 'ended'),
    ...lessons,
  });
  await open(page, `/code#${ref}`);
  const own = invitation(page);
  await write(own);
  await own.getByRole('radio', { name: '4 stars: good' }).check();
  await own.getByRole('button', { name: 'Send the review' }).click();
  await own.getByRole('button', { name: 'Take it back' }).click();
  await own.getByRole('button', { name: 'Yes, take it back' }).click();
  await expect(own).toContainText('You took it back. Only you and the office can read it.');
});
