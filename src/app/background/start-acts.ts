import {
  actMachine,
  commitAct,
  createActStore,
  isWaitingAct,
  sendActs,
  type Acts,
  type NewAct,
} from '@/shared/pending-writes';
import { BackendFailure, type BackendPort } from '@/shared/backend';
import { isSharedPhone } from '@/shared/config';
import { inOneTab, isOnline } from '@/shared/lib/device';
import type { RoundInput } from '@/shared/lib/sending';
import type { KeyValueStore } from '@/shared/lib/storage';
import type { NoteUnsent } from './note-unsent';
import { askForSync, lookAround, runSending } from './run-sending';

interface ActsOptions {
  readonly device: KeyValueStore;
  readonly loadBackend: () => Promise<BackendPort>;
  /** Told whether something waits. */
  readonly noteUnsent: NoteUnsent;
  readonly log: (cause: unknown) => void;
}

/** How every reference code begins, and no id of an account. */
const codePrefix = 'LL-';

const lockName = 'lifeline.acts';

/** The act queue of this phone, running. */
export function startActs({ device, loadBackend, noteUnsent, log }: ActsOptions): Acts {
  const store = createActStore();
  const user = followUser(loadBackend, () => tryNow());

  const send = async (act: NewAct) => {
    // The embedded backend would take it without any network; a promise is about Lifeline, not about this phone.
    if (!isOnline()) throw new BackendFailure('offline', 'the device has no network');
    await commitAct(await loadBackend(), act);
  };
  // What a code proves needs no account; what an account did would be refused to anybody else.
  const isHere = async (owner: string) => owner.startsWith(codePrefix) || (await user.read()) === owner;
  const now = () => new Date();
  const round = (input: RoundInput) =>
    inOneTab(lockName, () => sendActs({ ...input, store, send, isHere, now }));
  const actor = runSending(actMachine, { store, round, log });
  const tryNow = () => lookAround((fact) => actor.send(fact));
  actor.subscribe((snapshot) => {
    if (!snapshot.matches('reading')) noteUnsent('acts', snapshot.context.items.some(isWaitingAct));
  });
  actor.start();

  return {
    actor,
    async enqueue(done) {
      const sendAll = async () => {
        for (const act of done) await send(act);
      };
      if (isSharedPhone(device)) return sendAll();
      try {
        await store.add(done, now().toISOString());
      } catch (cause) {
        log(cause);
        return sendAll();
      }
      if (!isOnline()) void askForSync();
    },
    tryNow,
    // Not while a round may be sending it.
    forget: (id) => inOneTab(lockName, () => store.remove(id)),
    // Not after a round, which may take minutes on a bad network: whoever leaves must not wait for it.
    clear: (owner) => store.clear(owner),
    count: async (owner) =>
      (await store.list()).filter((act) => act.owner === owner && act.state !== 'sent').length,
  };
}

/** Who is signed in, once somebody has asked; tells of every change from then on. */
function followUser(loadBackend: () => Promise<BackendPort>, onChange: () => void) {
  let id: string | null = null;
  let known: Promise<void> | null = null;
  const follow = async () => {
    const { auth } = await loadBackend();
    await new Promise<void>((resolve) => {
      auth.observeUser((user) => {
        const isChanged = user !== null && user.id !== id;
        id = user?.id ?? null;
        resolve();
        if (isChanged) onChange();
      });
    });
  };
  return {
    async read(): Promise<string | null> {
      known ??= follow().catch((cause: unknown) => {
        known = null;
        throw cause;
      });
      await known;
      return id;
    },
  };
}
