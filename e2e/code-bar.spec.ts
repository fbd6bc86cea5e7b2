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
  // A report waits for the word of the family. It stands with the tutor.
  await expect(place('Tutor')).toHaveAccessibleName(/for you to do/);
  expect(await findSmallTargets(page)).toEqual([]);
  expect(await findBarriers(page)).toEqual([]);

  for (const name of ['Tutor', 'Lessons', 'Details', 'Now']) {
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

test('a page of a code that was not opened has no bar', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/code');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Parts of this page' })).toHaveCount(0);
});
