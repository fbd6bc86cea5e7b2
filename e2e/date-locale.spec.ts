import { findBarriers, findSmallTargets } from './support/accessibility';
import { expect, test } from './support/test';
import { openWithWorker } from './support/worker';

// Without network the pictures are not there.
test.use({ serviceWorkers: 'allow', expectedProblems: /ERR_FAILED|ERR_INTERNET/ });

test('dates are written in the way that this phone chose, also without network', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openWithWorker(page, '/app');
  const built = page.getByText(/^Made on/);
  await expect(built).toHaveText(/^Made on (Mon|Tue|Wed|Thu|Fri|Sat|Sun) /);
  await page.getByText('Write them another way on this phone').click();
  const field = page.getByLabel('Dates on this phone');
  await field.selectOption('Deutsch (Deutschland): 6. März 2026');
  await expect(built).toHaveText(/^Made on (Mo|Di|Mi|Do|Fr|Sa|So)\., /);
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);

  await context.setOffline(true);
  await page.reload();
  await expect(built).toHaveText(/^Made on (Mo|Di|Mi|Do|Fr|Sa|So)\., /);
  await page.getByText('Write them another way on this phone').click();
  await expect(field).toBeVisible();
  await context.setOffline(false);
  await field.selectOption('As is usual in Ghana');
  await expect(built).toHaveText(/^Made on (Mon|Tue|Wed|Thu|Fri|Sat|Sun) /);
});
