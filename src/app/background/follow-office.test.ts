// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { siteSettingsPath } from '@/entities/site-setting';
import type { DocumentData } from '@/shared/backend';
import { createMemoryStore } from '@/shared/lib/storage';
import { keepOffice, readShownOffice } from '@/shared/office-facts';
import { followOffice, loadWhatsAppAddress } from './follow-office';

type Options = Parameters<typeof followOffice>[1];

/** A page of a real site that has not loaded the backend. */
const follow = (options: Partial<Options> = {}): Options => ({
  isReal: true,
  backendLoaded: new Promise(() => undefined),
  log: vi.fn(),
  ...options,
});

/** A backend in which the office has set these fields. */
function backendWith(fields: DocumentData) {
  const get = vi.fn((path: string) => Promise.resolve(path === siteSettingsPath ? fields : null));
  return { get, backend: { documents: { get } } };
}

const config = {
  ...{ apiKey: 'key', authDomain: 'a.example', projectId: 'demo-site', storageBucket: 'b' },
  ...{ messagingSenderId: '1', appId: '1' },
};
const stored = {
  fields: {
    whatsApp: { stringValue: '+233201234567' },
    replyDays: { integerValue: '4' },
    isSample: { booleanValue: false },
    updatedAt: { timestampValue: '2026-11-23T08:00:00Z' },
  },
};

/** Answers of the site and of the database, by the beginning of the address. */
function answer(database: () => Promise<Response>) {
  const fetched = vi.fn((address: string) =>
    address === '/config.json' ? Promise.resolve(Response.json(config)) : database(),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

beforeEach(() => keepOffice(createMemoryStore(), { facts: {}, isSample: false }));
afterEach(() => vi.unstubAllGlobals());

it('shows what the database has, by one request without the SDK, and keeps it', async () => {
  const fetched = answer(() => Promise.resolve(Response.json(stored)));
  const device = createMemoryStore();
  followOffice(device, follow());
  await expect.poll(() => readShownOffice().own).toEqual({ whatsApp: '+233201234567', replyDays: 4 });
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    '/config.json',
    'https://firestore.googleapis.com/v1/projects/demo-site/databases/(default)/documents/settings/site?key=key',
  ]);

  keepOffice(createMemoryStore(), { facts: {}, isSample: false });
  answer(() => Promise.reject(new TypeError('Failed to fetch')));
  const log = vi.fn();
  followOffice(device, follow({ log }));
  expect(readShownOffice().replyDays).toBe(4);
  await expect.poll(() => log.mock.calls.length).toBe(1);
});

it('leaves what is known when the database refuses', async () => {
  const fetched = answer(() => Promise.resolve(new Response('{}', { status: 403 })));
  const device = createMemoryStore();
  keepOffice(device, { facts: { replyDays: 3 }, isSample: false });
  followOffice(device, follow());
  await expect.poll(() => fetched.mock.calls.length).toBe(2);
  expect(readShownOffice().replyDays).toBe(3);
});

it.each([401, 403])('reads through a backend that is loaded anyway, once refused with %i', async (status) => {
  const fetched = answer(() => Promise.resolve(new Response('{}', { status })));
  const device = createMemoryStore();
  const { get, backend } = backendWith({ replyDays: 6, isSample: false, lastChange: 'x' });
  let tell: (loaded: typeof backend) => void = () => undefined;
  const backendLoaded = new Promise<typeof backend>((resolve) => {
    tell = resolve;
  });
  followOffice(device, follow({ backendLoaded }));
  await expect.poll(() => fetched.mock.calls.length).toBe(2);
  expect(readShownOffice().own).toEqual({});
  tell(backend);
  await expect.poll(() => readShownOffice().own).toEqual({ replyDays: 6 });
  expect(get).toHaveBeenCalledTimes(1);

  // Kept for the next visit, also without network.
  keepOffice(createMemoryStore(), { facts: {}, isSample: false });
  answer(() => Promise.reject(new TypeError('Failed to fetch')));
  followOffice(device, follow());
  expect(readShownOffice().replyDays).toBe(6);
});

it.each([
  ['answers', () => Promise.resolve(Response.json(stored)), 4],
  ['has no settings', () => Promise.resolve(new Response('{}', { status: 404 })), 2],
  ['fails', () => Promise.resolve(new Response('{}', { status: 503 })), 2],
])('asks the backend for nothing when the database %s', async (_what, reply, replyDays) => {
  const answered = vi.fn(reply);
  answer(answered);
  const { get, backend } = backendWith({ replyDays: 6 });
  followOffice(createMemoryStore(), follow({ backendLoaded: Promise.resolve(backend) }));
  await expect.poll(() => answered.mock.calls.length).toBe(1);
  await expect.poll(() => readShownOffice().replyDays).toBe(replyDays);
  expect(get).not.toHaveBeenCalled();
});

it('asks nobody in the demo', () => {
  const fetched = answer(() => Promise.reject(new TypeError('not asked')));
  followOffice(createMemoryStore(), follow({ isReal: false }));
  expect(fetched).not.toHaveBeenCalled();
});

it('leads to the newest WhatsApp number, or to the kept one without network', async () => {
  const device = createMemoryStore();
  answer(() => Promise.resolve(Response.json(stored)));
  expect(await loadWhatsAppAddress(device, true)).toBe('https://wa.me/233201234567');
  answer(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await loadWhatsAppAddress(device, true)).toBe('https://wa.me/233201234567');
});

it('shows what is set in the demo, and calls it a sample', () => {
  const fetched = answer(() => Promise.resolve(Response.json(stored)));
  const device = createMemoryStore();
  keepOffice(device, { facts: { replyDays: 4 }, isSample: false });
  followOffice(device, follow({ isReal: false }));
  expect(readShownOffice()).toMatchObject({ replyDays: 4, own: {} });
  expect(fetched).not.toHaveBeenCalled();
});
