import { inspected } from 'statechart-inspector/inspected';
import { createActor, fromCallback, fromPromise } from 'xstate';
import {
  appUpdateMachine,
  selectNeedsFullLoad,
  type AppUpdateActor,
  type RegistrationCommand,
} from '@/features/site/app-update';
import { buildId, storageKeys } from '@/shared/config';
import { isSlowestNetwork, observeReturn, serviceWorkers, notifyWorkerOfPage } from '@/shared/lib/device';
import type { KeyValueStore } from '@/shared/lib/storage';
import { fetchLatestBuild } from './latest-build';
import { openLinksByFullLoad } from './open-links-by-full-load';
import { observeWorker } from './observe-worker';

/** Set once the device was told that the site works offline. Here, since only the background needs it. */
const readinessKey = 'lifeline.readiness-told';

/** How long a postponed update is not offered again, in milliseconds. */
const reminderMs = 86_400_000;

/** Starts the machine that follows the service worker and new releases. */
export function startAppUpdate(device: KeyValueStore, log: (cause: unknown) => void): AppUpdateActor {
  const workers = serviceWorkers();
  const machine = appUpdateMachine.provide({
    actors: {
      registration: fromCallback<RegistrationCommand>(({ sendBack, receive }) => {
        const stopReturn = observeReturn(() => sendBack({ type: 'tab.returned' }));
        if (!workers) {
          sendBack({ type: 'worker.failed', cause: new Error('this browser has no service workers') });
          return stopReturn;
        }
        const worker = observeWorker(workers, sendBack);
        receive(({ type }) => {
          if (type === 'check') worker.check();
          else worker.activate();
        });
        return () => {
          stopReturn();
          worker.stop();
        };
      }),
      latestBuild: fromPromise(({ signal }) => fetchLatestBuild(signal)),
    },
    actions: {
      rememberPostponed: () => void device.set(storageKeys.updatePostponed, String(Date.now() + reminderMs)),
      rememberReadinessTold: () => void device.set(readinessKey, 'yes'),
      reloadPage: () => window.location.reload(),
      logFailure: (_, { cause }) => log(cause),
    },
  });
  const actor = createActor(machine, {
    ...inspected(),
    input: {
      buildId,
      isReadinessTold: () => device.get(readinessKey) !== null,
      checksAtOnce: !isSlowestNetwork(),
      postponedMs: () => Number(device.get(storageKeys.updatePostponed) ?? 0) - Date.now(),
    },
  }).start();
  openLinksByFullLoad(document, () => selectNeedsFullLoad(actor.getSnapshot()));
  // For files loaded before the worker was installed.
  void notifyWorkerOfPage(window.location.pathname);
  return actor;
}
