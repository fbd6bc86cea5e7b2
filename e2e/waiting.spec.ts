import { putDocuments } from './support/records';
import { fillLessons, fillRequest, fillWho, next } from './support/request';
import { expect, open, test, type Page } from './support/test';

const figure = 'Half of the families whose first subject was Mathematics had their tutor within';
const heading = (page: Page) => page.getByRole('heading', { name: 'How long it takes' });

/** Opens a demo in which this many families with Mathematics as first subject have found their tutor. */
async function openWithMatches(page: Page, matches: number): Promise<void> {
  await open(page, '/tutorPage');
  await expect(page.getByRole('link', { name: 'Ama S.' })).toBeVisible();
  await putDocuments(page, {
    'settings/waiting': {
      updatedAt: new Date().toISOString(),
      bySubject: { mathematics: { matches, medianDays: 1, p90Days: 6 } },
    },
  });
  await open(page, '/tuition?step=who');
}

test('a family sees how long others waited, before it sends', async ({ page }) => {
  await openWithMatches(page, 14);
  await fillWho(page);
  await next(page, 'Subjects, level and hours');
  await expect(heading(page)).toHaveCount(0);
  await fillLessons(page);
  const words = `${figure} 1 day, nine in ten within 6 days. Counted on 14 requests.`;
  await expect(page.getByText(words)).toBeVisible();
  await expect(heading(page)).toBeVisible();

  await open(page, '/tuition?step=who');
  await fillRequest(page);
  await expect(page.getByRole('main').getByText(words)).toBeVisible();
});

test('figures of five families or fewer are not shown', async ({ page }) => {
  await openWithMatches(page, 5);
  await fillWho(page);
  await next(page, 'Subjects, level and hours');
  await fillLessons(page);
  await page.waitForLoadState('networkidle');
  await expect(heading(page)).toHaveCount(0);
  await expect(page.getByText(figure)).toHaveCount(0);
});

test.describe('without network', () => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED/ });

  test('the form works without the figure', async ({ page, context }) => {
    await openWithMatches(page, 14);
    await fillWho(page);
    await next(page, 'Subjects, level and hours');
    await context.setOffline(true);
    await fillLessons(page);
    await expect(heading(page)).toHaveCount(0);
    await next(page, 'Place and budget');
  });
});
