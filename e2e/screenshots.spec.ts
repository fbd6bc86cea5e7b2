import { fillPayment, findFamily, openPayments } from './support/payments';
import { readDocuments } from './support/records';
import { fillLessons, fillRequest, fillWho, next, pressNextWhileOff, sendRequest } from './support/request';
import { openRoutes, themes } from './support/routes';
import { expect, office, open, showRequests, signIn, signOut, test, tutor, type Page } from './support/test';

/** Screenshots of every page: `screenshots/<width>-<theme>/<name>.png`. */
const widths = [360, 768, 1440] as const;

for (const theme of themes) {
  for (const width of widths) {
    test.describe(`pictures at ${width} px in ${theme}`, () => {
      test.use({ viewport: { width, height: width < 600 ? 740 : 900 }, hasTouch: width < 960 });

      test.beforeEach(async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.addInitScript((mode) => localStorage.setItem('lifeline.theme', mode), theme);
      });

      const take = (page: Page, name: string) =>
        page.screenshot({ path: `screenshots/${width}-${theme}/${name}.png`, fullPage: true });

      test('every open page', async ({ page }) => {
        for (const [path, heading] of openRoutes) {
          await open(page, path);
          await expect(page.locator('h1')).toHaveText(heading);
          await take(page, path.replaceAll('/', '_').replace(/^_$/, '_home'));
        }
        await page.goto('/tuitoin');
        await expect(page.locator('h1')).toHaveText('Error');
        await take(page, '404');
      });

      test('the request, its receipt and the office', async ({ page }) => {
        await open(page, '/tuition');
        await pressNextWhileOff(page);
        await take(page, 'wizard-1-problems');
        await fillWho(page);
        await next(page, 'Subjects, level and hours');
        await fillLessons(page);
        await take(page, 'wizard-2');
        await open(page, '/tuition?step=who');
        await page.getByRole('button', { name: 'Discard' }).click();
        await page.getByRole('button', { name: 'Yes, discard all' }).click();
        await open(page, '/tuition');
        await fillRequest(page);
        await take(page, 'wizard-5');
        const code = await sendRequest(page);
        await take(page, 'receipt');
        await page.getByRole('button', { name: 'Cancel this request' }).click();
        await take(page, 'receipt-cancel');

        await open(page, '/admin');
        await signIn(page, office);
        await showRequests(page);
        await take(page, 'desk');
        await open(page, `/admin/${office.id}#${code.replaceAll(' ', '')}`);
        await page.getByRole('button', { name: 'Start the review' }).click();
        await expect(page.getByText('Review started')).toBeVisible();
        await take(page, 'desk-open');
        await page.goto(`/admin/${office.id}?view=changes`);
        await expect(page.getByRole('cell', { name: 'Review started' }).first()).toBeVisible();
        await take(page, 'desk-changes');
      });

      test('Today, an account, a receipt and earnings', async ({ page }) => {
        await open(page, '/admin');
        await signIn(page, office);
        await expect(page).toHaveURL(`/admin/${office.id}`);
        await page.goto(`/admin/${office.id}?view=today`);
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Today');
        await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
        await take(page, 'desk-today');
        await openPayments(page);
        const { ref } = await findFamily(page);
        await fillPayment(page, { ref, amount: '60', reference: '98765432101' });
        await page.getByRole('button', { name: 'Enter it' }).click();
        await expect(page.getByText(/^Entered: /)).toBeVisible();
        await page.goto(`/admin/${office.id}?view=payments#${ref}`);
        await expect(page.getByText(/^The family owes /)).toBeVisible();
        await take(page, 'desk-account');
        const [receipt = ''] = Object.keys(await readDocuments(page, 'receipts/'));
        await page.goto(`/receipt#${receipt.replace('receipts/', '')}`);
        await expect(page.getByRole('main').getByText('GH₵60.00').first()).toBeVisible();
        await take(page, 'payment-receipt');
        await page.goto('/tutor');
        await signOut(page);
        await signIn(page, tutor);
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
        await page.goto(`/tutor/${tutor.id}?view=earnings`);
        await expect(page.getByRole('heading', { name: 'One by one' })).toBeVisible();
        await take(page, 'tutor-earnings');
      });

      test('the tutor area, the menu and a refusal', async ({ page }) => {
        await open(page, '/tutor');
        await signIn(page, tutor);
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
        await take(page, 'tutor-area');
        if (width < 1280) {
          await page.getByRole('button', { name: 'Menu' }).click();
          await expect(page.getByRole('dialog')).toBeVisible();
          await page.screenshot({ path: `screenshots/${width}-${theme}/menu.png` });
        }
        await page.goto('/admin/demo-somebody');
        await expect(page.getByText('403')).toBeVisible();
        await take(page, '403');
      });
    });
  }
}
