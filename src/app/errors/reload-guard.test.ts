import { expect, it, vi } from 'vitest';
import { createMemoryStore } from '@/shared/lib/storage';
import { createReloadGuard } from './reload-guard';

function open() {
  const store = createMemoryStore();
  const clock = { time: 0 };
  const reload = vi.fn<() => void>();
  const guard = () => createReloadGuard({ store, now: () => clock.time, reload });
  return { clock, reload, guard };
}

it('reloads a path at most once in ten seconds, also after the reload', () => {
  const { clock, reload, guard } = open();
  expect(guard()('/jobs')).toBe(true);
  clock.time = 9_999;
  expect(guard()('/jobs')).toBe(false);
  clock.time = 10_000;
  expect(guard()('/jobs')).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('counts each path on its own', () => {
  const { guard } = open();
  expect(guard()('/jobs')).toBe(true);
  expect(guard()('/faq')).toBe(true);
  expect(guard()('/jobs')).toBe(false);
});

it('does not reload when the tab cannot remember that it did', () => {
  const reload = vi.fn<() => void>();
  const store = { ...createMemoryStore(), set: () => false };
  expect(createReloadGuard({ store, now: () => 0, reload })('/jobs')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
