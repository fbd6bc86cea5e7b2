import { findBarriers, findSmallTargets } from './support/accessibility';
import { putDocuments } from './support/records';
import { fillRequest, sendRequest } from './support/request';
import { expect, office, open, signIn, test } from './support/test';

for (const width of [360, 1440]) {
  test(`the figures of the week count what happened and lead to it, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/tuition');
    await fillRequest(page);
    await sendRequest(page);
    await open(page, '/admin');
    await signIn(page, office);
    const heading = page.getByText('The last seven days in figures');
    await heading.click();
    const figures = page.getByRole('list').filter({ hasText: 'Requests sent' }).getByRole('listitem');
    await expect(figures).toHaveCount(5);
    await expect(figures.first()).toContainText(/Requests sent[1-9]\d*/);
    await expect(figures.first().getByRole('link')).toHaveCount(0);
    await expect(figures.getByRole('link')).toHaveCount(4);
    expect(await findBarriers(page)).toEqual([]);
    expect(await findSmallTargets(page)).toEqual([]);
    const across = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(across).toBeLessThanOrEqual(width);

    const accepted = figures.filter({ hasText: 'A tutor accepted' });
    const count = Number(await accepted.locator('b').textContent());
    await accepted.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Change log');
    await expect(page).toHaveURL(/kind=offer\.accepted&from=\d{4}-\d\d-\d\d/);
    if (count === 0) await expect(page.getByRole('status').filter({ hasText: /./ })).toBeVisible();
    else await expect(page.getByRole('row').filter({ hasText: 'Offer accepted' })).toHaveCount(count);
  });

  test(`the office reads where a tutor is found, and opens what waits there, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/admin');
    await signIn(page, office);
    const part = page.getByRole('group').filter({ hasText: 'For how many requests a tutor was found' });
    await expect(part).toBeVisible();
    await putDocuments(page, {
      'settings/fill': {
        updatedAt: '2026-11-28T08:00:00.000Z',
        bySubject: {
          mathematics: { asked: 9, found: 8, medianDays: 2 },
          french: { asked: 4, found: 0 },
        },
        byRegion: { 'GH-AA': { asked: 13, found: 8, medianDays: 2 } },
      },
    });
    await part.getByText('For how many requests a tutor was found').click();
    const lines = part.getByRole('listitem');
    await expect(lines).toHaveText([
      'French0 of 4Nobody found',
      'Mathematics8 of 92 days',
      'Greater Accra8 of 132 days',
    ]);
    expect(await findBarriers(page)).toEqual([]);
    expect(await findSmallTargets(page)).toEqual([]);
    const across = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(across).toBeLessThanOrEqual(width);
    await lines.filter({ hasText: 'Mathematics' }).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Requests/);
    await expect(page.getByRole('searchbox')).toHaveValue('Mathematics');
  });
}

test('where no request counts yet, no heading stands without lines', async ({ page }) => {
  await open(page, '/admin');
  await signIn(page, office);
  const part = page.getByRole('group').filter({ hasText: 'For how many requests a tutor was found' });
  await expect(part).toBeVisible();
  await putDocuments(page, {
    'settings/fill': { updatedAt: '2026-11-28T08:00:00.000Z', bySubject: {}, byRegion: {} },
  });
  await part.getByText('For how many requests a tutor was found').click();
  await expect(part).toContainText('No request counts yet.');
  await expect(part.getByRole('heading')).toHaveCount(0);
});
