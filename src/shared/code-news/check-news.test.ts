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
  const steps = new Map<string, number>();
  const asked: string[] = [];
  const log = vi.fn<(cause: unknown) => void>();
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
    /** A code in the list of this phone, whose page was read at this step. */
    read: put,
    async list(code: string, state = 'sent') {
      const row = { code, state, addedAt: new Date(start).toISOString() };
      await (await device.openDeviceDatabase()).put('outbox', row);
    },
    forget: async (code: string) => (await device.openDeviceDatabase()).delete('outbox', code),
    rows: async () => (await (await device.openDeviceDatabase()).getAll('news')).map(({ id }) => id),
    check: (hour: number, by: 'page' | 'worker' = 'page') =>
      news.checkNews({
        now: new Date(start + hour * hourMs),
        by,
        log,
        readSteps: (code) => {
          asked.push(code);
          const count = steps.get(code);
          return count === undefined ? Promise.reject(new Error('no network')) : Promise.resolve(count);
        },
      }),
  };
}

let device: Awaited<ReturnType<typeof openDevice>>;

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  device = await openDevice();
});

it('tells of a step once, until the page of the code has been read', async () => {
  await device.list('LL-T1');
  await device.read('LL-T1', 1);
  device.steps.set('LL-T1', 1);
  expect(await device.check(0)).toEqual({ count: 0, isUntold: false });
  device.steps.set('LL-T1', 2);
  expect(await device.check(2)).toEqual({ count: 1, isUntold: true });
  expect(await device.check(4)).toEqual({ count: 1, isUntold: false });
  await device.read('LL-T1', 2);
  expect(await device.news.knownNews()).toEqual({ count: 0, isUntold: false });
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
  expect(await device.news.knownNews()).toEqual({ count: 0, isUntold: false });
  expect(await device.rows()).toEqual(['book']);
});

it('keeps what it knows of a code that could not be read, and says why', async () => {
  for (const code of ['LL-T1', 'LL-T2']) {
    await device.list(code);
    await device.read(code, 1);
  }
  device.steps.set('LL-T2', 3);
  expect(await device.check(0)).toEqual({ count: 1, isUntold: true });
  expect(device.log).toHaveBeenCalledTimes(1);
});

it('deletes everything but the number of checks on a shared phone', async () => {
  await device.list('LL-T1');
  await device.read('LL-T1', 1);
  device.steps.set('LL-T1', 2);
  await device.news.setLeave({ title: 'Something moved' });
  await device.check(0);
  await device.news.forgetNews();
  expect(await device.rows()).toEqual(['book']);
  expect(await device.news.readLeave()).toBeNull();
});
