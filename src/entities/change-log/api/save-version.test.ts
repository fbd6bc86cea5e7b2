import { expect, it } from 'vitest';
import {
  BackendFailure,
  type BackendErrorCode,
  type DocumentData,
  type DocumentsPort,
} from '@/shared/backend';
import { saveEdit, saveNew } from './save-version';

const by = { kind: 'office', userId: 'a', name: 'Office 1' } as const;

/** Documents whose commits fail, or succeed with null, and what is stored then. */
const documentsOf = (code: BackendErrorCode | null, stored: Readonly<Record<string, DocumentData>>) =>
  ({
    commit: () => (code === null ? Promise.resolve() : Promise.reject(new BackendFailure(code, 'refused'))),
    get: (path: string) => Promise.resolve(stored[path] ?? null),
  }) as unknown as DocumentsPort;

const record = 'articles/one';
const edit = { id: 'c2', by, record, event: 'article.edited', lastChange: 'c1' };

it('tells an edit of an older version from one that is refused for another reason', async () => {
  const current = { [record]: { lastChange: 'c1' } };
  const newer = { [record]: { lastChange: 'c9' } };
  expect(await saveEdit(documentsOf(null, current), edit)).toBe('saved');
  // An earlier try succeeded and its answer was lost.
  expect(await saveEdit(documentsOf('already-exists', newer), edit)).toBe('saved');
  expect(await saveEdit(documentsOf('forbidden', newer), edit)).toBe('outdated');
  await expect(saveEdit(documentsOf('forbidden', current), edit)).rejects.toMatchObject({
    code: 'forbidden',
  });
  await expect(saveEdit(documentsOf('offline', newer), edit)).rejects.toMatchObject({ code: 'offline' });
});

it('tells a new record that is there by a lost answer from one of somebody else', async () => {
  const added = { line: 'c1', record, writes: [] };
  expect(await saveNew(documentsOf(null, {}), added)).toBe('saved');
  expect(await saveNew(documentsOf('already-exists', { 'changeLog/c1': { record } }), added)).toBe('saved');
  expect(await saveNew(documentsOf('already-exists', {}), added)).toBe('taken');
  await expect(saveNew(documentsOf('offline', {}), added)).rejects.toMatchObject({ code: 'offline' });
});
