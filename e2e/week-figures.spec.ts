import { findBarriers, findSmallTargets } from './support/accessibility';
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
}
