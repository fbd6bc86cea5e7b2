import { findBarriers, findSmallTargets } from './support/accessibility';
import { expect, open, test } from './support/test';

test.use({ viewport: { width: 360, height: 740 } });

test('a set asks, hints, explains a miss and asks two more, and sends nothing', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await open(page, '/practice?set=bece-math&topic=ratio-and-percentages');
  await expect(page.getByText('Question 1 of 10')).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);

  const answer = page.getByRole('form', { name: 'Your answer' });
  await answer.getByRole('button', { name: 'Check my answer' }).click();
  await expect(answer.getByText('Nothing is sent', { exact: false })).toBeVisible();
  await answer.getByRole('button', { name: 'Show hint 1 of 2' }).click();
  await expect(answer.getByText('Hint 1', { exact: true })).toBeVisible();
  expect(sent).toEqual([]);
});
