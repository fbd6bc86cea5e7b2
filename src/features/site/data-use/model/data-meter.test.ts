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

it('stores once the bytes received until the browser is idle', async () => {
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

it('writes nothing when the page is left, and passes its bytes to the next page once', () => {
  const left = createMemoryStore();
  const [one, other] = [startMeter(undefined, left), startMeter(undefined, left)];
  for (const bytes of [700, 30]) {
    one.meter.count(entries(bytes));
    one.meter.leave();
    one.meter.leave();
  }
  one.idle();
  expect(one.add).not.toHaveBeenCalled();
  other.meter.resume();
  one.meter.resume();
  one.idle();
  other.idle();
  expect(other.add.mock.calls).toEqual([[730]]);
  expect(one.add).not.toHaveBeenCalled();
});

it('continues counting when the device has no text storage', () => {
  const { add, meter, idle } = startMeter(undefined, { ...createMemoryStore(), set: () => false });
  meter.count(entries(700));
  meter.leave();
  idle();
  expect(add.mock.calls).toEqual([[700]]);
});

it('schedules nothing for cached responses', () => {
  const { meter, planned } = startMeter();
  meter.count(entries(0, 0));
  expect(planned).toEqual([]);
});

it('keeps bytes that the device failed to store, and adds them to the next write', async () => {
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
