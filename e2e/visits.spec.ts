import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Browser } from '@playwright/test';
import { firstVisitBytes } from '../src/shared/config/first-visit-bytes';
import { placesOf, root } from '../tools/ready.mjs';
import { serve } from '../tools/serve.mjs';
import { expect, test } from './support/test';
import { openWithWorker } from './support/worker';

test.use({ serviceWorkers: 'allow' });

let server: Server;
let address: string;
const sockets = new Set<Socket>();
let asked: string[] = [];

const bytesSent = () => [...sockets].reduce((sum, socket) => sum + socket.bytesWritten, 0);

test.beforeAll(async () => {
  const answer = (request: IncomingMessage) => {
    asked.push(request.url ?? '');
    return false;
  };
  server = await serve({ root, port: 0, folder: placesOf().dist, answer });
  server.on('connection', (socket: Socket) => sockets.add(socket));
  address = `http://localhost:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Opens a page on a new device and waits until everything is precached. */
async function visit(browser: Browser, path: string) {
  const context = await browser.newContext({
    serviceWorkers: 'allow',
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await openWithWorker(page, address + path);
  await page.keyboard.press('End');
  await page.waitForLoadState('networkidle');
  return { context, page };
}

for (const path of ['/', '/app']) {
  test(`a first visit to ${path}, service worker included, stays within its budget`, async ({ browser }) => {
    // The server uses full compression from the second request on.
    const first = await visit(browser, path);
    await first.context.close();
    const before = bytesSent();
    const second = await visit(browser, path);
    const bytes = bytesSent() - before;
    await second.context.close();
    console.log(`first visit to ${path}: ${Math.round(bytes / 1000)} kB`);
    expect(bytes).toBeGreaterThan(200_000);
    expect(bytes).toBeLessThan(firstVisitBytes);
  });
}

test('a second visit requests only the name of the newest build', async ({ browser }) => {
  const { context, page } = await visit(browser, '/faq');
  await page.close();
  asked = [];
  const again = await context.newPage();
  await openWithWorker(again, `${address}/faq`);
  await expect.poll(() => asked.length, { timeout: 15_000 }).toBeGreaterThan(0);
  await again.waitForLoadState('networkidle');
  expect(asked.filter((url) => !url.startsWith('/builds/latest.json?') && url !== '/sw.js')).toEqual([]);
  await context.close();
});

test('no cache contains personal data', async ({ browser }) => {
  const { context, page } = await visit(browser, '/tuition');
  await page.goto(`${address}/form?topic=my-data`);
  await page.goto(`${address}/code#LL-T4TR8QX2NHM6DB`);
  await page.goto(`${address}/admin?next=%2Fadmin%2Fdemo-admin`);
  await page.waitForLoadState('networkidle');
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url));
  });
  const paths = kept.map(({ pathname, search, hash }) => pathname + search + hash);
  const expected =
    /^\/(assets\/[^?]+|words\/[^?]+|[a-z]*|shell\.html\._payload\.json|[a-z]+\/_payload\.json|_payload\.json|icon\.svg|config\.json|pictures\/[^?]+)(\?__WB_REVISION__=[0-9a-f]+)?$/;
  expect(paths.filter((path) => !expected.test(path))).toEqual([]);
  expect(paths.join(' ')).not.toMatch(/LL-|admin\/|next=|topic=/);
  await context.close();
});
