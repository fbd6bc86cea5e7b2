import { createReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { findBarriers } from './support/accessibility';
import { ago, ids, lesson, offer, request } from './support/family';
import { putDocuments, readDocuments } from './support/records';
import { expect, office, open, showRequests, signIn, signOut, test, tutor, type Page } from './support/test';

const profile = 'tutors/demo-tutor';
const profileOf = async (page: Page) => (await readDocuments(page, profile))[profile];

/** A lesson of the demo's tutor with a no-show reported by the family. */
function missed(ref: string) {
  const path = `offers/${ids.ama}/lessons/${ids.lesson}`;
  const planned = lesson(ids.ama, 'missed', false, -48);
  return {
    ...request(ref, 'running'),
    ...offer(ref, ids.ama, 'demo-tutor', 'chosen'),
    [path]: { ...planned[path], movedAt: ago(47), lastChange: 'missed-1' },
    'changeLog/missed-1': {
      at: ago(47),
      by: { kind: 'code-holder' },
      record: path,
      event: 'lesson.missed',
      before: { state: 'planned' },
      after: { state: 'missed' },
    },
  };
}

async function openLadder(page: Page) {
  await page.getByRole('link', { name: 'Lessons and pay' }).click();
  return page
    .getByRole('region', { name: 'Tutors who did not come' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /^Ama S\./ }) });
}

/** Opens the desk with a tutor who has missed one lesson. */
async function openLadderOfMissed(page: Page) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/admin');
  await signIn(page, office);
  await showRequests(page);
  await expect(page.getByRole('row').filter({ hasText: 'Adenta' })).toBeVisible();
  await putDocuments(page, missed(createReferenceCode('tuition')));
  await page.reload();
  return openLadder(page);
}

test('the office applies the published consequence, the tutor reads why, and a talk restores the profile', async ({
  page,
}) => {
  const ama = await openLadderOfMissed(page);
  await expect(ama).toContainText('Missed 1 lesson in 12 months.');
  await expect(ama).toContainText('the family says that nobody came.');
  await ama.getByRole('button', { name: 'Next step: hide until a talk' }).click();
  await expect(ama.getByRole('alert')).toContainText('hear both sides');
  expect(await findBarriers(page)).toEqual([]);
  await ama.getByRole('button', { name: 'Yes, do it' }).click();
  await expect(ama).toContainText('Hidden until the talk is noted here.');
  expect(await profileOf(page)).toMatchObject({ state: 'hidden', hiddenUntil: '' });

  await signOut(page);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await open(page, '/tutorPage');
  await expect(page.getByRole('link', { name: 'Kofi A.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ama S.' })).toHaveCount(0);

  await open(page, '/tutor');
  await signIn(page, tutor);
  const note = page.getByRole('region', { name: 'Your profile is hidden' });
  await expect(note).toContainText('It stays hidden until you have talked with the office.');
  await expect(note.getByRole('link', { name: 'Write to the office' })).toBeVisible();
  const asked = page.getByRole('article').filter({ hasText: 'you cannot say yes to this one' });
  await expect(asked.getByRole('button', { name: 'Decline' })).toBeVisible();
  await expect(asked.getByRole('button', { name: /^Accept|^Propose/ })).toHaveCount(0);
  expect(await findBarriers(page)).toEqual([]);
  await signOut(page);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();

  await open(page, '/admin');
  await signIn(page, office);
  const again = await openLadder(page);
  await again.getByRole('button', { name: 'The talk was held: show the profile again' }).click();
  await again.getByRole('button', { name: 'Yes, show it' }).click();
  await expect(again).toContainText('Nothing to do: the step has been taken.');
  expect(await profileOf(page)).toMatchObject({ state: 'active', hiddenUntil: '' });
});

test('a lesson that the office excuses does not count', async ({ page }) => {
  const ama = await openLadderOfMissed(page);
  await ama.getByRole('button', { name: /^It does not count/ }).click();
  await ama.getByRole('button', { name: 'Yes, excuse it' }).click();
  await expect(ama).toHaveCount(0);
});

test('a hidden tutor whose only no-show is excused can be restored', async ({ page }) => {
  const ama = await openLadderOfMissed(page);
  await ama.getByRole('button', { name: 'Next step: hide until a talk' }).click();
  await ama.getByRole('button', { name: 'Yes, do it' }).click();
  await expect(ama).toContainText('Hidden until the talk is noted here.');
  await ama.getByRole('button', { name: /^It does not count/ }).click();
  await ama.getByRole('button', { name: 'Yes, excuse it' }).click();
  await expect(ama).toContainText('No missed lesson of the last 12 months counts any more.');
  await ama.getByRole('button', { name: 'The talk was held: show the profile again' }).click();
  await ama.getByRole('button', { name: 'Yes, show it' }).click();
  await expect.poll(() => profileOf(page)).toMatchObject({ state: 'active', hiddenUntil: '' });
  await expect(ama).toHaveCount(0);
});

