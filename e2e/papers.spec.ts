import { findBarriers, findSmallTargets } from './support/accessibility';
import { followPageClock } from './support/page-clock';
import { expect, office, open, showRequests, signIn, test, tutor } from './support/test';
import { view } from './support/tutor-area';

const dayMs = 86_400_000;

test('a tutor is told before a paper ends, and gets no offers once it has', async ({ page }) => {
  const start = Date.now();
  const goTo = async (days: number) => {
    await page.clock.setFixedTime(start + days * dayMs);
    await page.reload();
  };
  await followPageClock(page);
  await page.clock.install();
  await open(page, '/tutor');
  await signIn(page, tutor);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
  const note = page.getByRole('region', { name: 'A paper to renew' });
  await view(page, 'Profile');
  await expect(page.getByRole('heading', { level: 2, name: 'Profile' })).toBeVisible();
  await expect(note).toBeHidden();

  // The police certificate of the demo's tutor ends after 95 days.
  await goTo(50);
  await expect(note).toContainText('Police certificate ends in 45 days');
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  await goTo(90);
  await expect(note).toContainText('Police certificate ends in 5 days');
  await expect(note).toContainText('after it you get no new offers');
  await goTo(97);
  await expect(note).toContainText('Police certificate ended on');
  await expect(note).toContainText('You get no new offers until the office has seen a new one.');
  expect(await findBarriers(page)).toEqual([]);
  await view(page, 'Offers');
  await expect(page.getByRole('navigation', { name: 'After that' })).toContainText(
    'Police certificate: it has ended · late since',
  );
  expect(await findBarriers(page)).toEqual([]);
});

test('the desk offers nothing to a tutor whose paper has ended', async ({ page }) => {
  await page.clock.install();
  await open(page, '/admin');
  await signIn(page, office);
  await showRequests(page);
  await page.clock.setFixedTime(Date.now() + 97 * dayMs);
  await page.reload();
  await page.getByRole('row').filter({ hasText: 'Adenta' }).getByRole('link').click();
  const matches = page.getByRole('region', { name: 'Tutors who fit' });
  await matches.getByText(/^Not possible: \d tutors$/).click();
  await expect(matches.getByRole('listitem').filter({ hasText: 'Akosua D.' })).toContainText(
    'has a paper that has ended: Police certificate, on',
  );
  await page.goto(`/admin/${office.id}?view=renewals`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Papers that expire');
  await expect(page.getByText('Police certificate').first()).toBeVisible();
});
