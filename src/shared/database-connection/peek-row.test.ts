import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { expect, it, vi } from 'vitest';
import { peekRow } from './peek-row';

it('reads a row, and creates nothing', async () => {
  const database = await openDB('kept', 1, { upgrade: (opened) => void opened.createObjectStore('rows') });
  await database.put('rows', 'found', 'one');
  database.close();
  expect(await peekRow('kept', 'rows', 'one')).toBe('found');
  expect(await peekRow('missing', 'rows', 'one')).toBeUndefined();
});

it('leaves no database open, also when it cannot read', async () => {
  (await openDB('other', 1)).close();
  await expect(peekRow('other', 'rows', 'one')).rejects.toThrow();
  const blocked = vi.fn();
  await deleteDB('other', { blocked });
  expect(blocked).not.toHaveBeenCalled();
});
