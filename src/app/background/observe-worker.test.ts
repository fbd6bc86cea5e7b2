import { expect, it, vi } from 'vitest';
import type { WorkerFact } from '@/features/site/app-update';
import { observeWorker, type WorkerContainer } from './observe-worker';

/** A fake service worker. */
class Worker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  active: Worker | null = null;
  update = vi.fn<() => Promise<void>>(() => Promise.resolve());

  /** A new worker starts installing. */
  find(): Worker {
    this.installing = new Worker();
    this.dispatchEvent(new Event('updatefound'));
    return this.installing;
  }

  /** The worker is installed and waits, replacing an earlier one. */
  hold(worker: Worker): void {
    const before = this.waiting;
    [this.installing, this.waiting] = [null, worker];
    before?.become('redundant');
    worker.become('installed');
  }

  /** Installing fails, because a file did not load. */
  drop(worker: Worker): void {
    this.installing = null;
    worker.become('redundant');
  }
}

/** A site whose first worker controls this tab. */
async function start(register?: () => Promise<Registration | undefined>) {
  const registration = new Registration();
  registration.active = new Worker();
  registration.active.state = 'activated';
  const container = Object.assign(new EventTarget(), {
    controller: registration.active,
    register: register ?? (() => Promise.resolve(registration)),
  });
  const facts: WorkerFact[] = [];
  const observed = observeWorker(container as unknown as WorkerContainer, (fact) => void facts.push(fact));
  await Promise.resolve();
  await Promise.resolve();
  const told = () =>
    facts.splice(0).map((fact) => ('worker' in fact ? `${fact.type} ${fact.worker}` : fact.type));
  return { registration, observed, told, facts };
}

it('reports which worker failed to install: the third release, not the second one that waits', async () => {
  const { registration, told } = await start();
  const second = registration.find();
  registration.hold(second);
  expect(told()).toEqual(['worker.activated', 'worker.installing', 'worker.waiting']);
  const third = registration.find();
  registration.drop(third);
  expect(told()).toEqual(['worker.installing', 'worker.redundant installing']);
});

it('reports only that a release waits when it replaces another', async () => {
  const { registration, told } = await start();
  registration.hold(registration.find());
  told();
  registration.hold(registration.find());
  expect(told()).toEqual(['worker.installing', 'worker.waiting']);
});

it('reports that a release is gone that waited before this page was opened', async () => {
  const waiting = new Worker();
  waiting.state = 'installed';
  const registration = new Registration();
  registration.active = new Worker();
  registration.waiting = waiting;
  const { told } = await start(() => Promise.resolve(registration));
  expect(told()).toEqual(['worker.activated', 'worker.waiting']);
  registration.waiting = null;
  waiting.become('redundant');
  expect(told()).toEqual(['worker.redundant waiting']);
});

it('reports why there is no worker, and why the update check failed', async () => {
  const refused = new Error('not allowed here');
  const { facts } = await start(() => Promise.reject(refused));
  expect(facts).toEqual([{ type: 'worker.failed', cause: refused }]);

  const { told: blocked } = await start(() => Promise.resolve(undefined));
  expect(blocked()).toEqual(['worker.failed']);

  const { registration, observed, facts: later, told } = await start();
  told();
  const dropped = new TypeError('no network');
  registration.update.mockRejectedValueOnce(dropped);
  observed.check();
  await expect.poll(() => later).toEqual([{ type: 'worker.unchecked', cause: dropped }]);
});
