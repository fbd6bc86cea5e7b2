import { test as base, expect, type Page } from '@playwright/test';
import { helpBrowser } from './oldest-browser';

export interface Quiet {
  /** Errors that a journey causes on purpose. */
  expectedProblems: RegExp | null;
  quietConsole: undefined;
}

export interface Browsers {
  /** The browser is older than Playwright supports. */
  isOldest: boolean;
}

/** Every journey fails on a console error or an unhandled error. */
export const test = base.extend<Quiet, Browsers>({
  isOldest: [false, { option: true, scope: 'worker' }],
  browser: [
    async ({ browser, isOldest }, use) => use(isOldest ? helpBrowser(browser) : browser),
    { scope: 'worker' },
  ],
  expectedProblems: [null, { option: true }],
  quietConsole: [
    async ({ context, expectedProblems }, use) => {
      const problems: string[] = [];
      const watch = (page: Page) => {
        page.on('console', (message) => {
          // The browser logs every 404; the journey that expects one checks it.
          const isStatus = message.text().includes('the server responded with a status of 404');
          if (message.type() === 'error' && !isStatus) problems.push(message.text());
        });
        page.on('pageerror', (error) => problems.push(error.message));
      };
      context.pages().forEach(watch);
      context.on('page', watch);
      await use(undefined);
      expect(problems.filter((problem) => !expectedProblems?.test(problem))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Page };

/** The demo's administrator; see `src/app/demo/demo-accounts.json`. */
export const office = { email: 'office@lifeline.example', password: 'climb-a-good-tree', id: 'demo-admin' };
/** Has the duty `safeguarding`. */
export const lead = { email: 'lead@lifeline.example', password: 'the-child-comes-first', id: 'demo-lead' };
export const tutor = { email: 'tutor@lifeline.example', password: 'go-back-and-take-it', id: 'demo-tutor' };

/**
 * Opens a page and waits for hydration, in the foreground: a background tab renders rarely, and every press
 * takes two seconds.
 */
export async function open(page: Page, path: string): Promise<void> {
  await page.bringToFront();
  await page.goto(path);
  await expect(page.locator('html[data-awake]')).toHaveCount(1);
  await expect(page.locator('h1')).toHaveCount(1);
}

/** Touches a hydrated page, which hydrates its form. */
export async function wakeForm(page: Page): Promise<void> {
  await expect(page.locator('html[data-awake]')).toHaveCount(1);
  await page.keyboard.press('Shift');
  await expect(page.locator('[data-asleep]')).toHaveCount(0);
}

export async function signIn(page: Page, account: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs out and waits until it is done. */
export async function signOut(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Sign out', exact: true });
  // On phones it stands in the sheet of the tutor area.
  const parts = page.getByRole('navigation', { name: 'Parts of your area', exact: true });
  const more = parts.getByRole('button', { name: 'More' });
  await expect(button.or(more).first()).toBeVisible();
  if (await more.isVisible()) await more.click();
  await button.first().click();
  await expect(button).toHaveCount(0);
}

/** Opens the list of requests on the desk of the office, where somebody has just signed in. */
export async function showRequests(page: Page): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/admin/${office.id}`));
  await page.goto(`/admin/${office.id}?view=requests`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Requests');
}
