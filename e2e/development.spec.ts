import { expect, open, test } from './support/test';

/** `npm run dev`; see playwright.config.ts. */
const development = `http://localhost:${Number(process.env.LIFELINE_TEST_PORT ?? 4180) + 1}`;

test('the development server serves the pages, and the page of the design tokens', async ({ page }) => {
  await open(page, `${development}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What do you need?');
  await page.getByRole('link', { name: /A tutor at home/ }).click();
  await expect(page.getByLabel('What should the tutor call the learner?')).toBeVisible();
  await open(page, `${development}/kit`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
