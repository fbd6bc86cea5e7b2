// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { createOutboxStore } from '@/features/outbox';
import { createMemoryStore } from '@/shared/lib/storage';
import { startOutbox } from './start-outbox';

it('forgets what was sent while a round of sending holds the lock', async () => {
  const locks = { request: () => new Promise(() => undefined) };
  vi.stubGlobal('navigator', { onLine: true, locks });
  const store = createOutboxStore();
  const addedAt = '2026-03-09T16:12:00Z';
  await store.add({ code: 'LL-E1', fingerprint: 'f', addedAt, state: 'sent', sentAt: addedAt });
  const outbox = startOutbox({
    device: createMemoryStore(),
    loadBackend: () => Promise.reject(new Error('not asked')),
    noteUnsent: () => undefined,
    log: () => undefined,
  });
  await outbox.forgetSent();
  expect(await store.list()).toEqual([]);
  outbox.actor.stop();
});
