import type { ReferenceCode } from '@/entities/reference-code';
import { trackingPath } from '@/entities/tracking';
import {
  createOutboxStore,
  isWaiting,
  keepSubmission,
  outboxMachine,
  sendWaiting,
  takeBack,
  type Outbox,
} from '@/features/outbox';
import { BackendFailure, submitOnce, type BackendPort } from '@/shared/backend';
import { storageKeys } from '@/shared/config';
import { inOneTab, isOnline } from '@/shared/lib/device';
import type { KeyValueStore } from '@/shared/lib/storage';
import { askForSync, lookAround, runSending } from './run-sending';
import type { NoteUnsent } from './note-unsent';

interface OutboxOptions {
  readonly device: KeyValueStore;
  readonly loadBackend: () => Promise<BackendPort>;
  /** Told whether something waits. */
  readonly noteUnsent: NoteUnsent;
  readonly log: (cause: unknown) => void;
}

const lockName = 'lifeline.outbox';

/** The outbox of this phone, running. */
export function startOutbox({ device, loadBackend, noteUnsent, log }: OutboxOptions): Outbox {
  const store = createOutboxStore();
  const round = () =>
    inOneTab(lockName, () =>
      sendWaiting({
        store,
        now: () => new Date(),
        send: async (writes) => {
          // The embedded backend would take it without any network; a promise is about Lifeline, not about this phone.
          if (!isOnline()) throw new BackendFailure('offline', 'the device has no network');
          await submitOnce(await loadBackend(), writes);
        },
        putFile: async (facts, bytes) => {
          if (!isOnline()) throw new BackendFailure('offline', 'the device has no network');
          await (await loadBackend()).files.put(facts, bytes);
        },
      }),
    );

  const actor = runSending(outboxMachine, { store, round, log });
  actor.subscribe((snapshot) => {
    const { context } = snapshot;
    // On a shared phone the next person must not find the codes of the one before. What was refused is told of first.
    const hasSent = context.items.some(({ state }) => state === 'sent');
    if (hasSent && device.get(storageKeys.isSharedPhone) === 'yes') store.forgetSent().catch(log);
    if (!snapshot.matches('reading')) noteUnsent('outbox', context.items.some(isWaiting));
  });
  actor.start();

  return {
    actor,
    async keep(code, submission) {
      try {
        const kept = await keepSubmission(store, code, submission, new Date());
        if (!isOnline()) void askForSync();
        return kept;
      } catch (cause) {
        log(cause);
        return null;
      }
    },
    // Not while a round may be sending it.
    takeBack: (code, keepInForm) =>
      inOneTab(lockName, () =>
        takeBack({ store, now: () => new Date(), hasArrived: askBackend(loadBackend) }, code, keepInForm),
      ),
    tryNow: () => lookAround((fact) => actor.send(fact)),
    // Not after a round, which may take minutes on a bad network: whoever leaves must not wait for it.
    forgetSent: () => store.forgetSent(),
    clear: () => inOneTab(lockName, () => store.clear()),
    async forget(code) {
      await inOneTab(lockName, () => store.remove(code));
    },
  };
}

const askBackend = (loadBackend: () => Promise<BackendPort>) => async (code: ReferenceCode) => {
  if (!isOnline()) throw new BackendFailure('offline', 'the device has no network');
  return (await (await loadBackend()).documents.get(trackingPath(code))) !== null;
};
