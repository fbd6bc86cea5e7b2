import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  BackendFailure,
  createDocumentFiles,
  pieceBytes,
  type DocumentData,
  type DocumentsPort,
} from '@/shared/backend';
import type { SubmittedFile, WaitingItem } from './outbox-item';
import { sendWaiting } from './send-waiting';

const owner = 'tutorApplications/LL-A1';

/** A file of this many pieces. */
const paper = (id: string, pieces: number): SubmittedFile => ({
  id,
  owner,
  name: `${id}.pdf`,
  type: 'application/pdf',
  kind: 'certificate',
  file: new Blob([new Uint8Array(pieces * pieceBytes).fill(7)]),
});

const application = (...files: readonly SubmittedFile[]): WaitingItem => ({
  code: 'LL-A1',
  fingerprint: 'f',
  addedAt: '2026-03-09T16:12:00Z',
  state: 'waiting',
  tries: 0,
  problem: null,
  writes: [{ type: 'create', path: owner, data: {} }],
  files,
  form: 'apply',
  version: 1,
  values: {},
  editAt: '/apply?step=send',
});

/** A backend whose network fails at the write named by `breaksAt`. */
function openBackend() {
  const kept = new Map<string, DocumentData>();
  const written: string[] = [];
  const network = { breaksAt: '' };
  const documents: DocumentsPort = {
    get: (path) => Promise.resolve(kept.get(path) ?? null),
    list: () => Promise.resolve([]),
    announce: () => undefined,
    listGroup: () => Promise.resolve([]),
    count: () => Promise.resolve(0),
    observe: () => () => undefined,
    commit: ([write]) => {
      if (!write || write.type === 'delete') throw new Error('not asked here');
      const { type, path } = write;
      if (path === network.breaksAt) return Promise.reject(new BackendFailure('offline', path));
      if (type === 'create' && kept.has(path))
        return Promise.reject(new BackendFailure('already-exists', path));
      kept.set(path, { ...kept.get(path), ...(type === 'create' ? write.data : write.changes) });
      written.push(path);
      return Promise.resolve();
    },
  };
  const files = createDocumentFiles(documents);
  return {
    kept,
    written,
    network,
    send: (writes: WaitingItem['writes']) => documents.commit(writes),
    putFile: files.put.bind(files),
    alone: (_code: string, work: () => Promise<void>) => work(),
    now: laterEachTime(),
  };
}

/** Returns a time later than any retry delay on every call. */
function laterEachTime() {
  let time = Date.parse('2026-03-10T08:00:00Z');
  return () => new Date((time += 900_000));
}

