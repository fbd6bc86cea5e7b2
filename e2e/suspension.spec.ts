import { createReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { findBarriers } from './support/accessibility';
import { ago, ids, lesson, offer, request } from './support/family';
import { putDocuments, readDocuments } from './support/records';
import { expect, office, open, showRequests, signIn, signOut, test, tutor } from './support/test';

const lessonIds = ['a112', 'a113', 'a114'].map((end) => `7b1df9b2-8a75-4c43-a3a5-1b7f0de0${end}`);
const families = [ids.ama, ids.kofi, ids.gone].map((offerId, index) => ({
  ref: createReferenceCode('tuition'),
  offerId,
  lessonId: lessonIds[index] ?? '',
}));

/** No-shows of the demo's tutor that the first family reported. */
function missed(offerId: string, count: number) {
  const rows = Array.from({ length: count }, (_, index) => {
    const id = `7b1df9b2-8a75-4c43-a3a5-1b7f0de0b11${index}`;
    const path = `offers/${offerId}/lessons/${id}`;
    const line = `missed-${index}`;
    return {
      [path]: {
        ...lesson(offerId, 'missed', false, -48 - 24 * index, id)[path],
        movedAt: ago(47 + 24 * index),
        lastChange: line,
      },
      [`changeLog/${line}`]: {
        at: ago(47 + 24 * index),
        by: { kind: 'code-holder' },
        record: path,
        event: 'lesson.missed',
        before: { state: 'planned' },
        after: { state: 'missed' },
      },
    };
  });
  return Object.assign({}, ...rows) as Record<string, Record<string, unknown>>;
}

test('suspending a tutor stops the lessons of three families, and each reads what happens next', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/admin');
  await signIn(page, office);
  await showRequests(page);
  await expect(page.getByRole('row').filter({ hasText: 'Adenta' })).toBeVisible();
  for (const { ref, offerId, lessonId } of families)
    await putDocuments(page, {
      ...request(ref, 'running'),
      ...offer(ref, offerId, 'demo-tutor', 'chosen'),
      ...lesson(offerId, 'planned', false, 1, lessonId),
    });
  await putDocuments(page, { ...missed(ids.ama, 5) });

  await page.reload();
  await page.getByRole('link', { name: 'Lessons and pay' }).click();
  const ama = page
    .getByRole('region', { name: 'Tutors who did not come' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /^Ama S\./ }) });
  await ama.getByRole('button', { name: 'Next step: take off the site' }).click();
  await expect(ama.getByRole('alert')).toContainText('Every lesson that is planned is stopped');
  await ama.getByRole('button', { name: 'Yes, do it' }).click();

  for (const { offerId, lessonId } of families) {
    const path = `offers/${offerId}`;
    await expect
      .poll(async () => {
        const rows = await readDocuments(page, path);
        return [rows[path]?.state, rows[`${path}/lessons/${lessonId}`]?.state];
      })
      .toEqual(['stopped', 'stopped']);
  }

  await signOut(page);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  for (const { ref } of families) {
    await open(page, '/code');
    await page.getByLabel('Reference code').fill(ref);
    await page.getByRole('button', { name: 'Follow' }).click();
    await expect(page.getByText('We stopped the lessons with this tutor, for all families.')).toBeVisible();
    await expect(page.getByText('Nobody comes to a lesson that was planned', { exact: false })).toBeVisible();
    await expect(page.getByRole('button', { name: /door code/i })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /another tutor/i })).toBeEnabled();
  }
  expect(await findBarriers(page)).toEqual([]);

  await open(page, '/tutor');
  await signIn(page, tutor);
  const note = page.getByRole('region', { name: 'Your profile is off the site' });
  await expect(note).toContainText('The lessons that were planned are stopped, for all families.');
  await expect(note.getByRole('link', { name: 'Write to the office' })).toBeVisible();
});

