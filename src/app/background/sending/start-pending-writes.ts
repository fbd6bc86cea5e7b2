import {
  pendingWriteMachine,
  commitPendingWrite,
  createPendingWriteStore,
  isWaitingWrite,
  sendPendingWrites,
  type PendingWrites,
  type NewPendingWrite,
} from '@/shared/pending-writes';
import { BackendFailure, type BackendPort } from '@/shared/backend';
import { isSharedPhone } from '@/shared/config';
import { inOneTab, isOnline } from '@/shared/lib/device';
import type { RoundInput } from '@/shared/lib/sending';
import type { KeyValueStore } from '@/shared/lib/storage';
import type { NoteUnsent } from './note-unsent';
import { renewWrites } from './renew-writes';
import { askForSync, lookAround, runSending } from './run-sending';
import { isCodeOwner } from './sendable-writes';

interface PendingWritesOptions {
  readonly device: KeyValueStore;
  readonly loadBackend: () => Promise<BackendPort>;
  /** Reports whether something waits. */
  readonly noteUnsent: NoteUnsent;
  readonly log: (cause: unknown) => void;
}

const lockName = 'lifeline.acts';

/** Starts the pending-writes queue of this phone. */
export function startPendingWrites({
  device,
  loadBackend,
  noteUnsent,
  log,
}: PendingWritesOptions): PendingWrites {
  const store = createPendingWriteStore();
  const user = followUser(loadBackend, () => tryNow());

  const send = async (act: NewPendingWrite) => {
    // The embedded backend would accept it offline, but "sent" must mean that Lifeline has it.
    if (!isOnline()) throw new BackendFailure('offline', 'the device has no network');
    await commitPendingWrite(await loadBackend(), { ...act, writes: renewWrites(act.writes) });
  };
  // Acts of a code holder need no account; those of an account can be sent only while it is signed in.
  const isHere = async (owner: string) => isCodeOwner(owner) || (await user.read()) === owner;
  const now = () => new Date();
  const round = (input: RoundInput) =>
    inOneTab(lockName, () => sendPendingWrites({ ...input, store, send, isHere, now }));
  const actor = runSending(pendingWriteMachine, { store, round, log });
  const tryNow = () => lookAround((fact) => actor.send(fact));
  actor.subscribe((snapshot) => {
    if (!snapshot.matches('reading')) noteUnsent('acts', snapshot.context.items.some(isWaitingWrite));
  });
  actor.start();

  return {
    actor,
    async enqueue(done, isUnkept = false) {
      const sendAll = async () => {
        for (const act of done) await send(act);
        return 'sent' as const;
      };
      if (isUnkept || isSharedPhone(device)) return sendAll();
      try {
        await store.add(done, now().toISOString());
      } catch (cause) {
        log(cause);
        return sendAll();
      }
      if (!isOnline()) void askForSync();
      return 'queued';
    },
    tryNow,
    // Wait for the lock: a round may be sending it.
    forget: (id) => inOneTab(lockName, () => store.remove(id)),
    // Do not wait for a round, which may take minutes on a slow network: signing out must not wait.
    clear: (owner) => store.clear(owner),
    observeAccount: user.observe,
    count: async (owner) =>
      (await store.list()).filter((act) => act.owner === owner && act.state !== 'sent').length,
  };
}

/** The signed-in user, observed from the first read on. */
function followUser(loadBackend: () => Promise<BackendPort>, onChange: () => void) {
  let id: string | null = null;
  let known: Promise<void> | null = null;
  const listeners = new Set<(account: string | null) => void>();
  const follow = async () => {
    const { auth } = await loadBackend();
    await new Promise<void>((resolve) => {
      auth.observeUser((user) => {
        const isChanged = user !== null && user.id !== id;
        id = user?.id ?? null;
        resolve();
        listeners.forEach((listener) => listener(id));
        if (isChanged) onChange();
      });
    });
  };
  const read = async (): Promise<string | null> => {
    known ??= follow().catch((cause: unknown) => {
      known = null;
      throw cause;
    });
    await known;
    return id;
  };
  return {
    read,
    observe: (listener: (account: string | null) => void) => {
      listeners.add(listener);
      // Without an answer nobody is known to be signed in; the next round asks again.
      read().then(listener, () => undefined);
      return () => void listeners.delete(listener);
    },
  };
}
