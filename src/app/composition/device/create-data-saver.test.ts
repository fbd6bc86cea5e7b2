// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { storageKeys } from '@/shared/config';
import { createDeviceStore, createMemoryStore } from '@/shared/lib/storage';
import { createDataSaver } from './create-data-saver';

beforeEach(() => localStorage.clear());

it('is off by default, and stays on at the next visit once turned on', () => {
  const store = createMemoryStore();
  const saver = createDataSaver(store);
  expect(saver.read()).toBe(false);
  saver.set(true);
  expect(saver.read()).toBe(true);
  expect(createDataSaver(store).read()).toBe(true);
  saver.set(false);
  expect(createDataSaver(store).read()).toBe(false);
});

it('notifies subscribers of a change in this or another tab', () => {
  const saver = createDataSaver(createDeviceStore());
  const heard = vi.fn<() => void>();
  const stop = saver.subscribe(heard);
  saver.set(true);
  expect(heard).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.dataSaver, newValue: 'off' }));
  expect(heard).toHaveBeenCalledTimes(2);
  expect(saver.read()).toBe(false);
  stop();
  saver.set(true);
  expect(heard).toHaveBeenCalledTimes(2);
});

it('keeps a choice in memory when the device has no storage', () => {
  const saver = createDataSaver({ ...createMemoryStore(), set: () => false });
  saver.set(true);
  expect(saver.read()).toBe(true);
});
