import type { ReferenceCode } from '@/entities/reference-code';
import { trackingPath } from '@/entities/tracking';
import {
  createOutboxStore,
  isWaiting,
  keepSubmission,
  noteSent,
  outboxMachine,
  sendWaiting,
  takeBack,
  type Outbox,
} from '@/shared/submission';
import { BackendFailure, submitOnce, type BackendPort } from '@/shared/backend';
import { reserveForCodes } from '@/shared/kept-height';
import { ifFree, isOnline } from '@/shared/lib/device';
import type { RoundInput } from '@/shared/lib/sending';
import type { KeyValueStore } from '@/shared/lib/storage';
import { renewWrites } from './renew-writes';
import { askForSync, lookAround, runSending } from './run-sending';
import type { NoteUnsent } from './note-unsent';

interface OutboxOptions {
  readonly device: KeyValueStore;
  readonly loadBackend: () => Promise<BackendPort>;
  /** Reports whether something waits. */
  readonly noteUnsent: NoteUnsent;
  readonly log: (cause: unknown) => void;
}

/** One lock per item: a long upload does not block others. */
const lockOf = (code: ReferenceCode) => `lifeline.outbox.${code}`;

/** How long taking back waits for a running try, in milliseconds. */
const waitForTryMs = 3000;

/** Starts the outbox of this phone. */
export function startOutbox({ device, loadBackend, noteUnsent, log }: OutboxOptions): Outbox {
  const store = createOutboxStore();
  const assertOnline = () => {
    // The embedded backend would accept it offline, but "sent" must mean that Lifeline has it.
    if (!isOnline()) throw new BackendFailure('offline', 'the device has no network');
  };
  const round = (input: RoundInput) =>
    sendWaiting({
      ...input,
      store,
      now: () => new Date(),
      alone: async (code, work) => {
        await ifFree(lockOf(code), work);
      },
      send: async (writes) => {
        assertOnline();
        await submitOnce(await loadBackend(), renewWrites(writes));
      },
      putFile: async (facts, bytes) => {
        assertOnline();
        await (await loadBackend()).files.put(facts, bytes);
      },
    });

  const actor = runSending(outboxMachine, { store, round, log });
  actor.subscribe((snapshot) => {
    const { context } = snapshot;
    if (snapshot.matches('reading')) return;
    noteUnsent('outbox', context.items.some(isWaiting));
    reserveForCodes(
      device,
      context.items.some(({ state }) => state === 'sent'),
    );
  });
  actor.start();

  return {
    actor,
    async keep(code, submission, draft) {
      try {
        const kept = await keepSubmission(store, code, submission, new Date(), draft);
        if (!isOnline()) void askForSync();
        return kept;
      } catch (cause) {
        log(cause);
        return null;
      }
    },
    noteSent: (code, submission) => noteSent(store, code, submission, new Date()).catch(log),
    // Needs the lock, since a try may be sending it; gives up after `waitForTryMs`.
    takeBack: async (code, toDraft) => {
      const options = { store, now: () => new Date(), hasArrived: askBackend(loadBackend) };
      const taken = await ifFree(lockOf(code), () => takeBack(options, code, toDraft), waitForTryMs);
      return taken ?? 'sending';
    },
    tryNow: () => lookAround((fact) => actor.send(fact)),
    // These do not wait for a running try, which may take minutes on a slow network: its outcome restores
    // nothing that was removed.
    forgetSent: () => store.forgetSent(),
    clear: () => store.clear(),
    forget: (code) => store.remove(code),
  };
}

const askBackend = (loadBackend: () => Promise<BackendPort>) => async (code: ReferenceCode) => {
  if (!isOnline()) throw new BackendFailure('offline', 'the device has no network');
  return (await (await loadBackend()).documents.get(trackingPath(code))) !== null;
};
