import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildIfNeeded, placesOf, root } from '../tools/ready.mjs';
import { serve } from '../tools/serve.mjs';
import { expect, open, test, type Page } from './support/test';
import { buildOf, openWithWorker } from './support/worker';

test.use({ serviceWorkers: 'allow' });
test.use({ expectedProblems: /ERR_|ChunkLoadError|MissingFile/ });
// One address, and two releases behind it, one after the other.
test.describe.configure({ mode: 'serial' });

const releases = { one: placesOf().dist, two: placesOf('next').dist };

let server: Server | null = null;
let port = 0;

async function stop(): Promise<void> {
  const running = server;
  server = null;
  running?.closeAllConnections();
  await new Promise((resolve) => (running ? running.close(resolve) : resolve(undefined)));
}

/** Serves a release, in the place of the one before. */
async function release(folder: string): Promise<void> {
  await stop();
  server = await serve({ root, port, folder });
  ({ port } = server.address() as AddressInfo);
}

const address = (path: string) => `http://localhost:${port}${path}`;

/** Comes back to the tab, as after reading a message. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

const offer = 'A new version of Lifeline is ready.';
const message = 'Half a question about a tutor for';

test.beforeAll(() => {
  test.setTimeout(180_000);
  buildIfNeeded('next');
});

test.beforeEach(() => release(releases.one));
test.afterAll(stop);

test('a new release is offered over a half-filled form, waits a day, and comes with the form still filled', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openWithWorker(page, address('/form'));
  const before = await buildOf(page);
  await page.getByLabel('Your message').fill(message);
  const loads = countLoads(page);

  await release(releases.two);
  await comeBack(page);
  await expect(page.getByText(offer)).toBeVisible({ timeout: 30_000 });
  expect(loads()).toBe(0);
  await expect(page.getByLabel('Your message')).toHaveValue(message);

  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page.getByText(offer)).toHaveCount(0);
  await page.reload();
  await expect(page.locator('html[data-awake]')).toHaveCount(1);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null))
    .toBe(true);
  await expect(page.getByText(offer)).toHaveCount(0);
  expect(await buildOf(page)).toBe(before);

  // A day later.
  await page.evaluate(() => localStorage.setItem('lifeline.update-postponed', String(Date.now() - 1)));
  await page.reload();
  await expect(page.getByText(offer)).toBeVisible();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect.poll(() => buildOf(page).catch(() => before)).not.toBe(before);
  await expect(page.locator('html[data-awake]')).toHaveCount(1);
  await expect(page.getByLabel('Your message')).toHaveValue(message);
  await expect(page.getByText(offer)).toHaveCount(0);
});

test('a second tab is told of the update and not reloaded', async ({ page, context }) => {
  test.setTimeout(120_000);
  await openWithWorker(page, address('/faq'));
  const second = await context.newPage();
  await open(second, address('/form'));
  await second.getByLabel('Your message').fill(message);
  const loads = countLoads(second);

  await release(releases.two);
  await comeBack(page);
  await expect(page.getByText(offer)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(second.getByText('Lifeline was updated in another tab.')).toBeVisible();
  expect(loads()).toBe(0);
  await expect(second.getByLabel('Your message')).toHaveValue(message);
  await second.getByRole('button', { name: 'Load again' }).click();
  await expect.poll(() => buildOf(second).catch(() => '')).toBe(await buildOf(page));
  await expect(second.getByLabel('Your message')).toHaveValue(message);
});

test.describe('without network afterwards', () => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test('what a page needed beyond what everybody gets comes with the update', async ({ page, context }) => {
    test.setTimeout(120_000);
    await openWithWorker(page, address('/apply'));
    await open(page, address('/faq'));
    const before = await buildOf(page);
    await release(releases.two);
    await comeBack(page);
    await expect(page.getByText(offer)).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Update' }).click();
    await expect.poll(() => buildOf(page).catch(() => before)).not.toBe(before);
    await expect(page.locator('html[data-awake]')).toHaveCount(1);
    await context.setOffline(true);
    await open(page, address('/apply?step=you'));
    await page.getByLabel('Your full name').fill('Abena Owusu');
    await expect(page.getByText('The form is not on this phone yet.')).toHaveCount(0);
  });
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a tab that slept over a release loads the page of the new one', async ({ page }) => {
    await open(page, address('/about'));
    const before = await buildOf(page);
    const loads = countLoads(page);
    await release(releases.two);
    await page.locator('footer').getByRole('link', { name: 'Consultancy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Help for your school' })).toBeVisible();
    expect(await buildOf(page)).not.toBe(before);
    expect(loads()).toBe(1);
  });

  test('the next page is a full load once the new release is known', async ({ page }) => {
    // The background is awake once it asks; its own file is gone with the old release.
    const firstAsked = page.waitForResponse(/builds\/latest\.json/);
    await open(page, address('/'));
    await (await firstAsked).finished();
    // Its file is here: only the release makes the difference.
    const file = page.waitForResponse(/\/assets\/.*\.js/);
    await page.locator('footer').getByRole('link', { name: 'Questions' }).hover();
    await (await file).finished();
    await release(releases.two);
    await expect(async () => {
      const asked = page.waitForResponse(/builds\/latest\.json/, { timeout: 2000 });
      await comeBack(page);
      await (await asked).finished();
    }).toPass();
    const loads = countLoads(page);
    await page.locator('footer').getByRole('link', { name: 'Questions' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Questions people ask' })).toBeVisible();
    expect(loads()).toBe(1);
  });
});
