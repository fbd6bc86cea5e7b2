import { expect, it, vi } from 'vitest';
import { createMemoryStore } from '@/shared/lib/storage';
import { createDataMeter } from './data-meter';

const entries = (...sizes: number[]) =>
  sizes.map((transferSize) => ({ entryType: 'resource', transferSize }));

function startMeter(
  add = vi.fn<(bytes: number) => Promise<void>>(() => Promise.resolve()),
  left = createMemoryStore(),
) {
  const planned: (() => void)[] = [];
  const meter = createDataMeter({ add, whenIdle: (work) => planned.push(work), left });
  return { add, meter, planned, idle: () => planned.splice(0).forEach((work) => work()) };
}

it('writes down once what came until the browser is idle', async () => {
  const { add, meter, idle } = startMeter();
  const written = vi.fn<() => void>();
  meter.subscribe(written);
  meter.count(entries(1000, 0));
  meter.count(entries(500));
  expect(add).not.toHaveBeenCalled();
  idle();
  expect(add.mock.calls).toEqual([[1500]]);
  await expect.poll(() => written.mock.calls.length).toBe(1);
});

it('writes nothing when the page goes away, and leaves its bytes once for the next', () => {
  const left = createMemoryStore();
  const [one, other] = [startMeter(undefined, left), startMeter(undefined, left)];
  for (const bytes of [700, 30]) {
    one.meter.count(entries(bytes));
    one.meter.leave();
    one.meter.leave();
  }
  one.idle();
  expect(one.add).not.toHaveBeenCalled();
  other.meter.takeOver();
  one.meter.takeOver();
  one.idle();
  other.idle();
  expect(other.add.mock.calls).toEqual([[730]]);
  expect(one.add).not.toHaveBeenCalled();
});

it('goes on counting where the device keeps no text', () => {
  const { add, meter, idle } = startMeter(undefined, { ...createMemoryStore(), set: () => false });
  meter.count(entries(700));
  meter.leave();
  idle();
  expect(add.mock.calls).toEqual([[700]]);
});

it('plans nothing for what came from a cache', () => {
  const { meter, planned } = startMeter();
  meter.count(entries(0, 0));
  expect(planned).toEqual([]);
});

it('keeps what the device would not take, and adds it to the next', async () => {
  const add = vi.fn<(bytes: number) => Promise<void>>().mockRejectedValueOnce(new Error('no room'));
  add.mockResolvedValue(undefined);
  const { meter, idle } = startMeter(add);
  meter.count(entries(100));
  idle();
  await Promise.resolve();
  meter.count(entries(20));
  idle();
  expect(add.mock.calls).toEqual([[100], [120]]);
});