async function openStore() {
  vi.resetModules();
  return (await import('./outbox-store')).createOutboxStore();
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

it('counts as sent only when the record and every file are there', async () => {
  const [store, backend] = [await openStore(), openBackend()];
  await store.add(application(paper('card', 1), paper('licence', 2)));
  await sendWaiting({ store, ...backend });
  expect(backend.kept.get('files/card')).toMatchObject({ owner, state: 'complete' });
  expect(backend.kept.get('files/licence')).toMatchObject({ state: 'complete' });
  const [item] = await store.list();
  expect(item).toEqual({
    code: 'LL-A1',
    fingerprint: 'f',
    addedAt: '2026-03-09T16:12:00Z',
    state: 'sent',
    sentAt: expect.any(String) as string,
  });
});

it('continues with the files after a crash between the record and the files', async () => {
  const [store, backend] = [await openStore(), openBackend()];
  await store.add(application(paper('card', 1)));
  backend.network.breaksAt = 'files/card';
  await sendWaiting({ store, ...backend });
  // State after the next start of this phone.
  const again = await openStore();
  expect(await again.list()).toMatchObject([{ state: 'waiting', hasArrived: true, problem: 'offline' }]);
  backend.network.breaksAt = '';
  await sendWaiting({ store: again, ...backend });
  expect(backend.written.filter((path) => path === owner)).toHaveLength(1);
  expect(await again.list()).toMatchObject([{ state: 'sent' }]);
});

it('continues at the missing piece after a crash between two pieces', async () => {
  const [store, backend] = [await openStore(), openBackend()];
  await store.add(application(paper('card', 3)));
  backend.network.breaksAt = 'files/card/pieces/1';
  await sendWaiting({ store, ...backend });
  backend.network.breaksAt = '';
  const again = await openStore();
  await sendWaiting({ store: again, ...backend });
  const pieces = backend.written.filter((path) => path.includes('/pieces/'));
  expect(pieces).toEqual([0, 1, 2].map((piece) => `files/card/pieces/${piece}`));
  expect(await again.list()).toMatchObject([{ state: 'sent' }]);
});

it('stores before the first file that the record was accepted', async () => {
  const [store, backend] = [await openStore(), openBackend()];
  await store.add(application(paper('card', 1)));
  let seen: unknown;
  const putFile = async () => {
    [seen] = await store.list();
  };
  await sendWaiting({ store, ...backend, putFile });
  expect(seen).toMatchObject({ state: 'waiting', hasArrived: true });
});

it('sends the rest when a file is refused, and reports which one', async () => {
  const [store, backend] = [await openStore(), openBackend()];
  await store.add(application({ ...paper('card', 1), type: 'text/html' }, paper('licence', 1)));
  await sendWaiting({ store, ...backend });
  expect(backend.kept.get('files/licence')).toMatchObject({ state: 'complete' });
  expect(await store.list()).toMatchObject([{ state: 'sent', lostFiles: ['card.pdf'] }]);
});

/** A lock per item; a tab that does not get it skips the item. */
function createLocks() {
  const held = new Set<string>();
  return async (code: string, work: () => Promise<void>) => {
    if (held.has(code)) return;
    held.add(code);
    await work().finally(() => held.delete(code));
  };
}

const enquiry = (code: `LL-${string}`): WaitingItem => {
  const { files: _files, ...rest } = application();
  return { ...rest, code, writes: [{ type: 'create', path: `enquiries/${code}`, data: {} }] };
};

it('sends what is added while an upload hangs, in the same tab and in another', async () => {
  const [store, backend, alone] = [await openStore(), openBackend(), createLocks()];
  let release: () => void = () => undefined;
  const putFile = () => new Promise<void>((resolve) => (release = resolve));
  await store.add(application(paper('card', 1)));
  const round = sendWaiting({ store, ...backend, alone, putFile });
  await vi.waitFor(() => expect(backend.kept.has(owner)).toBe(true));
  await store.add(enquiry('LL-E1'));
  await vi.waitFor(() => expect(backend.kept.has('enquiries/LL-E1')).toBe(true));
  await store.add(enquiry('LL-E2'));
  // A second tab does not wait for the upload.
  await sendWaiting({ store, ...backend, alone, putFile });
  await vi.waitFor(() => expect(backend.kept.has('enquiries/LL-E2')).toBe(true));
  release();
  await round;
  expect(await store.list()).toMatchObject([{ state: 'sent' }, { state: 'sent' }, { state: 'sent' }]);
  expect(backend.written.filter((path) => path === owner)).toHaveLength(1);
});

it('does not retry an item that another tab has tried since the list was read', async () => {
  const [store, backend] = [await openStore(), openBackend()];
  await store.add(enquiry('LL-E1'));
  const send = vi.fn<() => Promise<void>>(() => Promise.reject(new BackendFailure('unavailable', 'no')));
  const alone = async (_code: string, work: () => Promise<void>) => {
    await store.replace({ ...enquiry('LL-E1'), tries: 1, problem: 'unavailable' });
    await work();
  };
  await sendWaiting({ store, ...backend, send, alone });
  expect(send).not.toHaveBeenCalled();
});

it('stores before the first attempt, with or without files, that it may have arrived', async () => {
  const [store, backend] = [await openStore(), openBackend()];
  await store.add(enquiry('LL-E1'));
  let seen: unknown;
  const send = async () => {
    [seen] = await store.list();
  };
  await sendWaiting({ store, ...backend, send });
  expect(seen).toMatchObject({ state: 'waiting', isBegun: true });
});
