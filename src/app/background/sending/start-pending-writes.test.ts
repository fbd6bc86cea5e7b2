// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import type { PendingWrites, NewPendingWrite } from '@/shared/pending-writes';
import type { AuthUser, BackendPort, Write } from '@/shared/backend';
import { storageKeys } from '@/shared/config';
import { createMemoryStore } from '@/shared/lib/storage';
import { createNoteUnsent } from './note-unsent';
import { startPendingWrites } from './start-pending-writes';

const act = (id: string, owner = 'ama'): NewPendingWrite => ({
  id,
  owner,
  record: 'offers/o',
  event: 'offer.accepted',
  writes: [{ type: 'create', path: `changeLog/${id}`, data: {} }],
  shown: {},
});

let acts: PendingWrites | null = null;

afterEach(async () => {
  await acts?.clear();
  acts?.actor.stop();
  vi.unstubAllGlobals();
});

function start({ isOnline = true, userId = 'ama' } = {}) {
  const browser = { onLine: isOnline };
  vi.stubGlobal('navigator', browser);
  const committed: string[] = [];
  let tell: (user: AuthUser | null) => void = () => undefined;
  const signIn = (id: string | null) => tell(id === null ? null : ({ id } as AuthUser));
  const backend = {
    auth: {
      observeUser(listener: typeof tell) {
        tell = listener;
        signIn(userId);
        return () => undefined;
      },
    },
    documents: {
      commit: async (writes: readonly Write[]) => void committed.push(...writes.map(({ path }) => path)),
    },
  };
  const device = createMemoryStore();
  const started = startPendingWrites({
    device,
    loadBackend: () => Promise.resolve(backend as unknown as BackendPort),
    noteUnsent: createNoteUnsent(device),
    log: (cause) => {
      throw cause;
    },
  });
  acts = started;
  const goOnline = () => {
    browser.onLine = true;
    window.dispatchEvent(new Event('online'));
  };
  return { acts: started, committed, device, goOnline, signIn };
}

it('waits for the network, and sends when it is back', async () => {
  const { acts: queue, committed, device, goOnline } = start({ isOnline: false });
  await queue.enqueue([act('a')]);
  expect(await queue.count('ama')).toBe(1);
  await vi.waitFor(() => expect(device.get(storageKeys.isUnsent)).toBe('yes'));
  expect(committed).toEqual([]);
  goOnline();
  await vi.waitFor(async () => expect(await queue.count('ama')).toBe(0));
  expect(committed).toEqual(['changeLog/a']);
});

it('sends writes of an account only while it is signed in, and writes with a code always', async () => {
  const { acts: queue, committed, signIn } = start({ userId: 'kofi' });
  await queue.enqueue([act('a', 'ama')]);
  await queue.enqueue([act('f', 'LL-T1')]);
  await vi.waitFor(() => expect(committed).toEqual(['changeLog/f']));
  expect(await queue.count('ama')).toBe(1);
  signIn('ama');
  await vi.waitFor(() => expect(committed).toEqual(['changeLog/f', 'changeLog/a']));
});

it('stores nothing on a shared phone: it sends at once, or fails', async () => {
  const { acts: queue, committed, device } = start();
  device.set(storageKeys.isSharedSignIn, 'yes');
  await queue.enqueue([act('a')]);
  expect(committed).toEqual(['changeLog/a']);
  vi.stubGlobal('navigator', { onLine: false });
  await expect(queue.enqueue([act('b')])).rejects.toMatchObject({ code: 'offline' });
  expect(await queue.count('ama')).toBe(0);
});

it('splits the writer off a worry that an older version made a part of its act', async () => {
  const { acts: queue, committed } = start();
  const data = { words: 'She is afraid.', name: '', phone: '+233241234567', email: '' };
  await queue.enqueue([{ ...act('a'), writes: [{ type: 'create', path: 'concerns/LL-W1', data }] }]);
  await vi.waitFor(() => expect(committed).toEqual(['concerns/LL-W1', 'concerns/LL-W1/contact/sender']));
});