test('the office takes a tutor off the site for a reason of its choice, and puts the tutor back', async ({
  page,
}) => {
  const [family] = families;
  if (!family) throw new Error('no family');
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/admin');
  await signIn(page, office);
  await showRequests(page);
  await putDocuments(page, {
    ...request(family.ref, 'running'),
    ...offer(family.ref, family.offerId, 'demo-tutor', 'chosen'),
    ...lesson(family.offerId, 'planned', false, 1, family.lessonId),
  });
  await page.goto(`/admin/${office.id}?view=people`);
  const openDialog = () => page.getByRole('button', { name: /^On or off the site: Ama S\./ }).click();
  await openDialog();
  const dialog = page.getByRole('dialog', { name: /on the site$/ });
  await dialog.getByRole('button', { name: 'Take off the site' }).click();
  await expect(dialog.getByText('This field is required')).toBeVisible();
  await dialog.getByLabel('The rules for tutors were not kept').check();
  await dialog.getByLabel(/^In your words/).fill('A lesson was held with the door closed.');
  expect(await findBarriers(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Take off the site' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(
    page.getByRole('row', { name: /Ama S/ }).getByText('Off the site', { exact: true }),
  ).toBeVisible();
  await expect
    .poll(
      async () => (await readDocuments(page, `offers/${family.offerId}`))[`offers/${family.offerId}`]?.state,
    )
    .toBe('stopped');

  await openDialog();
  await expect(dialog.getByText('A lesson was held with the door closed.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1440, height: 900 });
  await signOut(page);
  await open(page, '/tutor');
  await signIn(page, tutor);
  const note = page.getByRole('region', { name: 'Your profile is off the site' });
  await expect(note).toContainText('The reason: the rules for tutors were not kept.');
  await expect(note).toContainText('A lesson was held with the door closed.');
  await signOut(page);

  await open(page, '/admin');
  await signIn(page, office);
  await showRequests(page);
  await page.goto(`/admin/${office.id}?view=telling`);
  const owed = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Profile taken off the site' });
  await expect(owed.getByRole('heading', { name: 'Tell the tutor' })).toBeVisible();
  const opener = owed.getByRole('button', { name: 'Tell them?' });
  if (await opener.isVisible()) await opener.click();
  await expect(owed).toContainText('Your profile is off our site');
  await owed.getByRole('button', { name: 'By phone' }).click();
  await expect(owed).toHaveCount(0);
  await page.goto(`/admin/${office.id}?view=people`);
  await openDialog();
  await dialog.getByRole('button', { name: 'Put back on the site' }).click();
  await expect(dialog).toHaveCount(0);
  await expect
    .poll(async () => (await readDocuments(page, 'tutors/demo-tutor'))['tutors/demo-tutor'])
    .toMatchObject({ state: 'paused', suspension: { reason: '', words: '' } });
});

test('a family reads that its tutor is suspended, and nobody comes, before any desk was open', async ({
  page,
}) => {
  const [family] = families;
  if (!family) throw new Error('no family');
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/tutorPage');
  await expect(page.getByRole('heading', { name: /^Ama S\./ }).first()).toBeVisible();
  const { 'tutors/demo-tutor': profile } = await readDocuments(page, 'tutors/');
  await putDocuments(page, {
    ...request(family.ref, 'running'),
    ...offer(family.ref, family.offerId, 'demo-tutor', 'chosen'),
    ...lesson(family.offerId, 'planned', false, 30, family.lessonId),
  });
  const doorCode = page.getByText('The door code stands here from', { exact: false });
  await open(page, `/code#${family.ref}`);
  await expect(doorCode).toBeVisible();
  await putDocuments(page, { 'tutors/demo-tutor': { ...profile, state: 'suspended' } });
  await page.reload();
  await expect(page.getByText('We stopped the lessons with this tutor, for all families.')).toBeVisible();
  await expect(page.getByText('Called off. Nobody comes, and nothing is to pay.')).toBeVisible();
  await expect(page.getByText('Plan another lesson')).toHaveCount(0);
  await expect(doorCode).toHaveCount(0);
  await expect(page.getByRole('button', { name: /another tutor/i })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
});
