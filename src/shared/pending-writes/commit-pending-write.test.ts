import { expect, it } from 'vitest';
import { BackendFailure, serverTime, type DocumentsPort, type Write } from '@/shared/backend';
import { commitPendingWrite } from './commit-pending-write';

const writes: readonly Write[] = [
  { type: 'create', path: 'codes/1', data: { code: '4821', adult: '', at: serverTime } },
];

/** A backend that already stores this document. */
const backendWith = (stored: Readonly<Record<string, unknown>>) => ({
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
