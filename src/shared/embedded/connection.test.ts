import 'fake-indexeddb/auto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { deleteDB, unwrap } from 'idb';
import { afterEach, expect, it } from 'vitest';
import { createConnection } from './connection';
import { sessionKey } from './database';

const name = 'connection-test';
const samples = () => ({});

afterEach(() => deleteDB(name));

it('is opened once for all who ask', async () => {
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

it('does not keep a failure', async () => {
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
