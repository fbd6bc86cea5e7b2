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

/** A device of its own for each test: the database is opened once by its module. */
async function openStore() {
  vi.resetModules();
  const { createOutboxStore } = await import('./outbox-store');
  return createOutboxStore();
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

const noFiles = () => Promise.reject(new Error('there are no files'));

const now = () => new Date('2026-03-10T08:00:00Z');

/** A backend that answers each write with the next of these, then accepts. */
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

it('keeps items over a reload, the oldest first', async () => {
  const store = await openStore();
  const first = item('LL-E1');
  await store.add(item('LL-E2'));
  await store.add(first);
  expect((await (await openStore()).list()).map(({ code }) => code)).toEqual(['LL-E1', 'LL-E2']);
});

it('leaves an item as it is when the same code is added again', async () => {
  const store = await openStore();
  await store.add(item('LL-E1'));
  await sendWaiting({ store, putFile: noFiles, send: backend().send, now });
  await store.add(item('LL-E1'));
  expect(await store.list()).toMatchObject([{ code: 'LL-E1', state: 'sent' }]);
});

it('keeps nothing of the content once it is sent', async () => {
  const store = await openStore();
  await store.add(item('LL-E1'));
  const { accepted, send } = backend();
  await sendWaiting({ store, putFile: noFiles, send, now });
  expect(accepted).toEqual(['enquiries/LL-E1']);
  expect(JSON.stringify(await store.list())).not.toContain('Adenta');
  expect(await store.list()).toMatchObject([{ state: 'sent', sentAt: '2026-03-10T08:00:00.000Z' }]);
});

it.each(['offline', 'unavailable', 'unknown', 'unauthenticated', 'slow'] as const)(
  'keeps an item that met “%s”, and gets it through the next time',
  async (problem) => {
    const store = await openStore();
    await store.add(item('LL-E1'));
    const { accepted, send } = backend(problem);
    await sendWaiting({ store, putFile: noFiles, send, now });
    expect(await store.list()).toMatchObject([{ state: 'waiting', tries: 1, problem }]);
    await sendWaiting({ store, putFile: noFiles, send, now });
    expect(accepted).toEqual(['enquiries/LL-E1']);
  },
);

it.each(['forbidden', 'invalid', 'not-found'] as const)(
  'keeps what was refused as “%s” with its text, and does not try again',
  async (problem) => {
    const store = await openStore();
    await store.add(item('LL-E1'));
    const { accepted, send } = backend(problem);
    await sendWaiting({ store, putFile: noFiles, send, now });
    await sendWaiting({ store, putFile: noFiles, send, now });
    expect(accepted).toEqual([]);
    expect(await store.list()).toMatchObject([{ state: 'refused', problem, values: { message: 'Adenta' } }]);
  },
);

it('goes on with the next item when one is not taken', async () => {
  const store = await openStore();
  await store.add(item('LL-E1'));
  await store.add(item('LL-E2'));
  const { accepted, send } = backend('unknown');
  await sendWaiting({ store, putFile: noFiles, send, now });
  expect(accepted).toEqual(['enquiries/LL-E2']);
});

it('does not bring back an item that was taken out while it was sent', async () => {
  const store = await openStore();
  await store.add(item('LL-E1'));
  await sendWaiting({
    store,
    putFile: noFiles,
    now,
    send: async () => {
      await store.remove('LL-E1');
    },
  });
  expect(await store.list()).toEqual([]);
});

it('remembers the last thirty that were sent, and all that were not', async () => {
  const store = await openStore();
  for (let index = 10; index < 45; index += 1) await store.add(item(`LL-E${index}`));
  const { send } = backend();
  await sendWaiting({
    store,
    putFile: noFiles,
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

it('tells this tab of every change', async () => {
  const store = await openStore();
  const heard = vi.fn<() => void>();
  const stop = store.observe(heard);
  await store.add(item('LL-E1'));
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  await store.remove('LL-E1');
  expect(heard).toHaveBeenCalledTimes(1);
});

it('forgets everything when the demo begins anew', async () => {
  const store = await openStore();
  await store.add(item('LL-E1'));
  await store.clear();
  expect(await store.list()).toEqual([]);
});

it('forgets the code of what was waiting or on its way when somebody left, once it is sent', async () => {
  const store = await openStore();
  await store.add(item('LL-E1'));
  await store.add(item('LL-E2'));
  const { accepted, send } = backend('accepted', 'slow');
  await sendWaiting({
    store,
    putFile: noFiles,
    now,
    send: async (writes) => {
      await store.forgetSent();
      await send(writes);
    },
  });
  expect(await store.list()).toMatchObject([{ code: 'LL-E2', state: 'waiting', tries: 1 }]);
  await store.add(item('LL-E3'));
  await sendWaiting({ store, putFile: noFiles, now, send });
  expect(accepted).toEqual(['enquiries/LL-E1', 'enquiries/LL-E2', 'enquiries/LL-E3']);
  // What came after it is somebody else's.
  expect(await store.list()).toMatchObject([{ code: 'LL-E3', state: 'sent' }]);
});

it('forgets what was sent, keeps what was not, and tells of it once', async () => {
  const store = await openStore();
  await store.add(item('LL-E1'));
  await sendWaiting({ store, putFile: noFiles, send: backend().send, now });
  await store.add(item('LL-E2'));
  await sendWaiting({ store, putFile: noFiles, send: backend('forbidden').send, now });
  const heard = vi.fn<() => void>();
  store.observe(heard);
  await store.forgetSent();
  await store.forgetSent();
  expect(await store.list()).toMatchObject([{ code: 'LL-E2', state: 'refused' }]);
  expect(heard).toHaveBeenCalledTimes(1);
});
