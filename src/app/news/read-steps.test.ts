import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, expect, it, vi } from 'vitest';
import { createReadSteps } from './read-steps';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 28, hour)).toISOString();

/** The records of the embedded backend, with somebody who stays signed in. */
async function fill(user: string | null): Promise<void> {
  const database = await openDB('lifeline', 2, {
    upgrade: (fresh) => {
      fresh.createObjectStore('documents', { keyPath: 'path' }).createIndex('collection', 'collection');
      fresh.createObjectStore('session');
    },
  });
  const put = (path: string, collection: string, data: object) =>
    database.put('documents', { path, collection, data });
  await put('offers/1', 'offers', { tutorId: 'tutor-1', movedAt: at(6) });
  await put('offers/2', 'offers', { tutorId: 'tutor-1', movedAt: at(8) });
  await put('offers/3', 'offers', { tutorId: 'tutor-2', movedAt: at(9) });
  await put('tracking/LL-T1', 'tracking', { steps: { sent: {}, seen: {} } });
  if (user !== null) await database.put('session', user, 'user');
  database.close();
}

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

it('reads the steps of a code, and when an own offer moved last', async () => {
  await fill('tutor-1');
  const readSteps = createReadSteps({});
  expect(await readSteps('LL-T1')).toBe(2);
  expect(await readSteps('offers of tutor-1')).toBe(Date.parse(at(8)));
});

it.each([null, 'tutor-2'])('reads no offers of a tutor while %s is signed in', async (user) => {
  await fill(user);
  expect(await createReadSteps({})('offers of tutor-1')).toBeNull();
});
