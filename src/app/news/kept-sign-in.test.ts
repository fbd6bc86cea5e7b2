import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readKeptToken } from './kept-sign-in';

const now = new Date('2026-11-28T06:00:00.000Z');
const settings = { projectId: 'demo-site', apiKey: 'key' };

/** Keeps a sign-in as Firebase Authentication does; its token is good for so many minutes. */
async function keepSignIn(uid: string, minutes: number): Promise<void> {
  const database = await openDB('firebaseLocalStorageDb', 1, {
    upgrade: (fresh) => void fresh.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' }),
  });
  const expirationTime = now.getTime() + minutes * 60_000;
  await database.put('firebaseLocalStorage', {
    fbase_key: 'firebase:authUser:key:lifeline',
    value: { uid, stsTokenManager: { refreshToken: 'r&1', accessToken: 'kept', expirationTime } },
  });
  database.close();
}

const fetched = vi.fn<(address: string, init: { readonly body: URLSearchParams }) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('fetch', fetched.mockReset());
});
afterEach(() => vi.unstubAllGlobals());

it('gives the token that the device keeps while it is good, without a request', async () => {
  await keepSignIn('tutor-1', 30);
  expect(await readKeptToken(settings, 'tutor-1', now)).toBe('kept');
  expect(fetched).not.toHaveBeenCalled();
});

it('renews a token that has ended', async () => {
  await keepSignIn('tutor-1', -60);
  fetched.mockResolvedValue(Response.json({ id_token: 'fresh' }));
  expect(await readKeptToken(settings, 'tutor-1', now)).toBe('fresh');
  const [address, init] = fetched.mock.calls[0] ?? ['', null];
  expect(address).toBe('https://securetoken.googleapis.com/v1/token?key=key');
  expect(init?.body.get('refresh_token')).toBe('r&1');
});

it('gives none of somebody else, of nobody, and of a sign-in that has ended', async () => {
  expect(await readKeptToken(settings, 'tutor-1', now)).toBeNull();
  expect(await indexedDB.databases()).toEqual([]);
  await keepSignIn('tutor-2', 30);
  expect(await readKeptToken(settings, 'tutor-1', now)).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
  await keepSignIn('tutor-1', -60);
  fetched.mockResolvedValue(Response.json({}, { status: 400 }));
  expect(await readKeptToken(settings, 'tutor-1', now)).toBeNull();
});

it('fails while the sign-in is in trouble, so that the check waits for the next one', async () => {
  await keepSignIn('tutor-1', -60);
  fetched.mockResolvedValue(Response.json({}, { status: 503 }));
  await expect(readKeptToken(settings, 'tutor-1', now)).rejects.toThrow('503');
});
