import { expect, it } from 'vitest';
import { BackendFailure, serverTime, type DocumentsPort, type FilesPort, type Write } from '@/shared/backend';
import { commitPendingWrite } from './commit-pending-write';

const writes: readonly Write[] = [
  { type: 'create', path: 'codes/1', data: { code: '4821', adult: '', at: serverTime } },
];

const noFiles = {} as FilesPort;

/** A backend that already stores this document. */
const backendWith = (stored: Readonly<Record<string, unknown>>) => ({
  files: noFiles,
  documents: {
    commit: () => Promise.reject(new BackendFailure('already-exists', 'there')),
    get: () => Promise.resolve(stored),
  } as unknown as DocumentsPort,
});

const at = '2026-11-21T16:00:00.000Z';

it('succeeds when an earlier attempt of this phone arrived', async () => {
  await commitPendingWrite(backendWith({ code: '4821', adult: '', at }), { writes, isShared: true });
  await commitPendingWrite(backendWith({ state: 'moved on' }), { writes });
});

it('fails when another phone of the family has stored another code', async () => {
  const other = backendWith({ code: '1111', adult: '', at });
  await expect(commitPendingWrite(other, { writes, isShared: true })).rejects.toMatchObject({
    code: 'invalid',
  });
});

it('skips documents that its sender may not read, and still finds the answer of another phone', async () => {
  const both: readonly Write[] = [{ type: 'create', path: 'hidden/1', data: { code: '1' } }, ...writes];
  const backend = (code: string) => ({
    files: noFiles,
    documents: {
      commit: () => Promise.reject(new BackendFailure('already-exists', 'there')),
      get: (path: string) =>
        path.startsWith('hidden')
          ? Promise.reject(new BackendFailure('unauthenticated', path))
          : Promise.resolve({ code, adult: '', at }),
    } as unknown as DocumentsPort,
  });
  await commitPendingWrite(backend('4821'), { writes: both, isShared: true });
  await expect(commitPendingWrite(backend('1111'), { writes: both, isShared: true })).rejects.toMatchObject({
    code: 'invalid',
  });
});

it('sends its papers first, and nothing while one of them does not arrive', async () => {
  const done: string[] = [];
  const backend = (isReached: boolean) => ({
    documents: {
      commit: () => Promise.resolve(void done.push('writes')),
    } as unknown as DocumentsPort,
    files: {
      put: ({ id }: { id: string }) =>
        isReached
          ? Promise.resolve(void done.push(id))
          : Promise.reject(new BackendFailure('offline', 'no network')),
    } as unknown as FilesPort,
  });
  const file = new Blob(['card']);
  const files = [{ id: 'card', owner: 'codes/1', name: 'card.jpg', type: 'image/jpeg', file }];
  await expect(commitPendingWrite(backend(false), { writes, files })).rejects.toMatchObject({
    code: 'offline',
  });
  expect(done).toEqual([]);
  await commitPendingWrite(backend(true), { writes, files });
  expect(done).toEqual(['card', 'writes']);
});

it('puts the files before the batch that names them, and sends no batch without them', async () => {
  const done: string[] = [];
  const backend = (isThere: boolean) => ({
    documents: {
      commit: () => Promise.resolve(void done.push('batch')),
    } as unknown as DocumentsPort,
    files: {
      put: ({ id }: { readonly id: string }, bytes: Uint8Array) => {
        done.push(`${id} ${bytes.byteLength}`);
        return isThere ? Promise.resolve() : Promise.reject(new BackendFailure('forbidden', id));
      },
    } as unknown as FilesPort,
  });
  const facts = { owner: 'homeworkQuestions/q', name: 'picture', type: 'image/png' };
  const files = ['one', 'two'].map((id) => ({ ...facts, id, file: new Blob([id]) }));
  await commitPendingWrite(backend(true), { writes, files });
  expect(done).toEqual(['one 3', 'two 3', 'batch']);
  done.length = 0;
  await expect(commitPendingWrite(backend(false), { writes, files })).rejects.toMatchObject({
    code: 'forbidden',
  });
  expect(done).toEqual(['one 3']);
  const gone = { ...facts, id: 'gone', file: { arrayBuffer: () => Promise.reject(new Error('gone')) } };
  await expect(
    commitPendingWrite(backend(true), { writes, files: [gone as unknown as (typeof files)[number]] }),
  ).rejects.toMatchObject({ code: 'invalid' });
});
