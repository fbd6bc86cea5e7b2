import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';

const start = Date.UTC(2026, 10, 28);
const hourMs = 3_600_000;

/** A phone with one code, whose worker the browser wakes at some hours. */
async function openPhone() {
  vi.resetModules();
  const device = await import('@/shared/device-database');
  const { setLeave } = await import('@/shared/code-news');
  const { checkForNews } = await import('./check-for-news');
  const phone = {
    steps: 1,
    movedAt: 0,
    isSavingData: false,
    isRefusing: false,
    hasBadge: true,
    reads: 0,
    told: [] as string[],
    led: [] as string[],
    badge: null as number | null,
    setLeave,
    readOffers: () =>
      device.putPersistedQuery({
        owner: 'tutor-1',
        key: 'offers',
        answer: [],
        givenAt: new Date(start).toISOString(),
      }),
    forgetNews: device.forgetNews,
    readPage: async (steps: number) => {
      await device.markSeen('LL-T1', steps);
      await device.putPersistedQuery({
        owner: 'family',
        key: 'tracking/LL-T1',
        answer: {
          topic: { kind: 'tuition' },
          steps: Array.from({ length: steps }, () => ({ at: new Date(start).toISOString() })),
        },
        givenAt: '',
      });
    },
    wake: (hour: number) =>
      checkForNews({
        now: new Date(start + hour * hourMs),
        isSavingData: phone.isSavingData,
        openSteps: () =>
          Promise.resolve((id) => {
            phone.reads += 1;
            return Promise.resolve(id.startsWith('LL-') ? phone.steps : phone.movedAt);
          }),
        notify: (title, path) => {
          if (phone.isRefusing) return Promise.reject(new TypeError('no permission'));
          phone.told.push(title);
          phone.led.push(path);
          return Promise.resolve();
        },
        setBadge: (count) => {
          if (!phone.hasBadge) return Promise.reject(new Error('no icon'));
          phone.badge = count;
          return Promise.resolve();
        },
        log: () => undefined,
      }),
  };
  const row = { code: 'LL-T1', state: 'sent', addedAt: new Date(start).toISOString() };
  await (await device.openDeviceDatabase()).put('outbox', row);
  await phone.readPage(1);
  return phone;
}

let phone: Awaited<ReturnType<typeof openPhone>>;

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  phone = await openPhone();
  await phone.setLeave({ title: 'Something moved on a request.' });
});

it('tells a step once, and counts until the page was read', async () => {
  await phone.wake(0);
  expect([phone.told, phone.badge]).toEqual([[], 0]);
  phone.steps = 2;
  await phone.wake(4);
  await phone.wake(8);
  expect([phone.told, phone.badge]).toEqual([['Something moved on a request.'], 1]);
  await phone.readPage(2);
  await phone.wake(12);
  expect([phone.told.length, phone.badge]).toEqual([1, 0]);
});

it('reads four times in a day at most, however often the browser wakes it', async () => {
  for (let hour = 0; hour < 24; hour += 0.5) await phone.wake(hour);
  expect(phone.reads).toBe(4);
  for (let hour = 24; hour < 48; hour += 0.5) await phone.wake(hour);
  expect(phone.reads).toBe(8);
});

it('reads nothing without leave, with the data saver of the device, and on a phone that is shared', async () => {
  phone.isSavingData = true;
  await phone.wake(0);
  phone.isSavingData = false;
  await phone.setLeave(null);
  await phone.wake(4);
  // As on a phone that has become a shared one.
  await phone.setLeave({ title: 'Something moved on a request.' });
  await phone.forgetNews();
  await phone.wake(6);
  expect([phone.reads, phone.told, phone.badge]).toEqual([0, [], null]);
});

it('tells again what could not be shown', async () => {
  await phone.wake(0);
  phone.steps = 2;
  phone.isRefusing = true;
  await expect(phone.wake(4)).rejects.toThrow('no permission');
  phone.isRefusing = false;
  await phone.wake(8);
  expect(phone.told).toHaveLength(1);
});

it('notifies where the icon takes no number', async () => {
  await phone.wake(0);
  phone.steps = 2;
  phone.hasBadge = false;
  await phone.wake(4);
  expect(phone.told).toHaveLength(1);
});

it('tells a tutor of an offer in the same words, and leads to the area', async () => {
  await phone.readOffers();
  await phone.wake(0);
  phone.movedAt = start;
  await phone.wake(4);
  await phone.wake(8);
  expect([phone.told, phone.led, phone.badge]).toEqual([
    ['Something moved on a request.'],
    ['/tutor/tutor-1'],
    1,
  ]);
});
