import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, it } from 'vitest';
import { openDeviceDatabase } from './device-database';

it('keeps stored data when a newer site adds its stores', async () => {
  const old = await openDB('lifeline-device', 1, {
    upgrade(database) {
      database.createObjectStore('outbox', { keyPath: 'code' });
      database.createObjectStore('attachments', { keyPath: 'id' }).createIndex('form', 'form');
      database.createObjectStore('dataUse', { keyPath: 'day' });
    },
    // As in production: the tab with the older version closes its connection.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  await old.put('outbox', { code: 'LL-T1', state: 'waiting' });
  await old.put('attachments', { id: 'a', form: 'homework' });
  await old.put('dataUse', { day: '2026-11-20', bytes: 12 });

  const database = await openDeviceDatabase();
  expect(database.version).toBe(5);
  expect(await database.getAll('outbox')).toEqual([{ code: 'LL-T1', state: 'waiting' }]);
  expect(await database.getAllFromIndex('attachments', 'form', 'homework')).toHaveLength(1);
  expect(await database.getAll('dataUse')).toEqual([{ day: '2026-11-20', bytes: 12 }]);
  expect(await database.getAll('acts')).toEqual([]);
  expect(await database.getAll('keptAnswers')).toEqual([]);
  expect(await database.getAll('practiceAnswers')).toEqual([]);
  expect(await database.getAll('news')).toEqual([]);
});
