import { createReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { findBarriers, findSmallTargets } from './support/accessibility';
import { ids, lesson, offer, request } from './support/family';
import { openCode } from './support/open-code';
import { expect, test } from './support/test';

const phone = { width: 360, height: 740 };

test('on a phone the page of a code has its parts in a bar, and says where something is to be done', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const ref = createReferenceCode('tuition');
  await openCode(page, ref, {
    ...request(ref, 'running'),
    ...offer(ref, ids.ama, 'demo-tutor', 'chosen', ['tue-evening', 'fri-evening']),
    ...lesson(ids.ama, 'taught', false, -30),
  });
  const bar = page.getByRole('navigation', { name: 'Parts of this page' });
  const place = (name: string) => bar.getByRole('button', { name: new RegExp(`^${name}`) });
  await expect(bar.getByRole('button')).toHaveCount(4);
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(place('Now')).toHaveAttribute('aria-current', 'true');
  // A report waits for the word of the family.
  await expect(place('Lessons')).toHaveAccessibleName(/for you to do/);
  expect(await findSmallTargets(page)).toEqual([]);
  expect(await findBarriers(page)).toEqual([]);

  for (const name of ['Lessons', 'Tutor', 'Details', 'Now']) {
    await place(name).press('Enter');
    await expect(place(name)).toHaveAttribute('aria-current', 'true');
    await expect(bar.locator('[aria-current]')).toHaveCount(1);
    await expect(bar).toBeInViewport({ ratio: 1 });
  }
  expect(new URL(page.url()).hash).toBe(`#${ref}`);

  // The header keeps the mark and the menu; the words of the mark stay its name.
  const header = page.getByRole('banner');
  await expect(header.getByRole('button')).toHaveCount(1);
  await expect(header.getByRole('link', { name: /Lifeline/ })).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(bar).toBeHidden();
});

test('the parts keep their place while the request goes on, and each lesson stands under Lessons', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const ref = createReferenceCode('tuition');
  await openCode(page, ref, request(ref, 'submitted'));
  const bar = page.getByRole('navigation', { name: 'Parts of this page' });
  const names = () => bar.getByRole('button').allInnerTexts();
  const place = (name: string) => bar.getByRole('button', { name: new RegExp(`^${name}`) });
  await expect(place('Now')).toHaveAttribute('aria-current', 'true');
  const before = await names();
  expect(before).toEqual(['Now', 'Lessons', 'Tutor', 'Details']);
  await expect(place('Tutor')).toBeDisabled();
  await expect(place('Lessons')).toBeDisabled();
  // It says why, until the next press.
  const why = page.getByRole('status').filter({ hasText: 'Lessons that are planned stand here' });
  await place('Lessons').press('Enter');
  await expect(why).toBeVisible();
  await place('Details').click();
  await expect(why).toHaveCount(0);

  const other = createReferenceCode('tuition');
  await openCode(page, other, {
    ...request(other, 'running'),
    ...offer(other, ids.ama, 'demo-tutor', 'chosen', ['tue-evening', 'fri-evening']),
    ...lesson(ids.ama, 'taught', false, -30),
    ...lesson(ids.ama, 'planned', false, 48, ids.kofi),
    ...lesson(ids.ama, 'planned', false, 96, ids.gone),
  });
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(place('Lessons')).toBeEnabled();
  const tops = await page.evaluate(() => {
    const topOf = (part: Element | null) => part?.getBoundingClientRect().top ?? NaN;
    return {
      part: topOf(document.getElementById('part-lessons')),
      lessons: [...document.querySelectorAll('[id^="lesson-"]')].map(topOf),
    };
  });
  expect(tops.lessons).toHaveLength(3);
  expect(Math.min(...tops.lessons)).toBeGreaterThanOrEqual(tops.part);
});

test('the mark leads to the plan, and a lesson planned by hand to what was planned', async ({ page }) => {
  await page.setViewportSize(phone);
  const ref = createReferenceCode('tuition');
  await openCode(page, ref, {
    ...request(ref, 'running'),
    ...offer(ref, ids.ama, 'demo-tutor', 'chosen', ['tue-evening', 'fri-evening']),
    ...lesson(ids.ama, 'confirmed', true, -60),
  });
  const bar = page.getByRole('navigation', { name: 'Parts of this page' });
  await bar.getByRole('button', { name: /for you to do/ }).click();
  await expect(page.getByRole('button', { name: 'Show the lessons' })).toBeInViewport();

  await page.getByText('Plan another lesson').click();
  const day = new Date(Date.now() + 8 * 86_400_000).toISOString().slice(0, 10);
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Plan this lesson' }) });
  await form.getByLabel('Which day?').fill(day);
  await form.getByLabel('From what time?').fill('16:00');
  await form.getByRole('button', { name: 'Plan this lesson' }).click();
  await expect(page.getByText(/^Planned: .+4:00\u00a0pm\.$/)).toBeInViewport();
});

test('a page of a code that was not opened has no bar', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/code');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Parts of this page' })).toHaveCount(0);
});

for (const [what, letter, topic, state] of [
  ['an enquiry', 'enquiry', { kind: 'enquiry' }, 'new'],
  ['an application', 'application', { kind: 'application' }, 'screening'],
  [
    'an application for a post',
    'jobApplication',
    { kind: 'jobApplication', job: 'LL-P0000000000000' },
    'hired',
  ],
] as const)
  test(`the page of ${what} has a bar too, which leads to all codes of the phone`, async ({ page }) => {
    await page.setViewportSize(phone);
    const ref = createReferenceCode(letter);
    const steps = { sent: { what: state, at: new Date().toISOString() } };
    await openCode(page, ref, { [`tracking/${ref}`]: { topic, state, steps } });
    const bar = page.getByRole('navigation', { name: 'Parts of this page' });
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole('listitem')).toHaveText(['Now', 'Steps', 'Details', 'My codes']);
    await expect(page.getByRole('banner').getByRole('button')).toHaveCount(1);
    for (const name of ['Steps', 'Details', 'Now']) {
      await bar.getByRole('button', { name }).press('Enter');
      await expect(bar.getByRole('button', { name })).toHaveAttribute('aria-current', 'true');
    }
    expect(await findSmallTargets(page)).toEqual([]);
    expect(await findBarriers(page)).toEqual([]);
    await bar.getByRole('link', { name: 'My codes' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Follow your code' })).toBeVisible();
    await expect(bar).toHaveCount(0);
  });

test('a page that should be left at once has the button for it in place of the bar', async ({ page }) => {
  await page.setViewportSize(phone);
  const ref = createReferenceCode('concern');
  const steps = { sent: { what: 'received', at: new Date().toISOString() } };
  await openCode(page, ref, {
    [`tracking/${ref}`]: { topic: { kind: 'safeguarding' }, state: 'received', steps },
  });
  await expect(page.getByRole('link', { name: 'Quick exit' })).toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'Parts of this page' })).toHaveCount(0);
});
