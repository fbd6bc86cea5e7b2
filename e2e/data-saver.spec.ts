import { statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tools/ready.mjs';
import { findBarriers, findSmallTargets } from './support/accessibility';
import { themes } from './support/routes';
import { expect, open, test, type Page } from './support/test';

const first = 'The first page on a phone: What do you need?';
/** Size of that picture's file in whole kB. */
const firstKilobytes = Math.floor(statSync(join(root, 'public/pictures/home.webp')).size / 1000);

/** Names of the pictures requested over the network. */
function watchPictures(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /\/pictures\/(.+)$/.exec(request.url())?.[1];
    if (name !== undefined) asked.push(name);
  });
  return asked;
}

const turnOn = (page: Page) => page.addInitScript(() => localStorage.setItem('lifeline.data-saver', 'on'));

/** Opens /app with the data saver on, and triggers hydration by a touch. */
async function openSaving(page: Page): Promise<void> {
  await page.goto('/app');
  await page.mouse.click(200, 5);
  await expect(page.locator('html[data-awake]')).toHaveCount(1);
}

const saver = (page: Page) => page.getByLabel('Data saver: pictures wait until I tap them');
const frame = (page: Page, alt: string) => page.getByRole('figure').filter({ hasText: alt });
const figures = (page: Page) => page.getByRole('figure');

async function lookAtPictures(page: Page): Promise<void> {
  for (const figure of await figures(page).all()) await figure.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
}

/** Today's data use as shown on the page, in kB. */
async function usedToday(page: Page): Promise<number> {
  const today = page.getByRole('list', { name: 'What Lifeline used' }).getByRole('listitem').first();
  return Number(/(\d+)\skB/.exec((await today.textContent()) ?? '')?.[1] ?? 0);
}

test('with the data saver on, a picture shows its size and price, and loads when it is tapped', async ({
  page,
}) => {
  const asked = watchPictures(page);
  await turnOn(page);
  await openSaving(page);
  await lookAtPictures(page);
  expect(asked).toEqual([]);
  await expect(frame(page, first)).toContainText(/\d+\skB, less than 1 pesewa/);

  const size = () =>
    figures(page)
      .first()
      .evaluate(({ offsetTop, offsetHeight }: HTMLElement) => [offsetTop, offsetHeight]);
  const before = await size();
  await frame(page, first).getByRole('button', { name: 'Load the picture' }).click();
  const picture = page.getByRole('img', { name: first });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(360);
  expect(asked).toEqual(['home.webp']);
  expect(await size()).toEqual(before);
  await expect(figures(page).first()).toBeFocused();

  // The tab remembers loaded pictures.
  await page.reload();
  await page.mouse.click(200, 5);
  await expect(page.getByRole('img', { name: first })).toBeVisible();
  await lookAtPictures(page);
  expect(asked).not.toContain('tuition.webp');
});

test('with the data saver on, scripts load at the first touch', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/.+\.js$/.test(request.url())) scripts.push(request.url());
  });
  await turnOn(page);
  await page.goto('/faq');
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await page.mouse.click(5, 5);
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test('when the browser asks to save data, pictures wait and the switch gives the reason', async ({
  page,
}) => {
  const asked = watchPictures(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await openSaving(page);
  await lookAtPictures(page);
  expect(asked).toEqual([]);
  await expect(saver(page)).toBeChecked();
  await expect(saver(page)).toHaveAccessibleDescription(/asks every site to save data/);
});

test('with the data saver off, pictures load by themselves, in boxes of the same size', async ({
  page,
  browser,
  baseURL,
}) => {
  const asked = watchPictures(page);
  await open(page, '/app');
  await lookAtPictures(page);
  await expect.poll(() => [...asked].sort()).toEqual(['home.webp', 'tuition.webp']);
  await expect(figures(page).getByRole('img')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Load the picture' })).toHaveCount(0);

  const viewport = page.viewportSize();
  const saving = await browser.newPage({ viewport, ...(baseURL !== undefined && { baseURL }) });
  await turnOn(saving);
  await openSaving(saving);
  const size = async (at: Page) => {
    const box = await figures(at).last().boundingBox();
    return [box?.width, box?.height];
  };
  expect(await size(saving)).toEqual(await size(page));
  await saving.close();
});

test('the choice persists after a reload and applies in another tab', async ({ page, context }) => {
  await open(page, '/app');
  const other = await context.newPage();
  await open(other, '/app');
  await saver(page).check();
  await expect(saver(other)).toBeChecked();
  await page.reload();
  await page.mouse.click(200, 5);
  await expect(saver(page)).toBeChecked();
  await saver(page).uncheck();
  await expect(saver(other)).not.toBeChecked();
});

test('the page shows the data used today, and updates when a picture has loaded', async ({ page }) => {
  await turnOn(page);
  await openSaving(page);
  await expect.poll(() => usedToday(page)).toBeGreaterThan(50);
  // All of the page's own traffic is counted.
  await page.waitForLoadState('networkidle');
  let before = -1;
  const isSettled = async () => {
    const last = before;
    before = await usedToday(page);
    return before === last;
  };
  await expect.poll(isSettled, { intervals: [2500] }).toBe(true);
  await page.getByRole('button', { name: 'Load the picture' }).first().click();
  await expect.poll(() => usedToday(page)).toBeGreaterThanOrEqual(before + firstKilobytes);
});

test('data that other pages load is counted too', async ({ page }) => {
  await open(page, '/faq');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'On your phone' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lifeline on your phone');
  await expect.poll(() => usedToday(page)).toBeGreaterThan(100);
});

test.describe('without network', () => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED/ });

  test('a picture that failed to load says so, and can be requested again', async ({ page, context }) => {
    await turnOn(page);
    await openSaving(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Load the picture' }).first().click();
    await expect(figures(page).first()).toContainText('The picture did not come. Is there network?');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('img', { name: first })).toBeVisible();
  });
});

for (const theme of themes) {
  test(`waiting and failed pictures pass the accessibility checks in ${theme}`, async ({ page }) => {
    await page.addInitScript((mode) => localStorage.setItem('lifeline.theme', mode), theme);
    await turnOn(page);
    await page.route('**/pictures/home.webp', (route) => route.fulfill({ status: 404 }));
    await openSaving(page);
    await page.getByRole('button', { name: 'Load the picture' }).first().click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    expect(await findSmallTargets(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
}
