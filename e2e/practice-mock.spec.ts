import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchKillable } from '../tools/killable-browser.mjs';
import { findBarriers, findSmallTargets } from './support/accessibility';
import { readStores } from './support/stores';
import { expect, open, test, type Page } from './support/test';

// The browser logs failed requests itself.
test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

async function check(page: Page): Promise<void> {
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

for (const theme of ['light', 'dark'] as const) {
  test(`a mock paper is written, paused and submitted, in the ${theme} theme`, async ({ page }) => {
    await page.addInitScript((mode) => localStorage.setItem('lifeline.theme', mode), theme);
    await open(page, '/practice?mock=bece-math');
    await expect(page.getByText('40 questions in 60 minutes')).toBeVisible();
    await check(page);
    await press(page, 'Begin the paper');
    await expect(page.getByRole('timer')).toHaveText(/^(60:00|59:\d\d)$/);
    await page.getByRole('radio').first().check();
    await page.getByLabel('Look at it again later').check();
    await check(page);

    await press(page, 'Pause');
    // The footer has radio buttons of its own, for the theme.
    await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0);
    await expect.poll(() => readStores(page)).toMatch(/"clock":\{[^}]*"at":null/);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'The paper is paused' })).toBeVisible();
    await press(page, 'Go on');
    await expect(page.getByRole('radio').first()).toBeChecked();

    await page.getByText('All questions: 1 of 40 answered').click();
    await page.getByRole('button', { name: 'Question 40, empty' }).click();
    await expect(page.getByRole('heading', { name: /^Question 40 of 40/ })).toBeVisible();
    await check(page);
    await press(page, 'Submit the paper');
    await expect(page.getByText('39 questions are empty.')).toBeVisible();
    await check(page);
    await press(page, 'Submit');
    await expect(page.getByText(/^[01] right, [01] wrong, 39 empty$/)).toBeVisible();
    await expect(page.getByText('This is no grade.')).toBeVisible();
    await page.getByText('Question 40: empty').click();
    await check(page);
  });
}

test('a whole paper offline, with a browser that is killed in the middle', async ({ baseURL }) => {
  test.setTimeout(180_000);
  const profile = await mkdtemp(join(tmpdir(), 'lifeline-'));
  const executable = process.env.LIFELINE_BROWSER ?? chromium.executablePath();
  const address = `${baseURL ?? ''}/practice?mock=wassce-soc`;
  const first = await launchKillable(executable, profile);
  const page = await first.context.newPage();
  await page.goto(address);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 30_000 })
    .toBe(true);
  await expect(page.getByRole('button', { name: 'Begin the paper' })).toBeVisible();
  await first.context.setOffline(true);
  await press(page, 'Begin the paper');
  for (let number = 1; number <= 5; number++) {
    await page.getByRole('radio').nth(1).check();
    await press(page, 'Next');
    // The next answer belongs to the next question, which a slow phone draws a moment later.
    await expect(page.getByRole('heading', { name: `Question ${number + 1} of 50` })).toBeVisible();
  }
  await page.getByRole('radio').first().check();
  await expect(page.getByText('All questions: 6 of 50 answered')).toBeVisible();
  await first.kill();

  const second = await launchKillable(executable, profile);
  await second.context.setOffline(true);
  const later = await second.context.newPage();
  await later.goto(address);
  await expect(later.getByRole('heading', { name: /^Question 6 of 50/ })).toBeVisible();
  await expect(later.getByText(/^All questions: [56] of 50 answered$/)).toBeVisible();
  await press(later, 'Submit the paper');
  await press(later, 'Submit');
  await expect(later.getByText(/^\d right, \d wrong, 4[45] empty$/)).toBeVisible();
  await later.reload();
  await expect(later.getByRole('button', { name: 'Begin the paper' })).toBeVisible();
  await later.getByText('Result of your last paper').click();
  await expect(later.getByText(/^\d right, \d wrong, 4[45] empty$/)).toBeVisible();
  await second.kill();
  await rm(profile, { recursive: true, force: true });
});

test('settings are remembered, and a bad number is told beside its field', async ({ page }) => {
  await open(page, '/practice?settings=1');
  const questions = page.getByLabel('Questions of a set');
  await questions.fill('500');
  await questions.blur();
  await expect(page.getByText('Write a whole number from 5 to 60.')).toBeVisible();
  await check(page);
  await questions.fill('20');
  await expect(page.getByText('Saved for Me.')).toBeVisible();
  await expect(page.getByText('Write a whole number from 5 to 60.')).toBeHidden();
  await page.getByLabel('At the end of the set').check();
  // "Saved for Me." still stands from the first setting.
  await expect.poll(() => readStores(page)).toContain('"showAnswers":"at-end"');
  await page.reload();
  await expect(questions).toHaveValue('20');
  await expect(page.getByLabel('At the end of the set')).toBeChecked();
});

test('a set prints without the page around it, and its answers on pages of their own', async ({ page }) => {
  await open(page, '/practice?print=bece-math&topic=fractions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'BECE Mathematics: Fractions and decimals',
  );
  await expect(page.locator('[data-page=key]')).toHaveCount(0);
  await check(page);
  await page.getByLabel('With answers').check();
  await expect(page).toHaveURL(/answers=1/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  for (const name of ['key', 'steps'])
    await expect(page.locator(`[data-page=${name}]`)).toHaveCSS('break-before', 'page');
  await expect(page.locator('[data-page=key] li')).toHaveCount(
    await page.locator('[data-page=questions] > ol > li').count(),
  );
  // The key names questions by the number that is printed.
  for (const name of ['questions', 'key', 'steps'])
    await expect(page.locator(`[data-page=${name}] > ol > li`).first()).toHaveCSS(
      'list-style-type',
      'decimal',
    );
  for (const name of ['questions', 'steps'])
    await expect(page.locator(`[data-page=${name}] > ol > li`).first()).toHaveCSS('display', 'list-item');
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages.length).toBeGreaterThanOrEqual(3);
});
