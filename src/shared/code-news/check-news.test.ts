import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';

const start = Date.UTC(2026, 10, 28, 6);
const hourMs = 3_600_000;

/** A fresh device; the module opens its database once, so the test resets modules. */
async function openDevice() {
  vi.resetModules();
  const device = await import('@/shared/device-database');
  const news = await import('.');
  const steps = new Map<string, number | null>();
  const asked: string[] = [];
  const log = vi.fn<(cause: unknown) => void>();
  const opened = vi.fn<() => void>();
  const put = async (code: string, count: number, kind = 'tuition') => {
    const answer = {
      topic: { kind },
      state: 'submitted',
      steps: Array.from({ length: count }, () => ({ what: 'x', at: new Date(start).toISOString() })),
    };
    await device.putPersistedQuery({
      owner: 'family',
      key: `tracking/${code}`,
      answer,
      givenAt: '',
    });
  };
  return {
    news,
    asked,
    steps,
    log,
    opened,
    markSeen: device.markSeen,
    forgetNews: device.forgetNews,
    /** A code in the list of this phone, whose page was read at this step. */
    read: put,
    async list(code: string, state = 'sent') {
      const row = { code, state, addedAt: new Date(start).toISOString() };
      await (await device.openDeviceDatabase()).put('outbox', row);
    },
    /** A tutor whose area was read here, with offers that moved at these hours. */
    readOffers: (tutorId: string, hours: readonly number[], owner = tutorId) =>
      device.putPersistedQuery({
        owner,
        key: 'offers',
        answer: hours.map((hour) => ({ movedAt: new Date(start + hour * hourMs).toISOString() })),
        givenAt: new Date(start).toISOString(),
      }),
    signOut: () => device.forgetPersistedQueries(['family', 'public']),
    checks: async () => {
      const book = await (await device.openDeviceDatabase()).get('news', 'book');
      return (book as { checks?: number } | undefined)?.checks;
    },
    forget: async (code: string) => (await device.openDeviceDatabase()).delete('outbox', code),
    rows: async () => (await (await device.openDeviceDatabase()).getAll('news')).map(({ id }) => id),
    check: (hour: number, by: 'page' | 'worker' = 'page', isReadHere?: (id: string) => boolean) =>
      news.checkNews({
        ...(isReadHere && { isReadHere }),
        now: new Date(start + hour * hourMs),
        by,
        log,
        openSteps: () => {
          opened();
          return Promise.resolve((code) => {
            asked.push(code);
            const count = steps.get(code);
            return count === undefined ? Promise.reject(new Error('no network')) : Promise.resolve(count);
          });
        },
      }),
  };
}

let device: Awaited<ReturnType<typeof openDevice>>;

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  device = await openDevice();
});

const none = { moved: [], isUntold: false };

it('tells of a step once it was told, until this phone shows it', async () => {
  await device.list('LL-T1');
  await device.read('LL-T1', 1);
  device.steps.set('LL-T1', 1);
  expect(await device.check(0)).toEqual(none);
  device.steps.set('LL-T1', 2);
  const moved = [{ code: 'LL-T1', steps: 2 }];
  expect(await device.check(2)).toEqual({ moved, isUntold: true });
  // Nobody has seen a notice of it yet.
  expect(await device.news.knownNews()).toEqual({ moved, isUntold: true });
  await device.news.noteTold(moved);
  expect(await device.check(4)).toEqual({ moved, isUntold: false });
  await device.markSeen('LL-T1', 2);
  expect(await device.news.knownNews()).toEqual(none);
});

it('keeps as news what a page has read without showing it', async () => {
  await device.list('LL-T1');
  await device.read('LL-T1', 1);
  expect(await device.news.knownNews()).toEqual(none);
  await device.read('LL-T1', 2);
  const moved = [{ code: 'LL-T1', steps: 2 }];
  expect(await device.news.knownNews()).toEqual({ moved, isUntold: true });
  await device.markSeen('LL-T1', 2);
  // An older answer, from another tab.
  await device.markSeen('LL-T1', 1);
  expect(await device.news.knownNews()).toEqual(none);
});

it('keeps nothing of a code that is shown where no news are kept', async () => {
  await device.list('LL-T1');
  await device.read('LL-T1', 1);
  await device.markSeen('LL-T1', 1);
  expect(await device.rows()).toEqual([]);
});

it('opens the settings once for all codes', async () => {
  for (const code of ['LL-T1', 'LL-T2', 'LL-T3']) {
    await device.list(code);
    await device.read(code, 1);
    device.steps.set(code, 1);
  }
  await device.check(0);
  expect(device.asked).toHaveLength(3);
  expect(device.opened).toHaveBeenCalledTimes(1);
});

it('asks again at once after a check that has reached nothing, which stays counted', async () => {
  await device.list('LL-T1');
  await device.read('LL-T1', 1);
  expect(await device.check(0)).toEqual(none);
  device.steps.set('LL-T1', 2);
  expect(await device.check(0.1)).toMatchObject({ isUntold: true });
  expect(await device.checks()).toBe(2);
  expect(await device.check(0.2)).toBeNull();
});

