import { createActor, fromCallback, fromPromise } from 'xstate';
import type { ReferenceCode } from '@/entities/reference-code';
import { trackingPath } from '@/entities/tracking';
import {
  createOutboxStore,
  isWaiting,
  keepSubmission,
  outboxMachine,
  sendWaiting,
  submitOnce,
  takeBack,
  type Outbox,
  type OutboxFact,
} from '@/features/outbox';
import { BackendFailure, type BackendPort } from '@/shared/backend';
import { storageKeys } from '@/shared/config';
import { inspected } from '@/shared/lib/actors';
import { inOneTab, isOnline, observeNetwork, observeReturn, serviceWorkers } from '@/shared/lib/device';
import type { KeyValueStore } from '@/shared/lib/storage';

interface OutboxOptions {
  readonly device: KeyValueStore;
  readonly loadBackend: () => Promise<BackendPort>;
  readonly log: (cause: unknown) => void;
}

const lockName = 'lifeline.outbox';

/** The outbox of this phone, running. */
export function startOutbox({ device, loadBackend, log }: OutboxOptions): Outbox {
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

  const machine = outboxMachine.provide({
    actors: {
      store: fromCallback(({ sendBack }) => {
        const read = () =>
          store.list().then(
            (items) => sendBack({ type: 'items.read', items }),
            (cause: unknown) => {
              log(cause);
              sendBack({ type: 'storage.failed' });
            },
          );
        void read();
        // Also when the person comes back: the browser may have dropped the storage meanwhile.
        const stops = [store.observe(() => void read()), observeReturn(() => void read())];
        return () => stops.forEach((stop) => stop());
      }),
      surroundings: fromCallback(({ sendBack }) => {
        const stops = [
          observeNetwork((isFound) => sendBack({ type: isFound ? 'network.found' : 'network.lost' })),
          observeReturn(() => lookAround(sendBack)),
          observeSync(() => lookAround(sendBack)),
        ];
        return () => stops.forEach((stop) => stop());
      }),
      round: fromPromise(round),
    },
    actions: { logFailure: (_, { cause }) => log(cause) },
  });
  const actor = createActor(machine, { ...inspected(), input: { isOnline: isOnline() } });
  // The first script of a page loads the site at once when something waits, also where data are saved.
  actor.subscribe(({ context }) => {
    // On a shared phone the next person must not find the codes of the one before. What was refused is told of first.
    const hasSent = context.items.some(({ state }) => state === 'sent');
    if (hasSent && device.get(storageKeys.isSharedPhone) === 'yes') store.forgetSent().catch(log);
    const isSomethingWaiting = context.items.some(isWaiting);
    if (isSomethingWaiting) device.set(storageKeys.isUnsent, 'yes');
    else if (device.get(storageKeys.isUnsent) !== null) device.remove(storageKeys.isUnsent);
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

/** A page that slept through the event of the network has not heard of it. */
function lookAround(tell: (fact: OutboxFact) => void): void {
  tell({ type: isOnline() ? 'network.found' : 'network.lost' });
  tell({ type: 'moment.came' });
}

const askBackend = (loadBackend: () => Promise<BackendPort>) => async (code: ReferenceCode) => {
  if (!isOnline()) throw new BackendFailure('offline', 'the device has no network');
  return (await (await loadBackend()).documents.get(trackingPath(code))) !== null;
};

/** What the service worker says when the browser has found a good moment (Background Sync, where there is one). */
function observeSync(onMoment: () => void): () => void {
  const workers = serviceWorkers();
  const listener = (event: MessageEvent<{ type?: string } | null>) => {
    if (event.data?.type === 'MOMENT_CAME') onMoment();
  };
  workers?.addEventListener('message', listener);
  return () => workers?.removeEventListener('message', listener);
}

/** Asks the browser to wake the worker once there is network: an extra chance, on browsers that have it. */
async function askForSync(): Promise<void> {
  const registration = (await serviceWorkers()?.getRegistration()) as
    (ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } }) | undefined;
  // Refused by a setting of the browser: the other occasions remain.
  await registration?.sync?.register('outbox').catch(() => undefined);
}
