import { parseReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { ids, offer } from './support/family';
import { putDocuments, readDocuments } from './support/records';
import { fillLessons, fillPlace, fillReach, fillWho, next, sendRequest } from './support/request';
import { expect, open, test, type Page } from './support/test';

const sum = (page: Page) => page.getByRole('complementary', { name: 'What it will cost' });

/** The facts of the sum, label and value in turn. */
const facts = (page: Page) => sum(page).locator('dt, dd').allTextContents();

test('the sum has the price of the chosen tutor, and the transport comes with the offer', async ({
  page,
}) => {
  await open(page, '/tutorPage');
  await page.getByRole('link', { name: 'Kofi A.' }).click();
  await page.getByRole('link', { name: 'Ask for Kofi A.' }).click();
  await expect(page.getByText('Choose a class and the sum shows here.')).toBeVisible();
  await fillWho(page);
  await next(page, 'Subjects, level and hours');
  await fillLessons(page);
  // Two lessons a week, four weeks, at Kofi's GH₵90 in place of the office's GH₵60.
  await expect
    .poll(() => facts(page))
    .toEqual([
      '2 lessons a week, 4 weeks',
      '8',
      // The initial stays with the first name.
      'One lesson of 75 minutes, Kofi\u00a0A.',
      'GH₵90.00',
      'The first four weeks',
      'GH₵720.00',
    ]);
  await expect(sum(page)).toContainText('An offer may name transport; it stands on its own line');
  await next(page, 'Place and budget');
  await fillPlace(page);
  await next(page, 'How to reach you');
  await fillReach(page);
  await next(page, 'Check and send');
  await expect.poll(() => facts(page)).toContain('GH₵720.00');
  const parsed = parseReferenceCode(await sendRequest(page));
  if (!('code' in parsed)) throw new Error('the receipt has no code');
  const ref = parsed.code;

  // The office offers, and Kofi accepts with transport.
  const path = `tuitionRequests/${ref}`;
  await expect.poll(async () => Object.keys(await readDocuments(page, path))).toContain(path);
  const tracked = `tracking/${ref}`;
  const stored = { ...(await readDocuments(page, path)), ...(await readDocuments(page, tracked)) };
  const { [`offers/${ids.kofi}`]: fields, ...beside } = offer(
    ref,
    ids.kofi,
    'sample-kofi',
    'accepted',
    [],
    1200,
  );
  await putDocuments(page, {
    [path]: { ...stored[path], state: 'offered' },
    [tracked]: { ...stored[tracked], state: 'offered' },
    [`offers/${ids.kofi}`]: { ...fields, price: 9000 },
    ...beside,
  });
  await open(page, '/tutorPage');
  await open(page, `/code#${ref}`);
  const card = page.getByRole('article', { name: 'Kofi A.' });
  await expect(card).toContainText('GH₵90.00');
  await expect(card).toContainText('Transport: GH₵12.00 a lesson on top');
});

test('until the tutors are known the sum has the rate of the office', async ({ page }) => {
  // Then nothing is read of them before a press.
  await page.addInitScript(() => localStorage.setItem('lifeline.data-saver', 'on'));
  await page.goto('/tuition?step=who');
  await page.keyboard.press('Shift');
  await expect(page.locator('html[data-awake]')).toHaveCount(1);
  await fillWho(page);
  await next(page, 'Subjects, level and hours');
  await fillLessons(page);
  await expect.poll(() => facts(page)).toContain('GH₵480.00');
  await expect(sum(page)).toContainText('One lesson of 75 minutes, Junior High');
  await page.getByRole('button', { name: 'Look who fits (uses a little data)' }).click();
  await expect(sum(page)).toContainText('One lesson of 75 minutes, of the tutors who fit so far');
});
