import { inspected } from 'statechart-inspector/inspected';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { isOnline, observeNetwork, observeReturn, serviceWorkers } from '@/shared/lib/device';
import type { RoundInput, Sendable, SendingActor, SendingMachine } from '@/shared/lib/sending';

interface Sending<Item> {
  readonly store: {
    list(): Promise<readonly Item[]>;
    observe(onChange: () => void): () => void;
  };
  /** Tries everything that is due, in one tab at a time; resolves with all items. */
  readonly round: (input: RoundInput) => Promise<readonly Item[]>;
  readonly log: (cause: unknown) => void;
}

/**
 * Creates the machine's actor with store, network and page events. The caller starts it, so that subscribers
 * miss no event.
 */
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
        // Also on return: the browser may have deleted the storage.
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

/** A suspended page misses network events, so report the state. */
export function lookAround(tell: (fact: Moment) => void): void {
  tell({ type: isOnline() ? 'network.found' : 'network.lost' });
  tell({ type: 'moment.came' });
}

/** Listens for the service worker's message about a Background Sync event. */
function observeSync(onMoment: () => void): () => void {
  const workers = serviceWorkers();
  const listener = (event: MessageEvent<{ type?: string } | null>) => {
    if (event.data?.type === 'MOMENT_CAME') onMoment();
  };
  workers?.addEventListener('message', listener);
  return () => workers?.removeEventListener('message', listener);
}

/** Registers a Background Sync, where supported, as an additional trigger. */
export async function askForSync(): Promise<void> {
  const registration = (await serviceWorkers()?.getRegistration()) as
    (ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } }) | undefined;
  // Rejected by a browser setting: the other triggers remain.
  await registration?.sync?.register('outbox').catch(() => undefined);
}
