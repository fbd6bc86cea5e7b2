import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import type { NewPendingWrite, WaitingWrite } from './pending-write';
import type { PendingWriteStore } from './pending-write-store';

/** An act with a deterministic id: repeating the request creates the same act. */
const doorCode = (digits: string): NewPendingWrite => ({
  id: 'lesson-arrival-1',
  owner: 'LL-1',
  record: 'offers/o/lessons/lesson',
  event: 'door.code',
  writes: [{ type: 'create', path: 'tuitionRequests/LL-1/doorCodes/lesson-arrival-1', data: { digits } }],
  isShared: true,
  shown: { digits },
});

/** Opens a store on a fresh database. The module opens its database once, so the test resets modules. */
async function openStore(): Promise<PendingWriteStore> {
  vi.resetModules();
  const { createPendingWriteStore } = await import('./pending-write-store');
  return createPendingWriteStore();
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

const at = '2026-11-21T16:00:00.000Z';

const shownIn = async (store: PendingWriteStore) =>
  (await store.list()).map(({ state, shown }) => [state, shown]);

async function addFirst(store: PendingWriteStore): Promise<WaitingWrite> {
  await store.add([doorCode('1111')], at);
  const [first] = await store.list();
  if (first?.state !== 'waiting') throw new Error('the first act does not wait');
  return first;
}

it('keeps a waiting write unchanged when it is added again', async () => {
  const store = await openStore();
  await addFirst(store);
  await store.add([doorCode('2222')], at);
  expect(await shownIn(store)).toEqual([['waiting', { digits: '1111' }]]);
});

it('keeps a sent write when it is added again', async () => {
  const store = await openStore();
  await store.finish(await addFirst(store), at);
  await store.add([doorCode('2222')], at);
  expect(await shownIn(store)).toEqual([['sent', { digits: '1111' }]]);
});

it('retries a write with the id of a refused one', async () => {
  const store = await openStore();
  await store.replace({ ...(await addFirst(store)), state: 'refused', problem: 'forbidden', tries: 1 });
  await store.add([doorCode('2222')], at);
  const [again, ...others] = await store.list();
  expect(again).toMatchObject({ state: 'waiting', tries: 0, problem: null, shown: { digits: '2222' } });
  expect(others).toEqual([]);
});

it('takes the files of a draft over, in the transaction that queues the act, and drops them once sent', async () => {
  const store = await openStore();
  const { listAttachments, putAttachment } = await import('@/shared/device-database');
  const file = new Blob(['abc'], { type: 'image/png' });
  for (const id of ['one', 'other'])
    await putAttachment({ id, form: 'answer', name: 'a.png', type: 'image/png', file, addedAt: at });
  const owner = 'homeworkQuestions/q';
  const files = [{ id: 'one', owner, name: 'picture', type: 'image/png', file }];
  await store.add([{ ...doorCode('1111'), files }], at);
  expect((await listAttachments('answer')).map(({ id }) => id)).toEqual(['other']);
  const [act] = await store.list();
  if (act?.state !== 'waiting') throw new Error('the act does not wait');
  expect(await act.files?.[0]?.file.text()).toBe('abc');
  await store.finish(act, at);
  const [sent] = await store.list();
  expect(sent).toMatchObject({ state: 'sent', writes: [] });
  expect(sent).not.toHaveProperty('files');
});
