import { createReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { findBarriers, findSmallTargets } from './support/accessibility';
import { ids, lesson, offer } from './support/family';
import { openLesson, stored } from './support/planned-lesson';
import { putDocuments, readDocuments } from './support/records';
import { expect, test } from './support/test';
import { openArea, view } from './support/tutor-area';

test.use({ viewport: { width: 360, height: 740 } });

const before = '7b1df9b2-8a75-4c43-a3a5-1b7f0de0a120';

test('a tutor with two lessons at the same time reads it, and asks for another time', async ({ page }) => {
  // The family of the later plan could not see what the tutor teaches elsewhere.
  await openLesson(page, 16, { createdAt: new Date(Date.now() - 60_000).toISOString() });
  const questions = Object.entries(await readDocuments(page, 'homeworkQuestions/'));
  await putDocuments(page, {
    // A claimed question has less time, and would stand before it.
    ...Object.fromEntries(
      questions
        .filter(([, { state }]) => state === 'claimed')
        .map(([path, question]) => [path, { ...question, state: 'junk' }]),
    ),
    ...offer(createReferenceCode('tuition'), ids.kofi, 'demo-tutor', 'chosen'),
    ...lesson(ids.kofi, 'planned', false, 15.25, before),
  });
  await openArea(page);
  const heading = page.getByRole('heading', { name: 'Two lessons at the same time', exact: false });
  await expect(heading).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('now.png'), fullPage: true });

  await page.getByRole('link', { name: 'Ask for another time' }).click();
  const card = page.locator(`#lesson-${ids.lesson}`);
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport();
  await expect(card.getByText('At the same time as', { exact: false })).toBeVisible();
  const other = page.locator(`#lesson-${before}`);
  await expect(other.getByText('At the same time as', { exact: false })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('lessons.png'), fullPage: true });

  await card.getByRole('button', { name: 'Ask for another time' }).click();
  await card.getByRole('group', { name: 'Only this lesson' }).getByRole('button').first().click();
  await expect.poll(async () => (await stored(page))?.state).toBe('moving');
  await view(page, 'Offers');
  await expect(page.getByText('Two lessons at the same time', { exact: false })).toHaveCount(0);
});
