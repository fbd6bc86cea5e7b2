import type { WorkerFact, WorkerStage } from '@/features/site/app-update';
import { readyForSuccessor } from './ready-for-successor';

/** The used part of `navigator.serviceWorker`. */
export type WorkerContainer = Pick<
  ServiceWorkerContainer,
  'controller' | 'register' | 'addEventListener' | 'removeEventListener'
>;

export interface WorkerRegistration {
  /** Looks for a newer worker; reports `worker.unchecked` on failure. */
  readonly check: () => void;
  /** Activates the waiting worker. */
  readonly activate: () => void;
  readonly stop: () => void;
}

/**
 * Registers the service worker and reports its lifecycle, including changes made by other tabs.
 * @param tell receives facts in order
 */
export function observeWorker(
  container: WorkerContainer,
  tell: (fact: WorkerFact) => void,
): WorkerRegistration {
  const listening = new AbortController();
  const { signal } = listening;
  let registration: ServiceWorkerRegistration | null = null;
  // The first worker of a device takes control of an uncontrolled page: that is no update.
  let wasControlled = container.controller !== null;

  const watch = (worker: ServiceWorker) => {
    let stage: WorkerStage = 'installing';
    const say = () => {
      if (signal.aborted) return;
      const { state } = worker;
      if (state === 'installing') tell({ type: 'worker.installing' });
      if (state === 'installed') {
        stage = 'waiting';
        if (registration?.active) tell({ type: 'worker.waiting' });
      }
      if (state === 'activating' || state === 'activated') stage = 'active';
      if (state === 'activated') tell({ type: 'worker.activated' });
      if (state === 'redundant' && !isSucceeded(worker, stage))
        tell({ type: 'worker.redundant', worker: stage });
    };
    worker.addEventListener('statechange', say, { signal });
    say();
  };

  /** Whether the worker became redundant because a newer one replaced it, which is reported separately. */
  const isSucceeded = (worker: ServiceWorker, stage: WorkerStage): boolean => {
    if (worker === container.controller) return true;
    const waiting = registration?.waiting ?? null;
    return stage === 'waiting' && waiting !== null && waiting !== worker;
  };

  container.addEventListener(
    'controllerchange',
    () => {
      if (wasControlled) tell({ type: 'worker.replaced' });
      wasControlled = true;
    },
    { signal },
  );

  // Extensions that block workers replace `register` by a function that returns nothing.
  const follow = (registered: ServiceWorkerRegistration | undefined) => {
    if (!registered) {
      tell({ type: 'worker.failed', cause: new Error('this browser registers no service worker') });
      return;
    }
    registration = registered;
    const { installing, waiting, active } = registered;
    if (active) tell({ type: 'worker.activated' });
    if (waiting) watch(waiting);
    if (installing) watch(installing);
    registered.addEventListener(
      'updatefound',
      () => {
        if (registered.installing) watch(registered.installing);
      },
      { signal },
    );
  };

  // Not `catch`: an error in `follow` is a bug and must reach the error reporter.
  void container
    .register('/sw.js', { scope: '/', updateViaCache: 'none' })
    .then(follow, (cause: unknown) => tell({ type: 'worker.failed', cause }));

  return {
    check: () =>
      void registration?.update().catch((cause: unknown) => tell({ type: 'worker.unchecked', cause })),
    activate: () =>
      void readyForSuccessor(registration?.active ?? null).then(() =>
        registration?.waiting?.postMessage({ type: 'SKIP_WAITING' }),
      ),
    stop: () => listening.abort(),
  };
}
