import { findBarriers, findSmallTargets } from './support/accessibility';
import { followPageClock } from './support/page-clock';
import { expect, office, open, signIn, test } from './support/test';

/** `YYYY-MM-DD`, so many days from today. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('the home page shows a notice of the office from its first to its last day', async ({ page }) => {
  await page.goto(`/admin/${office.id}?view=settings`);
  await signIn(page, office);
  const group = page.getByRole('region', { name: 'Notice on the home page' });
  await group.getByRole('button', { name: 'Change' }).click();
  await group
    .getByLabel('Text of the notice')
    .fill('Closed for Christmas. Call 024 000 0000 or read https://lifeline.example/christmas.');
  // A notice without days is refused; what was typed stays.
  await group.getByRole('button', { name: 'See what will change' }).click();
  await expect(group.getByRole('link', { name: /Shown from/ })).toBeVisible();
  await group.getByLabel('Shown from').fill(dayIn(-1));
  await group.getByLabel('Shown until the end of').fill(dayIn(1));
  await group.getByRole('button', { name: 'See what will change' }).click();
  await group.getByRole('button', { name: 'Save' }).click();
  await expect(group.getByRole('button', { name: 'Change' })).toBeVisible();

  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/');
  const notice = page.getByRole('region', { name: 'Notice of the office' });
  await expect(notice).toContainText('Closed for Christmas.');
  await expect(notice.getByRole('link')).toHaveCount(2);
  await expect(notice.getByRole('link', { name: '024 000 0000' })).toHaveAttribute(
    'href',
    'tel:+233240000000',
  );
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);

  // After its last day.
  await page.clock.install({ time: new Date(`${dayIn(2)}T08:00:00Z`) });
  await followPageClock(page);
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toHaveCount(0);
});
