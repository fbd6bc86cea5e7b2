import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ReferenceCode } from '@/entities/reference-code';
import { BackendFailure, type BackendErrorCode, type Write } from '@/shared/backend';
import type { WaitingItem } from './outbox-item';
import { sendWaiting } from './send-waiting';

let count = 0;

function item(code: ReferenceCode): WaitingItem {
  count += 1;
  return {
    code,
    fingerprint: code,
    addedAt: new Date(Date.UTC(2026, 2, 9) + count * 1000).toISOString(),
    state: 'waiting',
    tries: 0,
    problem: null,
    writes: [{ type: 'create', path: `enquiries/${code}`, data: { message: 'Adenta' } }],
    form: 'enquiry',
    version: 1,
    values: { message: 'Adenta' },
    editAt: '/form',
  };
}

/** Opens a store on a fresh database. The module opens its database once, so the test resets modules. */
async function openStore() {
  vi.resetModules();
  const { createOutboxStore } = await import('./outbox-store');
  return createOutboxStore();
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

const alone = (_code: string, work: () => Promise<void>) => work();

const noFiles = () => Promise.reject(new Error('there are no files'));

/** Advances 15 minutes on every call, which exceeds every retry delay. */
const now = (() => {
  let time = Date.parse('2026-03-10T08:00:00Z');
  return () => new Date((time += 900_000));
})();

/** A backend that gives these answers in order, then accepts everything. */
function backend(...answers: (BackendErrorCode | 'accepted')[]) {
  const accepted: string[] = [];
  const send = (writes: readonly Write[]) => {
    const answer = answers.shift() ?? 'accepted';
    if (answer !== 'accepted') return Promise.reject(new BackendFailure(answer, answer));
    accepted.push(...writes.map(({ path }) => path));
    return Promise.resolve();
  };
  return { accepted, send };
}

it('stores items over a reload, the oldest first', async () => {
  const store = await openStore();
  const first = item('LL-E1');
  await store.add(item('LL-E2'));
  await store.add(first);
  expect((await (await openStore()).list()).map(({ code }) => code)).toEqual(['LL-E1', 'LL-E2']);
});

it('keeps an item unchanged when the same code is added again', async () => {
  const store = await openStore();
  await store.add(item('LL-E1'));
  await sendWaiting({ store, putFile: noFiles, alone, send: backend().send, now });
  await store.add(item('LL-E1'));
  expect(await store.list()).toMatchObject([{ code: 'LL-E1', state: 'sent' }]);
});

it('deletes the content once it is sent', async () => {
  const store = await openStore();
  await store.add(item('LL-E1'));
  const { accepted, send } = backend();
  await sendWaiting({ store, putFile: noFiles, alone, send, now });
  expect(accepted).toEqual(['enquiries/LL-E1']);
  expect(JSON.stringify(await store.list())).not.toContain('Adenta');
  expect(await store.list()).toMatchObject([{ state: 'sent', sentAt: expect.any(String) as string }]);
});

it.each(['offline', 'unavailable', 'unknown', 'unauthenticated', 'slow'] as const)(
  'keeps an item that failed as “%s”, and sends it the next time',
  async (problem) => {
    const store = await openStore();
    await store.add(item('LL-E1'));
    const { accepted, send } = backend(problem);
    await sendWaiting({ store, putFile: noFiles, alone, send, now });
    expect(await store.list()).toMatchObject([{ state: 'waiting', tries: 1, problem }]);
    await sendWaiting({ store, putFile: noFiles, alone, send, now });
    expect(accepted).toEqual(['enquiries/LL-E1']);
  },
);

it.each(['forbidden', 'invalid', 'not-found'] as const)(
  'keeps an item refused as “%s” with its content, and does not retry',
  async (problem) => {
    const store = await openStore();
    await store.add(item('LL-E1'));
    const { accepted, send } = backend(problem);
    await sendWaiting({ store, putFile: noFiles, alone, send, now });
    await sendWaiting({ store, putFile: noFiles, alone, send, now });
    expect(accepted).toEqual([]);
    expect(await store.list()).toMatchObject([{ state: 'refused', problem, values: { message: 'Adenta' } }]);
  },
);

it('continues with the next item when one is refused', async () => {
  const store = await openStore();
  await store.add(item('LL-E1'));
  await store.add(item('LL-E2'));
  const { accepted, send } = backend('unknown');
  await sendWaiting({ store, putFile: noFiles, alone, send, now });
  expect(accepted).toEqual(['enquiries/LL-E2']);
});

it('does not restore an item that was removed while it was sent', async () => {
  const store = await openStore();
  await store.add(item('LL-E1'));
  await sendWaiting({
    store,
    putFile: noFiles,
    alone,
    now,
    send: async () => {
      await store.remove('LL-E1');
    },
  });
  expect(await store.list()).toEqual([]);
});

it('keeps the last thirty sent items, and all unsent ones', async () => {
  const store = await openStore();
  for (let index = 10; index < 45; index += 1) await store.add(item(`LL-E${index}`));
  const { send } = backend();
  await sendWaiting({
    store,
    putFile: noFiles,
    alone,
    now,
    send: (writes) =>
      writes[0]?.path === 'enquiries/LL-E10'
        ? Promise.reject(new BackendFailure('offline', 'x'))
        : send(writes),
  });
  const items = await store.list();
  expect(items.filter(({ state }) => state === 'sent')).toHaveLength(30);
  expect(items[0]).toMatchObject({ code: 'LL-E10', state: 'waiting' });
});

it('notifies this tab of every change', async () => {
  const store = await openStore();
  const heard = vi.fn<() => void>();
  const stop = store.observe(heard);
  await store.add(item('LL-E1'));
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  await store.remove('LL-E1');
  expect(heard).toHaveBeenCalledTimes(1);
});

it('deletes everything when the demo is reset', async () => {
  const store = await openStore();
  await store.add(item('LL-E1'));
  await store.clear();
  expect(await store.list()).toEqual([]);
});

it('deletes the code of an item that was unsent at sign-out, once it is sent', async () => {
  const store = await openStore();
  await store.add(item('LL-E1'));
  await store.add(item('LL-E2'));
  const { accepted, send } = backend('accepted', 'slow');
  await sendWaiting({
    store,
    putFile: noFiles,
    alone,
    now,
    send: async (writes) => {
      await store.forgetSent();
      await send(writes);
    },
  });
  expect(await store.list()).toMatchObject([{ code: 'LL-E2', state: 'waiting', tries: 1 }]);
  await store.add(item('LL-E3'));
  await sendWaiting({ store, putFile: noFiles, alone, now, send });
  expect(accepted).toEqual(['enquiries/LL-E1', 'enquiries/LL-E2', 'enquiries/LL-E3']);
  // Items that came later belong to somebody else.
  expect(await store.list()).toMatchObject([{ code: 'LL-E3', state: 'sent' }]);
});

it('deletes sent items, keeps unsent ones, and notifies once', async () => {
  const store = await openStore();
  await store.add(item('LL-E1'));
  await sendWaiting({ store, putFile: noFiles, alone, send: backend().send, now });
  await store.add(item('LL-E2'));
  await sendWaiting({ store, putFile: noFiles, alone, send: backend('forbidden').send, now });
  const heard = vi.fn<() => void>();
  store.observe(heard);
  await store.forgetSent();
  await store.forgetSent();
  expect(await store.list()).toMatchObject([{ code: 'LL-E2', state: 'refused' }]);
  expect(heard).toHaveBeenCalledTimes(1);
});

it('deletes what is known of the news of a code together with it', async () => {
  const store = await openStore();
  const { openDeviceDatabase } = await import('@/shared/device-database');
  const database = await openDeviceDatabase();
  for (const code of ['LL-E1', 'LL-E2', 'LL-E3'] as const) {
    await store.add(item(code));
    await database.put('news', { id: code });
  }
  await database.put('news', { id: 'book' });
  const kept = () => database.getAllKeys('news');
  await store.remove('LL-E1');
  expect(await kept()).toEqual(['LL-E2', 'LL-E3', 'book']);
  await sendWaiting({ store, putFile: noFiles, alone, send: backend('accepted', 'forbidden').send, now });
  await store.forgetSent();
  expect(await kept()).toEqual(['LL-E3', 'book']);
  await store.clear();
  expect(await kept()).toEqual(['book']);
});
