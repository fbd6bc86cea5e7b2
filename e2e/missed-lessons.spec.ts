import { createReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { findBarriers } from './support/accessibility';
import { ago, ids, lesson, offer, request } from './support/family';
import { putDocuments, readDocuments } from './support/records';
import { expect, office, open, signIn, signOut, test, tutor, type Page } from './support/test';

const path = `offers/${ids.ama}/lessons/${ids.lesson}`;
const stored = async (page: Page) => (await readDocuments(page, path))[path];

/** A lesson two days ago that this side is said to have missed. */
function missed(ref: string, missedBy: 'family' | 'tutor') {
  const planned = lesson(ids.ama, 'missed', false, -48);
  return {
    ...request(ref, 'running'),
    ...offer(ref, ids.ama, 'demo-tutor', 'chosen'),
    [path]: { ...planned[path], missedBy, movedAt: ago(47) },
  };
}

async function openDisputes(page: Page) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/admin');
  await signIn(page, office);
  await page.getByRole('link', { name: 'Lessons and pay' }).click();
}

test('a family disputes that it was away, and the office decides that the tutor missed the lesson', async ({
  page,
}) => {
  const ref = createReferenceCode('tuition');
  await open(page, '/tutorPage');
  await expect(page.getByRole('link', { name: 'Ama S.' })).toBeVisible();
  await putDocuments(page, missed(ref, 'family'));
  await open(page, `/code#${ref}`);
  await expect(page.getByText('Missed: the tutor says that nobody was there')).toBeVisible();
  await page.getByRole('button', { name: 'We were there' }).click();
  await expect(page.getByText('You can say so until', { exact: false })).toBeVisible();
  await page.getByLabel('Tell us more').fill('We waited at the gate until five.');
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Tell the office' }).click();
  await expect(page.getByText('You say: We waited at the gate until five.')).toBeVisible();
  await expect.poll(async () => (await stored(page))?.state).toBe('contested');
  await expect(page.getByRole('button', { name: 'We were there' })).toHaveCount(0);

  await openDisputes(page);
  const dispute = page.getByRole('listitem').filter({ hasText: 'The family disputes it: call both sides.' });
  await expect(dispute).toContainText('The family says: We waited at the gate until five.');
  expect(await findBarriers(page)).toEqual([]);
  await dispute.getByRole('button', { name: 'The tutor missed it' }).click();
  await expect(dispute).toHaveCount(0);
  expect(await stored(page)).toMatchObject({ state: 'missed', missedBy: 'tutor' });
  const ladder = page.getByRole('region', { name: 'Tutors who did not come' });
  await expect(ladder).toContainText('the office decided so after a dispute.');

  await signOut(page);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await open(page, `/code#${ref}`);
  await expect(page.getByText('decided that the tutor did not come', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'We were there' })).toHaveCount(0);
});

test('a tutor disputes a missed lesson, and the office lets it be paid', async ({ page }) => {
  await open(page, '/tutor');
  await signIn(page, tutor);
  await expect(page.getByRole('navigation', { name: 'Parts of your area' })).toBeVisible();
  await putDocuments(page, missed(createReferenceCode('tuition'), 'tutor'));
  await open(page, `/tutor/${tutor.id}?view=lessons`);
  await expect(page.getByRole('heading', { name: 'A family says that you did not come' })).toBeVisible();
  const told = page.getByRole('article').filter({ hasText: 'the family says that you did not come' });
  await told.getByRole('button', { name: 'I was there' }).click();
  await told.getByLabel('In your words').fill('I taught him in the church hall.');
  expect(await findBarriers(page)).toEqual([]);
  await told.getByRole('button', { name: 'Tell the office' }).click();
  await expect(page.getByText('You say: I taught him in the church hall.')).toBeVisible();
  await expect.poll(async () => (await stored(page))?.state).toBe('contested');
  await signOut(page);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();

  await openDisputes(page);
  const dispute = page.getByRole('listitem').filter({ hasText: 'The tutor disputes it: call both sides.' });
  await expect(dispute).toContainText('The tutor says: I taught him in the church hall.');
  await dispute.getByRole('button', { name: 'It was taught: pay it' }).click();
  await expect(dispute).toHaveCount(0);
  expect(await stored(page)).toMatchObject({ state: 'confirmed' });
});
