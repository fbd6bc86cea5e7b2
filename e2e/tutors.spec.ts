import { findBarriers } from './support/accessibility';
import { expect, open, test, type Page } from './support/test';

const listOf = (page: Page) =>
  page.locator('main li').filter({ has: page.getByRole('heading', { level: 2 }) });
const names = (page: Page) => listOf(page).getByRole('heading', { level: 2 });

async function openList(page: Page, query = ''): Promise<void> {
  await open(page, `/tutorPage${query}`);
  await expect(page.getByRole('status').filter({ hasText: /tutor/ }).first()).toBeVisible();
}

test('filters of the list are in the address, and Back restores them', async ({ page }) => {
  await openList(page);
  const all = await names(page).count();
  expect(all).toBeGreaterThan(2);

  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByLabel('Subject').selectOption({ label: 'Physics' });
  await sheet.getByRole('button', { name: /^Show \d+ tutors?$/ }).click();
  await expect(page).toHaveURL(/subject=physics/);
  const found = await names(page).count();
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(all);
  await expect(listOf(page).first()).toContainText('Physics');
  await expect(page.getByRole('button', { name: 'Filters, 1 on' })).toBeVisible();

  await page.goBack();
  await expect(names(page)).toHaveCount(all);
  await page.goForward();
  await expect(names(page)).toHaveCount(found);
  await page.reload();
  await expect(names(page)).toHaveCount(found);

  await page.getByRole('button', { name: 'Take off Subject: Physics' }).click();
  await expect(names(page)).toHaveCount(all);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await sheet.getByLabel('Words').pressSequentially('kitchen');
  await expect(sheet.getByLabel('Words')).toHaveValue('kitchen');
  await sheet.getByLabel('Woman').check();
  await sheet.getByRole('button', { name: 'Show 1 tutor' }).click();
  await expect(names(page)).toHaveText([/Ama\sS\./]);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(names(page)).toHaveCount(all);
  expect(await findBarriers(page)).toEqual([]);
});

test('a profile shows dated checks instead of a tick, and has its own address', async ({ page }) => {
  await openList(page);
  await page.getByRole('link', { name: 'Ama S.' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ama S.');
  await expect(page).toHaveURL(/tutor=ama-s-/);
  await expect(page.getByText(/^Seen \d+ \w{3} \d{4}/).first()).toBeVisible();
  await expect(page.getByText('The original, by E. A. of our office').first()).toBeVisible();
  await expect(page.getByText(/^Called \d+ \w{3} \d{4}/)).toHaveCount(2);
  await page.getByRole('button', { name: 'Ghana Card: What does this mean?' }).click();
  await expect(
    page.getByText('We saw the card, or a photo of it, and compared it with the person.'),
  ).toBeVisible();
  await expect(page.getByText('verified', { exact: false })).toHaveCount(0);
  expect(await findBarriers(page)).toEqual([]);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ama S.');
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tutors');

  await page.getByRole('link', { name: 'Yaw O.' }).click();
  await expect(page.getByText('Not provided', { exact: true })).toHaveCount(1);
});

test('without a match the page names the limiting filters, and takes a request with the same wishes', async ({
  page,
}) => {
  await openList(page, '?subject=physics&level=nursery&region=GH-NP');
  await expect(page.getByText('No tutor fits all of this')).toBeVisible();
  const loosen = page.getByRole('button', { name: /^Without “Level: Nursery and kindergarten”: \d+$/ });
  await expect(loosen).toBeVisible();

  const request = page.getByRole('link', { name: 'Leave a request' });
  await expect(request).toHaveAttribute('href', /subject=physics&region=GH-NP/);
  await loosen.click();
  await expect(page).toHaveURL(/^(?!.*level=)/);
  await expect(names(page)).not.toHaveCount(0);
});

test.describe('without network', () => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED/ });

  test('a shortlist is stored on the phone, and compared side by side', async ({ page, context }) => {
    await openList(page);
    const kept = (await names(page).allTextContents())
      .slice(0, 2)
      .map((name) => name.replace('Sample', '').trim());
    for (const name of kept) await page.getByRole('button', { name: `Keep on my list: ${name}` }).click();
    await expect(page.getByRole('link', { name: 'My list (2)' })).toBeVisible();
    await page.reload();
    await page.getByRole('link', { name: 'My list (2)' }).click();
    await expect(names(page)).toHaveCount(2);

    await context.setOffline(true);
    for (const name of kept) await page.getByLabel(`Compare ${name}`).check();
    const table = page.getByRole('region', { name: 'Side by side' });
    for (const name of kept) await expect(table.getByRole('columnheader', { name })).toBeVisible();
    await page.getByRole('link', { name: 'All tutors' }).click();
    await page.getByRole('link', { name: kept[0] ?? '', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(kept[0] ?? '');
  });
});

test('a request names the chosen tutor, and the choice can be removed', async ({ page }) => {
  await openList(page, '?subject=mathematics&region=GH-AA');
  await page.getByRole('link', { name: 'Ama S.' }).click();
  await page.getByRole('link', { name: 'Ask for Ama S.' }).click();
  await expect(page).toHaveURL(/\/tuition\?step=who/);
  await expect(page.getByText('You ask for Ama S.')).toBeVisible();
  await expect(page.getByText('This is a wish.', { exact: false })).toBeVisible();

  // The draft has stored it, without the address.
  await open(page, '/tuition?step=who');
  await page.getByLabel('What should the tutor call the learner?').click();
  await expect(page.getByText('You ask for Ama S.')).toBeVisible();
  await page.getByRole('button', { name: 'Ask for nobody in particular' }).click();
  await expect(page.getByText('You ask for Ama S.')).toBeHidden();
});
