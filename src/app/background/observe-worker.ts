import type { WorkerFact } from '@/features/app-update';

/** The part of `navigator.serviceWorker` that is used. */
export type WorkerContainer = Pick<
  ServiceWorkerContainer,
  'controller' | 'register' | 'addEventListener' | 'removeEventListener'
>;

export interface WorkerRegistration {
  /** Looks for a newer worker. Without network nothing happens. */
  readonly check: () => void;
  /** Lets the worker that waits take over. */
  readonly activate: () => void;
  readonly stop: () => void;
}

/**
 * Registers the site's worker and tells what becomes of it, in this tab and by what other tabs do.
 * @param tell is called with facts in the order in which they happen
 */
export function observeWorker(
  container: WorkerContainer,
  tell: (fact: WorkerFact) => void,
): WorkerRegistration {
  const listening = new AbortController();
  const { signal } = listening;
  let registration: ServiceWorkerRegistration | null = null;
  // The first worker of a device takes control of a page that had none: that is no update.
  let wasControlled = container.controller !== null;

  const watch = (worker: ServiceWorker) => {
    const say = () => {
      if (signal.aborted) return;
      if (worker.state === 'installing') tell({ type: 'worker.installing' });
      if (worker.state === 'installed' && registration?.active) tell({ type: 'worker.waiting' });
      if (worker.state === 'activated') tell({ type: 'worker.activated' });
      if (worker.state === 'redundant' && worker !== container.controller) tell({ type: 'worker.redundant' });
    };
    worker.addEventListener('statechange', say, { signal });
    say();
  };

  container.addEventListener(
    'controllerchange',
    () => {
      if (wasControlled) tell({ type: 'worker.replaced' });
      wasControlled = true;
    },
    { signal },
  );

  container
    .register('/sw.js', { scope: '/', updateViaCache: 'none' })
    .then((registered) => {
      registration = registered;
      const { installing, waiting, active } = registered;
      if (active) tell({ type: 'worker.activated' });
      if (waiting && active) tell({ type: 'worker.waiting' });
      if (installing) watch(installing);
      registered.addEventListener(
        'updatefound',
        () => {
          if (registered.installing) watch(registered.installing);
        },
        { signal },
      );
    })
    .catch(() => tell({ type: 'worker.failed' }));

  return {
    check: () => void registration?.update().catch(() => undefined),
    activate: () => registration?.waiting?.postMessage({ type: 'SKIP_WAITING' }),
    stop: () => listening.abort(),
  };
}
