import { createReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { findBarriers, findSmallTargets } from './support/accessibility';
import { ago, ids, lesson, offer, request } from './support/family';
import { openCode } from './support/open-code';
import { putIntoOutbox, sentItem } from './support/outbox';
import { stateOf } from './support/records';
import { expect, open, test, type Page } from './support/test';

/** The codes of this phone, on the page where a code is typed. */
const list = (page: Page) =>
  page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({
      has: page.getByRole('heading', { name: 'Sent from this phone' }),
    });

test('the list of codes says what is to be done, as home does, and nothing of a report', async ({ page }) => {
  const [ref, enquiry, report] = [
    createReferenceCode('tuition'),
    createReferenceCode('enquiry'),
    createReferenceCode('concern'),
  ];
  await openCode(page, ref, {
    ...request(ref, 'offered'),
    ...offer(ref, ids.ama, 'demo-tutor', 'accepted'),
    [`tracking/${enquiry}`]: {
      topic: { kind: 'enquiry' },
      state: 'answering',
      steps: { sent: { what: 'new', at: ago(3) }, s1: { what: 'answering', at: ago(2) } },
    },
    [`tracking/${report}`]: {
      topic: { kind: 'safeguarding' },
      state: 'called',
      steps: { sent: { what: 'received', at: ago(2) }, s1: { what: 'called', at: ago(1) } },
    },
  });
  for (const code of [ref, enquiry, report]) await putIntoOutbox(page, sentItem(code, ago(3)));
  await open(page, '/code');
  const rows = list(page).getByRole('listitem');
  const choose = rows.filter({ hasText: 'Home tuition, JHS 2, Mathematics' });
  await expect(choose.getByRole('link', { name: 'Choose: Ama S. said yes' })).toBeVisible();
  await expect(choose).toContainText('For you');
  await expect(rows.filter({ hasText: 'Your enquiry' })).toContainText('Somebody is on it');
  const hidden = rows.filter({ hasText: 'A message to Lifeline' });
  await expect(hidden.getByRole('link', { name: 'Sent', exact: true })).toBeVisible();
  await expect(list(page)).not.toContainText(/child|Offered to tutors|called/i);
  // Above the field: whoever has a code on this phone need not type it.
  const top = async (heading: string) => (await page.getByText(heading).boundingBox())?.y ?? Infinity;
  expect(await top('Sent from this phone')).toBeLessThan(await top('Reference code'));
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  await choose.getByRole('link').click();
  await expect(page).toHaveURL(`/code#${ref}`);
});

test('a lesson that waits for the word of the family stands first, and stays where it is confirmed', async ({
  page,
}) => {
  const ref = createReferenceCode('tuition');
  const before = (weeks: number) =>
    lesson(ids.ama, 'confirmed', false, -168 * weeks - 4, ids.lesson.replace(/.$/, String(weeks)));
  await openCode(page, ref, {
    ...request(ref, 'running'),
    ...offer(ref, ids.ama, 'demo-tutor', 'chosen'),
    ...lesson(ids.ama, 'taught', false, -4, ids.lesson.replace(/.$/, '9')),
    ...before(2),
    ...before(3),
    ...before(4),
  });
  await page.getByRole('button', { name: 'See the report and answer' }).click();
  const yes = page.getByRole('button', { name: 'Yes, it was taught' });
  // The part with the lesson may still be loading when the button is pressed.
  await expect(yes).toBeInViewport({ ratio: 1 });
  const box = await yes.boundingBox();
  expect((box?.y ?? Infinity) + (await page.evaluate(() => scrollY))).toBeLessThan(1300);
  const due = page.getByRole('article').first();
  await yes.click();
  await expect
    .poll(() => stateOf(page, `offers/${ids.ama}/lessons/${ids.lesson.replace(/.$/, '9')}`))
    .toBe('confirmed');
  await expect(due).toContainText('Confirmed');
  // What is settled is folded, but for the newest.
  const others = page.getByText('2 lessons before it');
  await expect(page.getByRole('article')).toHaveCount(2);
  await others.click();
  await expect(page.getByRole('article')).toHaveCount(4);
});
