import { createReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { findBarriers } from './support/accessibility';
import { putDocuments, readDocuments } from './support/records';
import { expect, open, test } from './support/test';

const posts = 2000;

/** Every fourth generated post is in this region; one of the demo is done from anywhere. */
const rare = 'Oti';
const inRare = posts / 4 + 1;

test('a board of 2,000 posts reads a page at first, finds in all, and renders what is in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/jobs');
  const count = page.getByRole('status').filter({ hasText: /posts/ });
  const rows = page.locator('main li').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(count.first()).toBeVisible();
  const [sample] = Object.values(await readDocuments(page, 'jobs/')).filter(
    ({ state }) => state === 'published',
  );
  const closesAt = new Date(Date.now() + 20 * 86_400_000).toISOString();
  const codes = Array.from({ length: posts }, () => createReferenceCode('post'));
  const documents = codes.map((code, index): [string, Readonly<Record<string, unknown>>] => [
    `jobs/${code}`,
    {
      ...sample,
      title: `Teacher, post ${String(index + 1)}`,
      mode: 'on-site',
      region: index % 4 === 0 ? 'GH-OT' : 'GH-AH',
      closesAt: `${closesAt.slice(0, 16)}:00.000Z`,
    },
  ]);
  await putDocuments(page, Object.fromEntries(documents));
  await page.reload();

  await expect(count.first()).toHaveText(/^\d\d open posts so far/);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('dialog', { name: 'Filters' }).getByLabel('Region').selectOption({ label: rare });
  await page.keyboard.press('Escape');
  await expect(count.first()).toHaveText(`${String(inRare)} open posts.`, { timeout: 30_000 });
  await expect(rows.first()).toHaveAttribute('aria-setsize', String(inRare));
  expect(await rows.count()).toBeLessThan(60);
  expect(await findBarriers(page)).toEqual([]);

  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator(`main li[aria-posinset="${String(inRare)}"]`)).toBeVisible();
  expect(await rows.count()).toBeLessThan(60);
});
