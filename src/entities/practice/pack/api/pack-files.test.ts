import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPack } from './open-pack';
import { downloadPack, listKeptPacks, removePacks, type PackFailure } from './pack-files';

const entry = { id: 'bece-math', file: '/practice/bece-math.11111111.json' } as const;
const later = { id: 'bece-math', file: '/practice/bece-math.22222222.json' } as const;
const pack = (word: string) =>
  JSON.stringify({
    format: 1,
    id: 'bece-math',
    weaknesses: [],
    misconceptions: [],
    passages: { a: [word] },
    questions: [],
  });

/** Files of the server, by address. A missing one cannot be reached. */
let server: Map<string, string>;
/** What a browser stores. */
let stored: Map<string, string>;
let isFull: boolean;

beforeEach(() => {
  server = new Map([[entry.file, pack('first')]]);
  stored = new Map();
  isFull = false;
  vi.stubGlobal('fetch', (file: string) => {
    const text = server.get(file);
    return text === undefined
      ? Promise.reject(new TypeError('offline'))
      : Promise.resolve(new Response(text));
  });
  const cache = {
    keys: () =>
      Promise.resolve([...stored.keys()].map((file) => ({ url: `https://lifeline.example${file}` }))),
    match: (file: string) => {
      const text = stored.get(file);
      return Promise.resolve(text === undefined ? undefined : new Response(text));
    },
    put: async (file: string, response: Response) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      stored.set(file, await response.text());
    },
    delete: (file: string) => Promise.resolve(stored.delete(file)),
  };
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
});

afterEach(() => vi.unstubAllGlobals());

const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error as PackFailure).problem,
  );

test('a pack is downloaded once, and then read without network', async () => {
  await openPack(entry, { mayUpdate: true });
  server.clear();
  expect((await openPack(entry, { mayUpdate: true })).passages).toEqual({ a: ['first'] });
  expect(await listKeptPacks()).toEqual([{ id: 'bece-math', file: entry.file }]);
});

test('without network and without a kept pack it says so', async () => {
  server.clear();
  expect(await problemOf(openPack(entry, { mayUpdate: true }))).toBe('network');
});

test('half a pack is refused, and not kept', async () => {
  server.set(entry.file, pack('first').slice(0, 60));
  expect(await problemOf(downloadPack(entry))).toBe('broken');
  expect(await listKeptPacks()).toEqual([]);
});

test('an improved pack replaces the kept one in the background, and is used from the next time on', async () => {
  await openPack(entry, { mayUpdate: true });
  server.set(later.file, pack('second'));
  await new Promise<void>((resolve) => {
    void openPack(later, { mayUpdate: true, onUpdated: resolve }).then(({ passages }) =>
      expect(passages).toEqual({ a: ['first'] }),
    );
  });
  expect(await listKeptPacks()).toEqual([{ id: 'bece-math', file: later.file }]);
  expect((await openPack(later, { mayUpdate: true })).passages).toEqual({ a: ['second'] });
});

test('on data saver the kept pack stays', async () => {
  await openPack(entry, { mayUpdate: true });
  server.set(later.file, pack('second'));
  await openPack(later, { mayUpdate: false });
  expect(await listKeptPacks()).toEqual([{ id: 'bece-math', file: entry.file }]);
});

test('an update that fails leaves the kept pack', async () => {
  await openPack(entry, { mayUpdate: true });
  expect(await problemOf(downloadPack(later))).toBe('network');
  expect((await openPack(later, { mayUpdate: false })).passages).toEqual({ a: ['first'] });
});

test('full storage does not stop the practice', async () => {
  isFull = true;
  expect((await openPack(entry, { mayUpdate: true })).id).toBe('bece-math');
  expect(await listKeptPacks()).toEqual([]);
});

test('a kept file that cannot be read any more is downloaded again', async () => {
  stored.set(entry.file, '{"format":0}');
  expect((await openPack(entry, { mayUpdate: true })).passages).toEqual({ a: ['first'] });
});

test('a pack is removed', async () => {
  await openPack(entry, { mayUpdate: true });
  await removePacks('bece-math');
  expect(await listKeptPacks()).toEqual([]);
});
