import { expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { appUpdateMachine, type WorkerFact } from './app-update-machine';
import { selectIsReadinessTold } from './app-update-selectors';

/** A tab on a device. */
function openTab(device: { isTold: boolean }) {
  const actor = createActor(
    appUpdateMachine.provide({
      actors: {
        registration: fromCallback(() => undefined),
        latestBuild: fromPromise(() => Promise.resolve('one')),
      },
      actions: { rememberReadinessTold: () => void (device.isTold = true) },
    }),
    {
      input: {
        buildId: 'one',
        checksAtOnce: false,
        isReadinessTold: () => device.isTold,
        postponedMs: () => 0,
      },
    },
  ).start();
  return {
    isTold: () => selectIsReadinessTold(actor.getSnapshot()),
    tell: (type: 'worker.installing' | 'worker.activated' | 'worker.waiting') =>
      actor.send({ type } satisfies WorkerFact),
    show: () => actor.send({ type: 'readiness.shown' }),
    confirm: () => actor.send({ type: 'readiness.seen' }),
  };
}

it('says that the site works offline once its files are on the device', () => {
  const tab = openTab({ isTold: false });
  tab.tell('worker.installing');
  expect(tab.isTold()).toBe(false);
  tab.tell('worker.activated');
  expect(tab.isTold()).toBe(true);
  tab.confirm();
  expect(tab.isTold()).toBe(false);
});

it('says it once on a device, even when nobody confirms it', () => {
  const device = { isTold: false };
  const tab = openTab(device);
  tab.tell('worker.activated');
  tab.show();
  const next = openTab(device);
  next.tell('worker.activated');
  expect(next.isTold()).toBe(false);
});

it('says it on the next visit when no page of this one could show it', () => {
  const device = { isTold: false };
  openTab(device).tell('worker.activated');
  const next = openTab(device);
  next.tell('worker.activated');
  expect(next.isTold()).toBe(true);
});

it('gives way to a waiting release', () => {
  const tab = openTab({ isTold: false });
  tab.tell('worker.activated');
  tab.tell('worker.waiting');
  expect(tab.isTold()).toBe(false);
});
