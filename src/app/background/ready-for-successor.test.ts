import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readyForSuccessor } from './ready-for-successor';

/** Tells the observer of the page's files that one was loaded. */
let load = () => {};

class Observer {
  constructor(tell: () => void) {
    load = tell;
  }
  readonly observe = () => {};
  readonly disconnect = () => (load = () => {});
}

/** A worker that answers when the test says so. */
class Worker {
  answer: (() => void) | null = null;
  postMessage(message: { readonly type: string }, [port]: readonly MessagePort[]): void {
    if (message.type === 'PING') this.answer = () => port?.postMessage('PONG');
  }
}

function start(worker: Worker | null) {
  const ready = vi.fn<() => void>();
  void readyForSuccessor(worker as unknown as ServiceWorker | null).then(ready);
  return ready;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('PerformanceObserver', Observer);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits until the page has asked for no file for a second', async () => {
  const ready = start(null);
  await vi.advanceTimersByTimeAsync(900);
  load();
  await vi.advanceTimersByTimeAsync(999);
  expect(ready).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ready).toHaveBeenCalledTimes(1);
});

it('waits for files for five seconds at most', async () => {
  const ready = start(null);
  for (let passed = 0; passed < 5000; passed += 500) {
    expect(ready).not.toHaveBeenCalled();
    load();
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(ready).toHaveBeenCalledTimes(1);
});

it('waits until a worker that is being started answers', async () => {
  const worker = new Worker();
  const ready = start(worker);
  await vi.advanceTimersByTimeAsync(1500);
  expect(ready).not.toHaveBeenCalled();
  worker.answer?.();
  vi.useRealTimers();
  await expect.poll(() => ready.mock.calls.length).toBe(1);
});

it('does not wait for more than five seconds for a worker of a release that does not answer', async () => {
  const ready = start(new Worker());
  await vi.advanceTimersByTimeAsync(5999);
  expect(ready).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ready).toHaveBeenCalledTimes(1);
});
