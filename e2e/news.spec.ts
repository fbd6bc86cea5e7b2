import { createReferenceCode } from '../src/entities/reference-code/model/reference-code';
import { findBarriers, findSmallTargets } from './support/accessibility';
import { ago, offer, request } from './support/family';
import { openCode } from './support/open-code';
import { putIntoOutbox, sentItem } from './support/outbox';
import { putDocuments } from './support/records';
import { expect, open, test, tutor, type Page } from './support/test';
import { openArea } from './support/tutor-area';
import { openWithWorker } from './support/worker';

const told = 'Something moved on a request.';
const notice = (page: Page) => page.getByRole('status').filter({ hasText: told });

/** Lets every page be the window of the installed app, with an icon that takes a number. */
async function installApp(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => {
      if (!query.includes('standalone')) return ask(query);
      return Object.assign(new EventTarget(), { matches: true, media: query }) as MediaQueryList;
    };
    const set = (count: number) => {
      Object.assign(window, { badge: count });
      return Promise.resolve();
    };
    Object.assign(navigator, { setAppBadge: set, clearAppBadge: () => set(0) });
  });
}

const badgeOf = (page: Page) => page.evaluate(() => (window as { badge?: number }).badge);

type NewsRow = { readonly id: string } & Readonly<Partial<Record<'checks' | 'seen' | 'found', number>>>;

/** What the phone keeps of news. */
const newsRows = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<readonly NewsRow[]>((resolve, reject) => {
        const opening = indexedDB.open('lifeline-device');
        opening.onerror = () => reject(new Error('no database'));
        opening.onsuccess = () => {
          const reading = opening.result.transaction('news').objectStore('news').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result);
          };
        };
      }),
  );

/** Two hours have passed since the last check. */
const letTimePass = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('lifeline-device');
        opening.onerror = () => reject(new Error('no database'));
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('news', 'readwrite');
          transaction.objectStore('news').delete('book');
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );

/** Whether the phone knows of nothing about the tutor that was not shown. */
const hasSeenAll = async (page: Page) =>
  (await newsRows(page)).some(({ id, seen, found }) => id.includes(tutor.id) && seen === found);

const checksOf = async (page: Page) => (await newsRows(page)).find(({ id }) => id === 'book')?.checks;

/** A phone that has sent a request and has read its page. */
async function openPhone(page: Page): Promise<string> {
  const ref = createReferenceCode('tuition');
  await openCode(page, ref, request(ref, 'submitted'));
  await expect(page.getByRole('heading', { level: 1, name: /JHS 2/ })).toBeVisible();
  await putIntoOutbox(page, sentItem(ref, ago(30)));
  return ref;
}

/** The office moves the request. */
async function move(page: Page, ref: string, state: string): Promise<void> {
  const documents = request(ref, 'submitted') as Record<string, { steps?: object }>;
  const tracking = documents[`tracking/${ref}`];
  const steps = { ...tracking?.steps, [`m-${state}`]: { what: state, at: ago(1) } };
  await putDocuments(page, {
    [`tuitionRequests/${ref}`]: { ...documents[`tuitionRequests/${ref}`], state },
    [`tracking/${ref}`]: { ...tracking, state, steps },
  });
}