test('a report that nobody was there needs a confirmation, and the office reads it', async ({ page }) => {
  const ref = createReferenceCode('tuition');
  const path = `offers/${ids.ama}/lessons/${ids.lesson}`;
  const stateOf = async () => (await readDocuments(page, path))[path]?.state;
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/tutor');
  await signIn(page, tutor);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await putDocuments(page, {
    ...request(ref, 'running'),
    ...offer(ref, ids.ama, 'demo-tutor', 'chosen'),
    ...lesson(ids.ama, 'planned', false, -1),
  });
  await open(page, `/tutor/${tutor.id}?view=lessons`);
  const missing = page.getByRole('button', { name: 'Nobody was there' });
  await missing.click();
  await page.getByRole('alert').getByRole('button', { name: 'Leave it as it is' }).click();
  expect(await stateOf()).toBe('planned');
  await missing.click();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('alert').getByRole('button', { name: 'Yes, nobody was there' }).click();
  await expect.poll(stateOf).toBe('missed');
  await signOut(page);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();

  await open(page, '/admin');
  await signIn(page, office);
  await page.getByRole('link', { name: 'Lessons and pay' }).click();
  const told = page
    .getByRole('region', { name: 'The tutor says that nobody was there' })
    .getByRole('listitem');
  await expect(told).toHaveCount(1);
  await expect(told).toContainText('Code at the door: The family made no code');
  expect(await findBarriers(page)).toEqual([]);
  await told.getByRole('link').click();
  await expect(page.getByRole('complementary', { name: 'Open record' })).toBeVisible();
});

test('when the days are over the open desk restores the profile unchanged', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/admin');
  await signIn(page, office);
  await showRequests(page);
  await expect(page.getByRole('row').filter({ hasText: 'Adenta' })).toBeVisible();
  await putDocuments(page, {
    [profile]: { ...(await profileOf(page)), state: 'hidden', hiddenUntil: ago(0).slice(0, 10) },
    'changeLog/hidden-1': {
      at: ago(170),
      by: { kind: 'office', userId: office.id, name: 'Office 1 (sample)' },
      record: profile,
      event: 'tutor.hidden',
      before: { state: 'paused' },
      after: { state: 'hidden' },
    },
  });
  await page.reload();
  await expect.poll(() => profileOf(page)).toMatchObject({ state: 'paused', hiddenUntil: '' });
});

test('reporting a no-show and rejecting a tutor need a confirmation', async ({ page }) => {
  const ref = createReferenceCode('tuition');
  await open(page, '/tutorPage');
  await expect(page.getByRole('link', { name: 'Ama S.' })).toBeVisible();
  await putDocuments(page, {
    ...request(ref, 'running'),
    ...offer(ref, ids.ama, 'demo-tutor', 'chosen'),
    ...lesson(ids.ama, 'planned', false, -1),
  });
  await open(page, `/code#${ref}`);
  const path = `offers/${ids.ama}/lessons/${ids.lesson}`;
  const stateOf = async () => (await readDocuments(page, path))[path]?.state;
  await page.getByRole('button', { name: 'Nobody came' }).click();
  await page.getByRole('alert').getByRole('button', { name: 'Leave it as it is' }).click();
  expect(await stateOf()).toBe('planned');
  await page.getByRole('button', { name: 'Nobody came' }).click();
  await page.getByRole('alert').getByRole('button', { name: 'Yes, nobody came' }).click();
  await expect.poll(stateOf).toBe('missed');

  const other = createReferenceCode('tuition');
  await putDocuments(page, {
    ...request(other, 'offered'),
    ...offer(other, ids.kofi, 'sample-kofi', 'accepted'),
  });
  await open(page, `/code#${other}`);
  await page.reload();
  const kofi = page.getByRole('article', { name: 'Kofi A.' });
  await kofi.getByRole('button', { name: 'Not Kofi A.' }).click();
  await kofi.getByRole('alert').getByRole('button', { name: 'Yes, say no' }).click();
  await expect
    .poll(async () => (await readDocuments(page, `offers/${ids.kofi}`))[`offers/${ids.kofi}`]?.state)
    .toBe('passed');
});
