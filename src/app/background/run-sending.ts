import { inspected } from 'statechart-inspector/inspected';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { isOnline, observeNetwork, observeReturn, serviceWorkers } from '@/shared/lib/device';
import type { RoundInput, Sendable, SendingActor, SendingMachine } from '@/shared/lib/sending';

interface Sending<Item> {
  readonly store: {
    list(): Promise<readonly Item[]>;
    observe(onChange: () => void): () => void;
  };
  /** Tries everything that is due, in one tab at a time; gives all items as they are then. */
  readonly round: (input: RoundInput) => Promise<readonly Item[]>;
  readonly log: (cause: unknown) => void;
}

/** The machine with the store, the network and the person around it; not started yet, so that nobody misses its first news. */
export function runSending<Item extends Sendable>(
  machine: SendingMachine<Item>,
  { store, round, log }: Sending<Item>,
): SendingActor<Item> {
  const provided = machine.provide({
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
      round: fromPromise(({ input }) => round(input)),
    },
    actions: { logFailure: (_, { cause }) => log(cause) },
  });
  return createActor(provided, { ...inspected(), input: { isOnline: isOnline() } });
}

interface Moment {
  readonly type: 'network.found' | 'network.lost' | 'moment.came';
}

/** A page that slept through the event of the network has not heard of it. */
export function lookAround(tell: (fact: Moment) => void): void {
  tell({ type: isOnline() ? 'network.found' : 'network.lost' });
  tell({ type: 'moment.came' });
}

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
export async function askForSync(): Promise<void> {
  const registration = (await serviceWorkers()?.getRegistration()) as
    (ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } }) | undefined;
  // Refused by a setting of the browser: the other occasions remain.
  await registration?.sync?.register('outbox').catch(() => undefined);
}