test('the installed app tells on opening that something moved, until its page was read', async ({ page }) => {
  await installApp(page);
  const ref = await openPhone(page);
  await open(page, '/faq');
  await expect.poll(() => checksOf(page)).toBe(1);
  await expect(notice(page)).toHaveCount(0);
  await move(page, ref, 'reviewing');
  // Within two hours nothing is asked again.
  await open(page, '/about');
  await expect.poll(() => badgeOf(page)).toBe(0);
  expect(await checksOf(page)).toBe(1);

  await page.clock.install({ time: Date.now() + 3 * 3_600_000 });
  await open(page, '/faq');
  await expect(notice(page)).toBeVisible();
  await expect.poll(() => badgeOf(page)).toBe(1);
  const checks = await checksOf(page);
  expect(await findBarriers(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  await page.getByRole('button', { name: 'Look at it' }).click();
  await expect(page).toHaveURL('/code');
  await expect(page.getByRole('link', { name: 'We look for a tutor' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Questions' }).click();
  await expect.poll(() => badgeOf(page)).toBe(0);
  await expect(notice(page)).toHaveCount(0);
  expect(await checksOf(page)).toBe(checks);
});

/** Opens a page, and waits until the installed app has kept its choice and would have asked. */
async function openAndWait(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect.poll(() => badgeOf(page)).toBe(0);
  await page.waitForLoadState('networkidle');
}

test('nothing is asked in a browser tab, with the data saver, or when it is turned off', async ({ page }) => {
  const ref = await openPhone(page);
  await move(page, ref, 'reviewing');
  await open(page, '/faq');
  await page.waitForLoadState('networkidle');
  expect(await newsRows(page)).toEqual([]);

  await installApp(page);
  await page.evaluate(() => localStorage.setItem('lifeline.data-saver', 'on'));
  await page.goto('/faq');
  await page.mouse.click(200, 5);
  await expect(page.locator('html[data-awake]')).toHaveCount(1);
  // The number is kept, without asking.
  await expect.poll(() => badgeOf(page)).toBe(0);
  await page.waitForLoadState('networkidle');
  expect(await checksOf(page)).toBeUndefined();

  await page.evaluate(() => localStorage.removeItem('lifeline.data-saver'));
  await open(page, '/app#news');
  await page.getByText('News on this phone').click();
  await expect(page.getByText(/at most 6 times a day.* 2\.7.MB: ≈ 7 pesewas/)).toBeVisible();
  // This page has asked; from now on nothing does.
  await expect.poll(() => checksOf(page)).toBe(1);
  await page.getByLabel('The app asks for news by itself').uncheck();
  await expect.poll(async () => (await newsRows(page)).map(({ id }) => id)).toEqual(['book']);
  await letTimePass(page);
  await openAndWait(page, '/faq');
  expect(await newsRows(page)).toEqual([]);
});

test('a tutor who stays signed in hears of an offer, until the area has shown it', async ({ page }) => {
  await installApp(page);
  await openArea(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // On another page the area is asked about for the first time.
  await open(page, '/faq');
  await expect.poll(() => checksOf(page)).toBe(1);
  await expect(notice(page)).toHaveCount(0);
  const ref = createReferenceCode('tuition');
  const made = offer(ref, 'o-news', tutor.id, 'sent');
  await putDocuments(page, {
    ...made,
    'offers/o-news': { ...made['offers/o-news'], createdAt: ago(0), movedAt: ago(0), updatedAt: ago(0) },
  });
  await letTimePass(page);
  await open(page, '/about');
  await expect(notice(page)).toBeVisible();
  await expect.poll(() => badgeOf(page)).toBe(1);
  await page.getByRole('button', { name: 'Look at it' }).click();
  await expect(page).toHaveURL(`/tutor/${tutor.id}`);
  await expect(notice(page)).toHaveCount(0);
  // Who leaves before the offers are there has not seen them.
  await expect.poll(() => hasSeenAll(page)).toBe(true);
  await open(page, '/faq');
  await expect.poll(() => badgeOf(page)).toBe(0);
  await expect(notice(page)).toHaveCount(0);
});

test('a report about a child that is kept here is never asked about', async ({ page }) => {
  await installApp(page);
  const worry = createReferenceCode('concern');
  const report = { topic: { kind: 'safeguarding' }, state: 'received' };
  const received = { sent: { what: 'received', at: ago(30) } };
  await openCode(page, worry, { [`tracking/${worry}`]: { ...report, steps: received } });
  await expect(page.getByText(worry.slice(-4)).first()).toBeVisible();
  await putIntoOutbox(page, sentItem(worry, ago(29)));
  const ref = await openPhone(page);
  await putDocuments(page, {
    [`tracking/${worry}`]: { ...report, steps: { ...received, m: { what: 'seen', at: ago(1) } } },
  });
  await letTimePass(page);
  await open(page, '/faq');
  await expect.poll(() => checksOf(page)).toBe(1);
  await expect.poll(async () => (await newsRows(page)).map(({ id }) => id).sort()).toEqual([ref, 'book']);
  await expect(notice(page)).toHaveCount(0);
});

test('a shared phone forgets what it knows of news', async ({ page }) => {
  await installApp(page);
  const ref = await openPhone(page);
  await move(page, ref, 'reviewing');
  await open(page, '/faq');
  await expect(notice(page)).toBeVisible();
  expect((await newsRows(page)).map(({ id }) => id)).toContain(ref);
  await open(page, '/code');
  // The tick waits for what would be forgotten.
  await page.getByLabel(/Others use this phone too/).click();
  await page.getByRole('button', { name: /^Keep the code/ }).click();
  await expect.poll(async () => (await newsRows(page)).map(({ id }) => id)).toEqual(['book']);
});

test.describe('in the background', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the worker shows one notification without content, and the number', async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    await installApp(page);
    // A browser without a screen has no notifications: what would be shown is noted below.
    await page.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      // It grants no checks either: they are woken below.
      const { prototype } = (window as unknown as { PeriodicSyncManager: { prototype: object } })
        .PeriodicSyncManager;
      Object.assign(prototype, { register: () => Promise.resolve() });
    });
    const ref = await openPhone(page);
    await openWithWorker(page, '/app');
    await page.getByText('News on this phone').click();
    await page.getByRole('button', { name: 'Show me notifications' }).click();
    await expect(page.getByText('Notifications are on.')).toBeVisible();
    await expect(page.getByText('Also while the app is closed')).toBeVisible();
    await expect.poll(async () => (await newsRows(page)).map(({ id }) => id)).toContain('leave');
    await move(page, ref, 'reviewing');

    const [worker] = context.serviceWorkers();
    if (!worker) throw new Error('no worker');
    await worker.evaluate(() => {
      const seen = { badges: [] as number[], shown: [] as unknown[] };
      const scope = self as unknown as { registration: ServiceWorkerRegistration };
      Object.assign(self, { seen });
      Object.assign(self.navigator, {
        setAppBadge: (count: number) => Promise.resolve(seen.badges.push(count)),
      });
      Object.assign(scope.registration, {
        showNotification: (...given: unknown[]) => Promise.resolve(seen.shown.push(given)),
      });
    });
    const seen = () => worker.evaluate(() => (self as unknown as { seen: object }).seen);
    const browser = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations;
        if (first) resolve(first.registrationId);
      });
    });
    await browser.send('ServiceWorker.enable');
    const registrationId = await registered;
    const wake = () =>
      browser.send('ServiceWorker.dispatchPeriodicSyncEvent', {
        origin: baseURL ?? '',
        registrationId,
        tag: 'news',
      });

    // A visible page, which last asked two hours ago.
    await expect.poll(() => checksOf(page)).toBe(1);
    await letTimePass(page);
    await wake();
    const once = { badges: [1], shown: [[told, { tag: 'news', data: '/code' }]] };
    await expect.poll(seen).toEqual(once);
    await expect.poll(() => checksOf(page)).toBe(1);
    // Woken again at once, it asks nothing.
    await wake();
    expect(await seen()).toEqual(once);
  });
});