it('tells no more of a code whose record is gone', async () => {
  await device.list('LL-T1');
  await device.read('LL-T1', 1);
  device.steps.set('LL-T1', 2);
  expect(await device.check(0)).toMatchObject({ isUntold: true });
  device.steps.set('LL-T1', null);
  expect(await device.check(2)).toEqual(none);
  expect(device.log).not.toHaveBeenCalled();
  // It has answered.
  expect(await device.check(2.1)).toBeNull();
});

it('counts page and worker together, two at once too', async () => {
  await device.list('LL-T1');
  await device.read('LL-T1', 1);
  device.steps.set('LL-T1', 1);
  const both = await Promise.all([device.check(0), device.check(0, 'worker'), device.check(0)]);
  expect(both.filter((news) => news !== null)).toHaveLength(1);
  expect(device.asked).toEqual(['LL-T1']);
});

it('asks nothing about a report on a child, an unsent form, or what was never read here', async () => {
  await device.list('LL-W1');
  await device.read('LL-W1', 1, 'safeguarding');
  await device.list('LL-T2', 'waiting');
  await device.read('LL-T2', 1);
  await device.list('LL-C3');
  expect(await device.check(0)).toBeNull();
  expect(device.asked).toEqual([]);
  expect(await device.rows()).toEqual([]);
});

it('forgets what it knows of a code that left the list', async () => {
  await device.list('LL-T1');
  await device.read('LL-T1', 1);
  device.steps.set('LL-T1', 2);
  await device.check(0);
  expect(await device.rows()).toContain('LL-T1');
  await device.forget('LL-T1');
  expect(await device.news.knownNews()).toEqual(none);
  expect(await device.rows()).toEqual(['book']);
});

it('keeps what it knows of a code that could not be read, and says why', async () => {
  for (const code of ['LL-T1', 'LL-T2']) {
    await device.list(code);
    await device.read(code, 1);
  }
  device.steps.set('LL-T2', 3);
  expect(await device.check(0)).toEqual({ moved: [{ code: 'LL-T2', steps: 3 }], isUntold: true });
  expect(device.log).toHaveBeenCalledTimes(1);
});

it('deletes everything but the number of checks on a shared phone', async () => {
  await device.list('LL-T1');
  await device.read('LL-T1', 1);
  device.steps.set('LL-T1', 2);
  await device.news.setLeave({ title: 'Something moved' });
  await device.check(0);
  await device.forgetNews();
  expect(await device.rows()).toEqual(['book']);
  expect(await device.news.readLeave()).toBeNull();
});

const account = 'offers of tutor-1';

it('asks about the offers of the tutor of this phone, until the area has shown them', async () => {
  await device.readOffers('tutor-1', []);
  device.steps.set(account, 0);
  expect(await device.check(0)).toEqual(none);
  device.steps.set(account, start + hourMs);
  const moved = [{ code: account, steps: start + hourMs }];
  expect(await device.check(2, 'worker')).toEqual({ moved, isUntold: true });
  expect(device.asked).toEqual([account, account]);
  await device.markSeen(account, start + hourMs);
  expect(await device.news.knownNews()).toEqual(none);
});

it('counts the account to the checks of the day, and asks beside it about as many codes', async () => {
  await device.readOffers('tutor-1', [0]);
  const codes = Array.from({ length: 9 }, (_, place) => `LL-T${place}`);
  for (const code of codes) {
    await device.list(code);
    await device.read(code, 1);
  }
  device.steps.set(account, start);
  await device.check(0);
  expect(device.asked).toHaveLength(1 + 8);
  for (let hour = 1; hour < 18; hour += 1) await device.check(hour);
  expect(await device.checks()).toBe(6);
  expect(device.asked.filter((id) => id === account)).toHaveLength(6);
});

it('takes no check for what the page reads itself', async () => {
  await device.readOffers('tutor-1', [0]);
  expect(await device.check(0, 'page', (id) => id === account)).toBeNull();
  expect(await device.checks()).toBeUndefined();
});

it('asks nothing about an account that has signed out, and keeps nothing of it', async () => {
  await device.readOffers('tutor-1', [0]);
  device.steps.set(account, start + hourMs);
  expect(await device.check(0)).toMatchObject({ isUntold: true });
  await device.signOut();
  expect(await device.check(2)).toBeNull();
  expect(await device.news.knownNews()).toEqual(none);
  expect(await device.rows()).toEqual(['book']);
});

it('leads to the area of the tutor when only the account moved', () => {
  const code = { code: 'LL-T1', steps: 2 };
  const offers = { code: account, steps: start };
  expect(device.news.newsPlace([offers])).toBe('/tutor/tutor-1');
  expect(device.news.newsPlace([offers, code])).toBe('/code');
  expect(device.news.newsPlace([code])).toBe('/code');
});
