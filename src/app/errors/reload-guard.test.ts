import { expect, it, vi } from 'vitest';
import { createMemoryStore } from '@/shared/lib/storage';
import type { Leaving } from './observe-leaving';
import { createReloadGuard } from './reload-guard';

const here: Leaving = { isUnderWay: () => false, onReturn: () => undefined };

function open() {
  const store = createMemoryStore();
  const clock = { time: 0 };
  const reload = vi.fn<() => void>();
  const guard = () => createReloadGuard({ store, now: () => clock.time, reload, leaving: here });
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
  expect(createReloadGuard({ store, now: () => 0, reload, leaving: here })('/jobs')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it.each(['{"/jobs":', 'null', '[1]', '{"/jobs":"soon"}'])('ignores %s in the storage', (text) => {
  const reload = vi.fn<() => void>();
  const store = createMemoryStore();
  store.set('lifeline.reload', text);
  expect(createReloadGuard({ store, now: () => 0, reload, leaving: here })('/jobs')).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does not reload a page that is being left, but when it is shown again', () => {
  const { clock, reload } = open();
  let isLeft = true;
  const returns: (() => void)[] = [];
  const leaving: Leaving = { isUnderWay: () => isLeft, onReturn: (listener) => void returns.push(listener) };
  const guard = createReloadGuard({ store: createMemoryStore(), now: () => clock.time, reload, leaving });
  // A reload would cancel the navigation.
  expect(guard('/tutor')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  isLeft = false;
  returns.forEach((listener) => listener());
  expect(reload).toHaveBeenCalledTimes(1);
  expect(guard('/tutor')).toBe(false);
});
