import { expect, it, vi } from 'vitest';
import { createPersistentStart } from './keep-starting';

const minuteMs = 60_000;

function open() {
  const load = vi.fn<() => Promise<unknown>>();
  const report = vi.fn<(cause: unknown) => void>();
  const pauses: number[] = [];
  const start = createPersistentStart({
    load,
    report,
    isGone: (cause) => cause === 'gone',
    wait: (again, ms) => {
      pauses.push(ms);
      queueMicrotask(again);
    },
  });
  const settle = () => new Promise((done) => setTimeout(done));
  return { load, report, pauses, start, settle };
}

it('retries with growing pauses of at most ten minutes, and reports each failure', async () => {
  const { load, report, pauses, start, settle } = open();
  for (let time = 0; time < 7; time += 1) load.mockRejectedValueOnce('offline');
  load.mockResolvedValueOnce('here');
  start.start();
  await settle();
  expect(pauses.map((ms) => ms / minuteMs)).toEqual([1 / 3, 2 / 3, 4 / 3, 8 / 3, 16 / 3, 10, 10]);
  expect(report).toHaveBeenCalledTimes(7);
  expect(load).toHaveBeenCalledTimes(8);
});

it('reports that a reload is needed once a file was missing three times, and withdraws it when the file loads', async () => {
  const { load, start, settle } = open();
  const told: (true | null)[] = [];
  start.gone.subscribe(() => told.push(start.gone.read()));
  load.mockRejectedValueOnce('gone').mockRejectedValueOnce('offline').mockRejectedValueOnce('gone');
  load.mockRejectedValueOnce('gone').mockResolvedValueOnce('here');
  expect(start.gone.read()).toBeNull();
  start.start();
  await settle();
  expect(told).toEqual([true, null]);
});

it('needs no reload when the network only fails', async () => {
  const { load, start, settle } = open();
  for (let time = 0; time < 9; time += 1) load.mockRejectedValueOnce('offline');
  load.mockResolvedValueOnce('here');
  start.start();
  await settle();
  expect(start.gone.read()).toBeNull();
});
