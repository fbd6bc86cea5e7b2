import { expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import {
  appUpdateMachine,
  type RegistrationCommand,
  type WorkerFact,
  type WorkerStage,
} from './app-update-machine';
import {
  selectIsActivating,
  selectIsRefreshNeeded,
  selectIsReplaced,
  selectNeedsFullLoad,
} from './app-update-selectors';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Names of the facts that carry no payload. */
type PlainFact = Exclude<WorkerFact, { worker: unknown } | { cause: unknown }>['type'];

interface Start {
  postponedUntil?: number;
  checksAtOnce?: boolean;
}

function startUpdates({ postponedUntil = 0, checksAtOnce = true }: Start = {}) {
  const clock = new SimulatedClock();
  const reloadPage = vi.fn<() => void>();
  const logFailure = vi.fn<() => void>();
  const commands: string[] = [];
  const asked: number[] = [];
  const server: { latest: string; isDown: boolean } = { latest: 'one', isDown: false };
  const postponement = { until: postponedUntil };
  const machine = appUpdateMachine.provide({
    actors: {
      registration: fromCallback<RegistrationCommand>(({ receive }) => {
        receive(({ type }) => commands.push(type));
      }),
      latestBuild: fromPromise(() => {
        asked.push(clock.now());
        return server.isDown ? Promise.reject(new Error('down')) : Promise.resolve(server.latest);
      }),
    },
    actions: {
      reloadPage,
      logFailure,
      rememberPostponed: () => {
        postponement.until = clock.now() + dayMs;
      },
    },
  });
  const actor = createActor(machine, {
    clock,
    input: {
      buildId: 'one',
      checksAtOnce,
      isReadinessTold: () => true,
      postponedMs: () => postponement.until - clock.now(),
    },
  }).start();
  const tell = (...types: PlainFact[]) => types.forEach((type) => actor.send({ type }));
  const giveUp = (given: WorkerStage) => actor.send({ type: 'worker.redundant', worker: given });
  const fail = (type: 'worker.failed' | 'worker.unchecked') => actor.send({ type, cause: new Error(type) });
  const worker = () => {
    const { worker: value } = actor.getSnapshot().value;
    if (typeof value === 'string') return value;
    return 'waiting' in value ? `waiting.${value.waiting}` : 'activated';
  };
  const release = () => actor.getSnapshot().value.release;
  /** Waits for the server's answer. */
  const settle = () => vi.waitFor(() => expect(release()).not.toBe('asking'));
  return {
    actor,
    clock,
    commands,
    asked,
    server,
    reloadPage,
    logFailure,
    tell,
    giveUp,
    fail,
    worker,
    release,
    settle,
  };
}

it('offers a waiting release, and reloads once it has taken control', () => {
  const { actor, tell, worker, commands, reloadPage } = startUpdates();
  tell('worker.activated', 'worker.installing', 'worker.waiting');
  expect(selectIsRefreshNeeded(actor.getSnapshot())).toBe(true);
  actor.send({ type: 'update.accepted' });
  expect(commands).toEqual(['activate']);
  expect(reloadPage).not.toHaveBeenCalled();
  tell('worker.replaced', 'worker.replaced');
  expect(worker()).toBe('reloading');
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

it('reloads when the browser reports the new worker, but not which one is in control', () => {
  const { actor, tell, reloadPage } = startUpdates();
  tell('worker.activated', 'worker.waiting');
  actor.send({ type: 'update.accepted' });
  expect(reloadPage).not.toHaveBeenCalled();
  tell('worker.activated', 'worker.replaced');
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

it('does not reload the old release while the previous worker finishes its responses', () => {
  const { actor, clock, tell, reloadPage } = startUpdates();
  tell('worker.waiting');
  actor.send({ type: 'update.accepted' });
  expect(selectIsActivating(actor.getSnapshot())).toBe(true);
  clock.increment(59_999);
  expect(reloadPage).not.toHaveBeenCalled();
  clock.increment(1);
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

it('activates a third release that replaced the accepted one', () => {
  const { actor, tell, giveUp, worker, commands } = startUpdates();
  tell('worker.waiting');
  actor.send({ type: 'update.accepted' });
  tell('worker.waiting');
  expect(commands).toEqual(['activate', 'activate']);
  giveUp('waiting');
  expect(worker()).toBe('activated');
});

it('does not offer a postponed update for a day', () => {
  const { actor, clock, tell, worker } = startUpdates();
  tell('worker.waiting');
  actor.send({ type: 'update.postponed' });
  clock.increment(dayMs - 1);
  expect(worker()).toBe('waiting.postponed');
  clock.increment(1);
  expect(worker()).toBe('waiting.offered');
});

it('remembers after a reload that it was postponed', () => {
  const { tell, worker, clock } = startUpdates({ postponedUntil: 5 * hourMs });
  clock.increment(hourMs);
  tell('worker.waiting');
  expect(worker()).toBe('waiting.postponed');
  clock.increment(4 * hourMs);
  expect(worker()).toBe('waiting.offered');
});

it('does not reload when the first worker takes control', () => {
  const { actor, tell, reloadPage } = startUpdates();
  tell('worker.installing', 'worker.activated');
  expect(actor.getSnapshot().hasTag('offline-ready')).toBe(true);
  expect(reloadPage).not.toHaveBeenCalled();
});

it('notifies a tab whose worker was replaced by another tab, and does not reload it', () => {
  const { actor, tell, reloadPage } = startUpdates();
  tell('worker.activated', 'worker.waiting', 'worker.replaced');
  expect(selectIsReplaced(actor.getSnapshot())).toBe(true);
  expect(reloadPage).not.toHaveBeenCalled();
  actor.send({ type: 'update.accepted' });
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

it('stays with the present release when the new one failed to install', () => {
  const { actor, tell, giveUp, worker } = startUpdates();
  tell('worker.activated', 'worker.installing');
  giveUp('installing');
  expect(worker()).toBe('activated');
  expect(selectIsRefreshNeeded(actor.getSnapshot())).toBe(false);
});

it('still offers the second release when a third failed to install', () => {
  const { actor, tell, giveUp, commands } = startUpdates();
  tell('worker.activated', 'worker.installing', 'worker.waiting', 'worker.installing');
  giveUp('installing');
  expect(selectIsRefreshNeeded(actor.getSnapshot())).toBe(true);
  actor.send({ type: 'update.accepted' });
  expect(commands).toEqual(['activate']);
});

it('keeps a release postponed when a third failed to install', () => {
  const { actor, clock, tell, giveUp, worker } = startUpdates();
  tell('worker.waiting');
  actor.send({ type: 'update.postponed' });
  tell('worker.installing');
  giveUp('installing');
  expect(worker()).toBe('waiting.postponed');
  clock.increment(dayMs);
  expect(worker()).toBe('waiting.offered');
});

it('offers nothing when the waiting release is gone', () => {
  const { actor, tell, giveUp, worker } = startUpdates();
  tell('worker.waiting');
  giveUp('waiting');
  expect(worker()).toBe('activated');
  expect(selectIsRefreshNeeded(actor.getSnapshot())).toBe(false);
});

it('continues without a worker when the active one was removed', () => {
  const { tell, giveUp, worker } = startUpdates();
  tell('worker.activated');
  giveUp('installing');
  expect(worker()).toBe('activated');
  giveUp('active');
  expect(worker()).toBe('redundant');
});

it('logs that the update check failed, and keeps its state', () => {
  const { tell, fail, logFailure, worker } = startUpdates();
  tell('worker.waiting');
  fail('worker.unchecked');
  expect(logFailure).toHaveBeenCalledTimes(1);
  expect(worker()).toBe('waiting.offered');
});

it('checks for a new build a second after the start, then hourly, and when the person returns', async () => {
  const { actor, clock, asked, settle } = startUpdates();
  clock.increment(999);
  expect(asked).toEqual([]);
  clock.increment(1);
  await settle();
  clock.increment(hourMs);
  await settle();
  actor.send({ type: 'tab.returned' });
  await settle();
  expect(asked).toEqual([1000, 1000 + hourMs, 1000 + hourMs]);
});

it('does not check in the first hour on the slowest network', async () => {
  const { clock, asked, settle } = startUpdates({ checksAtOnce: false });
  clock.increment(hourMs - 1);
  expect(asked).toEqual([]);
  clock.increment(1);
  await settle();
  expect(asked).toHaveLength(1);
});

it('starts an update of the worker when the server has another build', async () => {
  const { clock, server, tell, commands, release, settle } = startUpdates();
  tell('worker.activated');
  server.latest = 'two';
  clock.increment(1000);
  await settle();
  expect(release()).toBe('outdated');
  expect(commands).toEqual(['check']);
});

it('opens the next page by a full load where there is no worker', async () => {
  const { actor, clock, server, fail, logFailure, settle } = startUpdates();
  fail('worker.failed');
  expect(logFailure).toHaveBeenCalledTimes(1);
  expect(selectNeedsFullLoad(actor.getSnapshot())).toBe(false);
  server.latest = 'two';
  clock.increment(1000);
  await settle();
  expect(selectNeedsFullLoad(actor.getSnapshot())).toBe(true);
});

it('logs when the server cannot be reached, and checks again later', async () => {
  const { clock, server, asked, logFailure, release, settle } = startUpdates();
  server.isDown = true;
  clock.increment(1000);
  await settle();
  expect(logFailure).toHaveBeenCalledTimes(1);
  expect(release()).toBe('resting');
  clock.increment(hourMs);
  expect(asked).toHaveLength(2);
});
