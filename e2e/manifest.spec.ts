import { expect, open, test } from './support/test';

/** Test windows are private, and a private window cannot install. No other complaint is allowed. */
const tolerated = ['in-incognito'];

test('the manifest has its content type, and every page links to it', async ({ page, request }) => {
  for (const path of ['/', '/tuition', '/tutorPage', '/nope']) {
    await open(page, path);
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.webmanifest');
    await expect(page.locator('link[rel=apple-touch-icon]')).toHaveCount(1);
  }
  const answer = await request.get('/manifest.webmanifest');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const touch = await request.get('/app-images/apple-touch-180.png');
  expect(touch.headers()['content-type']).toBe('image/png');
});

test('Chromium reads the manifest without errors, and can install the site', async ({ page }) => {
  await open(page, '/');
  const browser = await page.context().newCDPSession(page);
  const { url, errors, manifest } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  expect(manifest.icons).toHaveLength(4);
  expect(manifest.shortcuts).toHaveLength(4);
  expect(manifest.screenshots).toHaveLength(3);
  expect(new URL(manifest.shareTarget?.action ?? '').pathname).toBe('/share');
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => !tolerated.includes(errorId))).toEqual([]);
});

test('a visit loads no icon and no picture of the app', async ({ page }) => {
  const images: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/app-images/')) images.push(request.url());
  });
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(images).toEqual([]);
});

test('an install event before the site’s own script is kept for it', async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/');
  const isKept = await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    window.dispatchEvent(offer);
    return offer.defaultPrevented && window.lifelineInstallPrompt === offer;
  });
  expect(isKept).toBe(true);
});
