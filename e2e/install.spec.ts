import { expect, open, test, type Page } from './support/test';

const card = (page: Page) => page.getByRole('region', { name: /Keep Lifeline on this/ });

interface Offered {
  /** How often the browser's dialogue was shown. */
  shown: number;
}

/** Simulates Chrome's install prompt and answers its dialogue with `outcome`. */
async function offer(page: Page, outcome: 'accepted' | 'dismissed'): Promise<void> {
  await page.addInitScript((answer) => {
    const offered: Offered = { shown: 0 };
    Object.assign(window, { offered });
    addEventListener('DOMContentLoaded', () => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        userChoice: Promise.resolve({ outcome: answer, platform: 'web' }),
        prompt: () => {
          offered.shown += 1;
          return Promise.resolve({ outcome: answer, platform: 'web' });
        },
      });
      dispatchEvent(event);
    });
  }, outcome);
}

const timesShown = (page: Page) =>
  page.evaluate(() => (window as unknown as { offered: Offered }).offered.shown);

/** Navigates once: the first page never shows the offer. */
async function goOn(page: Page): Promise<void> {
  await page.locator('footer').getByRole('link', { name: 'Questions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Questions people ask' })).toBeVisible();
}

/** A visit of yesterday, as the device counts it. */
async function visitYesterday(page: Page): Promise<void> {
  const isThere = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(isThere).toContain('lifeline-device');
  await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('lifeline-device');
      opening.onerror = () => reject(new Error('no database'));
      opening.onsuccess = () => resolve(opening.result);
    });
    const writing = database.transaction('dataUse', 'readwrite');
    const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    writing.objectStore('dataUse').put({ day, bytes: 1000 });
    await new Promise((resolve) => (writing.oncomplete = resolve));
    database.close();
  });
}

test('who comes back is offered to install, never on the first page, in a form or in a work area', async ({
  page,
}) => {
  await offer(page, 'accepted');
  await open(page, '/');
  await goOn(page);
  await expect(card(page)).toHaveCount(0);
  await visitYesterday(page);
  await open(page, '/');
  await expect(card(page)).toHaveCount(0);
  await goOn(page);
  await expect(card(page)).toBeVisible();
  await page.locator('footer').getByRole('link', { name: 'Write to us here' }).click();
  await expect(page).toHaveURL('/form');
  await expect(page.getByLabel('Your message')).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  await page.goBack();
  await card(page).getByRole('button', { name: 'Install' }).click();
  expect(await timesShown(page)).toBe(1);
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expect(card(page)).toHaveCount(0);
});

test('“Not now” is remembered for fourteen days', async ({ page }) => {
  await offer(page, 'dismissed');
  await open(page, '/app');
  await card(page).getByRole('button', { name: 'Not now' }).click();
  await expect(card(page)).toHaveCount(0);
  expect(await timesShown(page)).toBe(0);
  await visitYesterday(page);
  await page.reload();
  await expect(page.locator('html[data-awake]')).toHaveCount(1);
  await goOn(page);
  await expect(card(page)).toHaveCount(0);

  await page.evaluate(() => {
    const key = 'lifeline.install-postponed';
    const fourteenDaysAgo = Date.parse(localStorage.getItem(key) ?? '') - 14 * 86_400_000;
    localStorage.setItem(key, new Date(fourteenDaysAgo).toISOString());
  });
  await page.goto('/app');
  await expect(card(page)).toBeVisible();
});

test('a cancelled dialogue counts as “Not now”', async ({ page }) => {
  await offer(page, 'dismissed');
  await open(page, '/app');
  await card(page).getByRole('button', { name: 'Install' }).click();
  await expect(card(page)).toHaveCount(0);
  await visitYesterday(page);
  await page.reload();
  await expect(page.locator('html[data-awake]')).toHaveCount(1);
  await goOn(page);
  await expect(card(page)).toHaveCount(0);
});

test('the installed app shows no card', async ({ page }) => {
  await offer(page, 'accepted');
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => {
      if (!query.includes('standalone')) return ask(query);
      return Object.assign(new EventTarget(), { matches: true, media: query }) as MediaQueryList;
    };
  });
  await open(page, '/app');
  await goOn(page);
  await expect(card(page)).toHaveCount(0);
});

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  });

  test('the card shows the steps for Safari', async ({ page }) => {
    await page.addInitScript(() => {
      // Properties specific to Safari on iOS.
      Object.defineProperty(navigator, 'standalone', { value: false });
      Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 });
    });
    await open(page, '/app');
    await expect(card(page).getByRole('listitem').filter({ hasText: 'Add to Home Screen' })).toBeVisible();
    await card(page).getByRole('button', { name: 'Not now' }).click();
    await expect(card(page)).toHaveCount(0);
  });
});
