import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildIfNeeded, placesOf, root } from '../tools/ready.mjs';
import { serve } from '../tools/serve.mjs';
import { expect, open, signIn, test, tutor, type Page } from './support/test';
import { buildOf, openWithWorker, waitForBuildAfter } from './support/worker';

test.use({ serviceWorkers: 'allow' });
test.use({ expectedProblems: /ERR_|ChunkLoadError|MissingFile/ });
// Two releases are served at one address, in sequence.
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

/** A file that the server delays, in milliseconds. */
const slowFile = { path: '/assets/slow.js', delayMs: 6000 };

/**
 * Serves a release instead of the previous one.
 * @param isLost tells which files the network drops, by address
 */
async function release(folder: string, isLost: (url: string) => boolean = () => false): Promise<void> {
  await stop();
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === slowFile.path) {
      setTimeout(() => response.writeHead(404).end(), slowFile.delayMs);
      return true;
    }
    if (!isLost(request.url ?? '')) return false;
    response.destroy();
    return true;
  };
  server = await serve({ root, port, folder, answer });
  ({ port } = server.address() as AddressInfo);
}

const address = (path: string) => `http://localhost:${port}${path}`;

/** Simulates returning to the tab. */
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
  buildIfNeeded('next', JSON.stringify({ phone: '+233201234567' }));
});

test.beforeEach(() => release(releases.one));
test.afterAll(stop);

test('an update is offered over a half-filled form, can be postponed for a day, and keeps the draft', async ({
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
  await waitForBuildAfter(before, page);
  await expect(page.locator('html[data-awake]')).toHaveCount(1);
  await expect(page.getByLabel('Your message')).toHaveValue(message);
  await expect(page.getByText(offer)).toHaveCount(0);
});

test('an update that activates slowly still needs one press', async ({ page }) => {
  test.setTimeout(120_000);
  await openWithWorker(page, address('/form'));
  const before = await buildOf(page);
  await page.getByLabel('Your message').fill(message);
  await release(releases.two);
  await comeBack(page);
  await expect(page.getByText(offer)).toBeVisible({ timeout: 30_000 });
  // The old worker must finish its responses before the new one takes over.
  await page.evaluate((path) => void fetch(path), slowFile.path);
  await page.getByRole('button', { name: 'Update' }).click();
  await waitForBuildAfter(before, page);
  await expect(page.getByLabel('Your message')).toHaveValue(message);
  await expect(page.getByText(offer)).toHaveCount(0);
});

test('a second tab is told of the update and not reloaded', async ({ page, context }) => {
  test.setTimeout(120_000);
  await openWithWorker(page, address('/faq'));
  const before = await buildOf(page);
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
  await waitForBuildAfter(before, page);
  await expect.poll(() => buildOf(second).catch(() => '')).toBe(await buildOf(page));
  await expect(second.getByLabel('Your message')).toHaveValue(message);
});

test.describe('without network after the update', () => {
  test.use({ expectedProblems: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test('files that an opened page needs are precached with the update', async ({ page, context }) => {
    test.setTimeout(120_000);
    await openWithWorker(page, address('/apply'));
    await open(page, address('/faq'));
    const before = await buildOf(page);
    await release(releases.two);
    await comeBack(page);
    await expect(page.getByText(offer)).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Update' }).click();
    await waitForBuildAfter(before, page);
    await expect(page.locator('html[data-awake]')).toHaveCount(1);
    await context.setOffline(true);
    await open(page, address('/apply?step=you'));
    await page.getByLabel('Your full name').fill('Abena Owusu');
    await expect(page.getByText('The form is not on this phone yet.')).toHaveCount(0);
  });

  /** The remembered precache groups. */
  const readOccasions = (page: Page) =>
    page.evaluate(async () => {
      const had = await caches.open('lifeline-occasions');
      return (await had.keys()).map(({ url }) => new URL(url).pathname);
    });

  test('the tutor area is precached with the update for visitors who opened it, and not after the sign-in page alone', async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    await openWithWorker(page, address('/tutor'));
    await page.waitForLoadState('networkidle');
    expect(await readOccasions(page)).not.toContain('/tutor/');
    await signIn(page, tutor);
    await expect(page.getByRole('navigation', { name: 'Parts of your area', exact: true })).toBeVisible();
    await expect.poll(() => readOccasions(page)).toContain('/tutor/');
    const area = page.url();
    await open(page, address('/faq'));
    const before = await buildOf(page);
    await release(releases.two);
    await comeBack(page);
    await expect(page.getByText(offer)).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Update' }).click();
    await waitForBuildAfter(before, page);
    await expect(page.locator('html[data-awake]')).toHaveCount(1);
    // Clear the HTTP cache: only the worker's caches are reliable.
    const browser = await context.newCDPSession(page);
    await browser.send('Network.clearBrowserCache');
    await context.setOffline(true);
    await page.goto(area);
    await expect(page.getByRole('navigation', { name: 'Parts of your area', exact: true })).toBeVisible();
    const parts = page.getByRole('navigation', { name: 'Parts of your area' });
    await parts.getByRole('link', { name: 'Lessons' }).click();
    await expect(page.getByRole('heading', { name: 'Planned', exact: true })).toBeVisible();
  });

  test('an update that cannot download all files does not install, and the old release stays', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await openWithWorker(page, address('/apply'));
    await expect.poll(() => readOccasions(page)).toContain('/apply');
    // A locale file of the other release fails to load.
    await page.evaluate(async () => {
      const had = await caches.open('lifeline-occasions');
      await had.put('/tutor/', new Response(String(Date.now())));
    });
    const before = await buildOf(page);
    await release(releases.two, (url) => url.endsWith('/tutor-area.json'));
    const states = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update().catch(() => undefined);
      const coming = registration.installing;
      return new Promise<string>((resolve) => {
        if (!coming) resolve('none');
        else if (coming.state === 'installed' || coming.state === 'redundant') resolve(coming.state);
        else coming.addEventListener('statechange', () => resolve(coming.state));
      });
    });
    expect(states).toBe('redundant');
    const names = await page.evaluate(() => caches.keys());
    expect(names).toContain(`lifeline-files-${before ?? ''}`);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('pages say what the office had set when they were built', async ({ page }) => {
    await release(releases.two);
    await page.goto(address('/faq'));
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Call 020 123 4567' }),
    ).toHaveAttribute('href', 'tel:+233201234567');
  });
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a tab that was idle during a release loads pages of the new one', async ({ page }) => {
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
    // The background has started once it checks for builds; its chunk is removed with the old release.
    const firstAsked = page.waitForResponse(/builds\/latest\.json/);
    await open(page, address('/'));
    await (await firstAsked).finished();
    // The page's chunk is loaded, so only the release matters.
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
