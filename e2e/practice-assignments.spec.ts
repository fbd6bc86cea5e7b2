import { readFile } from 'node:fs/promises';
import { createReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { findBarriers, findSmallTargets } from './support/accessibility';
import { ids, offer, request } from './support/family';
import { putDocuments, readDocuments } from './support/records';
import { expect, open, signIn, signOut, test, tutor, type Page } from './support/test';

const profile = { id: 'p1', name: 'Kojo', colour: 'green', createdAt: 1, settings: {} };

/** Answers of somebody on this phone: two questions of BECE Mathematics, one of them wrong twice. */
async function putAnswers(page: Page): Promise<void> {
  const now = Date.now();
  const answer = (n: number, question: string, outcome: 'right' | 'wrong') => ({
    ...{ profile: profile.id, at: now + n, id: `a${String(n)}`, pack: 'bece-math', question, version: 1 },
    ...{ topic: 'fractions', outcome, hintsUsed: 0, given: null },
    ...(outcome === 'wrong' && { misconception: 'bece-math/adds-denominators' }),
  });
  const answers = [
    answer(1, 'bece-math-001', 'wrong'),
    answer(2, 'bece-math-001', 'wrong'),
    answer(3, 'bece-math-002', 'right'),
  ];
  await page.evaluate(
    async ({ person, given }) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('lifeline-device');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(new Error(String(opening.error)));
      });
      const writing = database.transaction(['practiceProfiles', 'practiceAnswers'], 'readwrite');
      writing.objectStore('practiceProfiles').put(person);
      for (const one of given) writing.objectStore('practiceAnswers').put(one);
      await new Promise<void>((resolve, reject) => {
        writing.oncomplete = () => resolve();
        writing.onerror = () => reject(new Error(String(writing.error)));
      });
      database.close();
    },
    { person: profile, given: answers },
  );
}

async function openPractice(page: Page) {
  await open(page, '/tutor');
  await signIn(page, tutor);
  const parts = page.getByRole('navigation', { name: 'Parts of your area' });
  await parts.getByRole('link', { name: 'Learners' }).click();
  const learner = page.getByRole('article', { name: 'JHS 2: Mathematics' });
  await learner.getByRole('button', { name: 'Practice', exact: true }).click();
  return learner;
}

test('a tutor assigns practice, the family’s phone reports it, and the tutor reads what is hard', async ({
  page,
}) => {
  const ref = createReferenceCode('tuition');
  await open(page, '/tutorPage');
  await expect(page.getByRole('link', { name: 'Ama S.' })).toBeVisible();
  await putDocuments(page, {
    ...request(ref, 'running'),
    ...offer(ref, ids.ama, tutor.id, 'chosen'),
  });

  const assigned = await openPractice(page);
  await assigned.getByRole('button', { name: 'Assign practice' }).click();
  await assigned.getByRole('button', { name: 'Assign it' }).click();
  await expect(assigned.getByLabel('Exam and subject')).toHaveAttribute('aria-invalid', 'true');
  await assigned.getByLabel('Exam and subject').selectOption({ label: 'BECE Mathematics' });
  await assigned.getByLabel('What to practise').selectOption('topic:fractions');
  await assigned.getByLabel('A word to the learner').fill('Before Tuesday.');
  expect(await findBarriers(page)).toEqual([]);
  await assigned.getByRole('button', { name: 'Assign it' }).click();
  const card = assigned.getByRole('article', { name: 'BECE Mathematics: Fractions and decimals' });
  await expect(card).toContainText('Waiting for the family');
  await expect(assigned.getByText(/not yet confirmed/i)).toHaveCount(0);
  await signOut(page);

  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, `/code#${ref}`);
  const practice = page.getByRole('group', { name: 'BECE Mathematics: Fractions and decimals' });
  await expect(practice).toContainText('Your tutor says: Before Tuesday.');
  await expect(practice.getByRole('link', { name: 'Practise' })).toHaveAttribute(
    'href',
    `/practice?set=bece-math&topic=fractions&assignment=${ids.ama}.1`,
  );
  // Nothing was answered on this phone yet.
  await expect(practice.getByRole('button')).toHaveCount(0);
  await putAnswers(page);
  await page.reload();
  await practice.getByRole('button', { name: 'Show the summary for the tutor' }).click();
  await expect(practice).toContainText('1 right of 3');
  await expect(practice).toContainText('bece-math-001 (2)');
  await expect(practice).not.toContainText('Kojo');
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  await practice.getByRole('button', { name: 'Do not send it' }).click();
  expect(await readDocuments(page, `offers/${ids.ama}/practiceReports/`)).toEqual({});
  await practice.getByRole('button', { name: 'Show the summary for the tutor' }).click();
  await practice.getByRole('button', { name: 'Send the summary to the tutor' }).click();
  await expect(practice).toContainText('You sent a summary on');
  // The same figures are sent once.
  await expect(practice.getByRole('button')).toHaveCount(0);

  await page.setViewportSize({ width: 1280, height: 900 });
  const reported = await openPractice(page);
  const answer = reported.getByRole('article', { name: 'BECE Mathematics: Fractions and decimals' });
  await expect(answer).toContainText('Reported');
  await answer.getByRole('button', { name: 'Open the report' }).click();
  await expect(answer).toContainText('1 right of 3');
  const hardest = answer.getByRole('table', { name: 'Hardest questions' });
  await expect(hardest.getByRole('cell').last()).toHaveText('2');
  // The pack is opened for the words of its questions.
  await expect(hardest).not.toContainText('bece-math-001');
  expect(await findBarriers(page)).toEqual([]);
  const saving = page.waitForEvent('download');
  await answer.getByRole('button', { name: 'Save as CSV' }).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  expect(file).toContain('bece-math-001');
  await page.emulateMedia({ media: 'print' });
  await expect(answer.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('table', { name: 'Hardest questions' })).toBeVisible();
  await page.emulateMedia({ media: null });
  await answer.getByRole('button', { name: 'I have seen it: finish' }).click();
  await expect(answer).toContainText('Finished');
});
