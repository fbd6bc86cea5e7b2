import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { deleteDB, openDB, unwrap } from 'idb';
import { afterEach, expect, it } from 'vitest';
import { createConnection } from './connection';
import { openEmbeddedDatabase, sessionKey } from './database';

const name = 'connection-test';
const samples = () => ({});

afterEach(() => deleteDB(name));

it('is opened once for all callers', async () => {
  const connection = createConnection(name, samples);
  expect(await connection.open()).toBe(await connection.open());
  connection.close();
});

it('is opened again after the browser has dropped it', async () => {
  const connection = createConnection(name, samples);
  const first = await connection.open();
  forceCloseDatabase(unwrap(first) as never);
  const second = await connection.open();
  expect(second).not.toBe(first);
  await second.put('session', 'ama', sessionKey);
  expect(await second.get('session', sessionKey)).toBe('ama');
  connection.close();
});

it('adds stores that an older version lacks, and keeps existing data', async () => {
  const older = await openDB(name, 1, {
    upgrade(database) {
      database.createObjectStore('documents', { keyPath: 'path' }).createIndex('collection', 'collection');
      database.createObjectStore('accounts', { keyPath: 'id' }).createIndex('email', 'email');
      database.createObjectStore('session');
    },
  });
  const line = { path: 'changeLog/1', collection: 'changeLog', data: { record: 'enquiries/LL-E1' } };
  await older.put('documents', line);
  older.close();
  const connection = createConnection(name, () => ({ 'roles/demo': {} }));
  const database = await connection.open();
  expect(await database.getAllFromIndex('documents', 'record', ['changeLog', 'enquiries/LL-E1'])).toEqual([
    line,
  ]);
  expect(await database.count('documents')).toBe(1);
  connection.close();
});

it('is not cached after a failure', async () => {
  const newer = indexedDB.open(name, 99);
  await new Promise<void>((resolve) => {
    newer.onsuccess = () => resolve();
  });
  newer.result.close();
  const connection = createConnection(name, samples);
  await expect(connection.open()).rejects.toMatchObject({ name: 'VersionError' });
  await deleteDB(name);
  await expect(connection.open()).resolves.toBeDefined();
  connection.close();
});

it('is not half filled: a sample that cannot be stored rejects opening', async () => {
  const broken = createConnection(name, () => ({ 'roles/one': {}, 'roles/two': { of: () => 0 } }));
  await expect(broken.open()).rejects.toThrow();
  const connection = createConnection(name, () => ({ 'roles/one': {} }));
  expect(await (await connection.open()).count('documents')).toBe(1);
  connection.close();
});

it('reports once that filling was aborted, to whoever opens', async () => {
  // A second, unhandled rejection would fail the run.
  const opening = openEmbeddedDatabase(name, () => ({ 'roles/one': {}, 'roles/two': {} }), {
    onLost: () => undefined,
    onUpgrade: (transaction) => {
      transaction.done.catch(() => undefined);
      queueMicrotask(() => transaction.abort());
    },
  });
  await expect(opening).rejects.toThrow();
});
