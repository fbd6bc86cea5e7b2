// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { createMemoryStore } from '@/shared/lib/storage';
import { createOutboxStore } from '@/shared/submission';
import { startOutbox } from './start-outbox';

it('deletes sent items while an attempt holds the lock', async () => {
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

it('answers a withdrawal soon while the item is being sent', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const locks = {
    request: (_name: string, { signal }: { signal?: AbortSignal }) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
      }),
  };
  vi.stubGlobal('navigator', { onLine: true, locks });
  const outbox = startOutbox({
    device: createMemoryStore(),
    loadBackend: () => Promise.reject(new Error('not asked')),
    noteUnsent: () => undefined,
    log: () => undefined,
  });
  const answer = outbox.takeBack('LL-E1', () => Promise.resolve(null));
  await vi.advanceTimersByTimeAsync(3000);
  expect(await answer).toBe('sending');
  outbox.actor.stop();
  vi.useRealTimers();
});
