import { readFileSync } from 'node:fs';
import { openRoutes } from './support/routes';
import { expect, open, test } from './support/test';

/** Security headers from `firebase.json`, which `npm start` uses too. */
const security: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /script-src 'self' 'sha256-[^']+'; /,
  'strict-transport-security': /max-age=31536000/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\), microphone=\(\), geolocation=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
};

test('every document, also of an unknown address, has the security headers and is revalidated', async ({
  request,
}) => {
  for (const path of [...openRoutes.map(([open]) => open), '/admin/demo-x', '/tuitoin']) {
    const headers = (await request.get(path)).headers();
    for (const [name, value] of Object.entries(security))
      expect(headers[name], `${path} ${name}`).toMatch(value);
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.split(';').find((part) => part.trim().startsWith('script-src'))).not.toContain('unsafe');
    expect(headers['cache-control'], path).toBe('no-cache');
  }
});

test('hashed files are immutable, and files that name the release are revalidated', async ({
  request,
  page,
}) => {
  await open(page, '/');
  const script = await page.locator('head script[src^="/assets/"]').first().getAttribute('src');
  expect((await request.get(script ?? '')).headers()['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  for (const path of ['/sw.js', '/builds/latest.json', '/config.json', '/manifest.webmanifest'])
    expect((await request.get(path)).headers()['cache-control'], path).toBe('no-cache');
});

test('the host redirects external addresses as configured', async ({ request }) => {
  const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as {
    hosting: { redirects: readonly { source: string; destination: string; type: number }[] };
  };
  expect(hosting.redirects.length).toBeGreaterThan(0);
  for (const { source, destination, type } of hosting.redirects) {
    const answer = await request.get(source, { maxRedirects: 0 });
    expect([source, answer.status(), answer.headers().location]).toEqual([source, type, destination]);
  }
});

test('a foreign script does not run', async ({ page }) => {
  await open(page, '/');
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'window.intruder = true';
    document.body.append(script);
    const foreign = document.createElement('script');
    foreign.src = 'https://example.com/intruder.js';
    const refused = new Promise((resolve) => (foreign.onerror = () => resolve(true)));
    document.body.append(foreign);
    await refused;
    return 'intruder' in window;
  });
  expect(ran).toBe(false);
});

test.use({ expectedProblems: /Content Security Policy/ });
