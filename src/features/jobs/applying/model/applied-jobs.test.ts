import { expect, it, vi } from 'vitest';
import { storageKeys } from '@/shared/config';
import { createMemoryStore } from '@/shared/lib/storage';
import { createAppliedJobs } from './applied-jobs';

const at = '2026-03-03T10:00:00.000Z';

it('remembers the latest application for each post, and forgets one that was taken back', () => {
  const store = createAppliedJobs(createMemoryStore());
  const onChange = vi.fn();
  store.observe(onChange);
  store.add('LL-P1', { ref: 'LL-J1', at });
  store.add('LL-P2', { ref: 'LL-J2', at });
  store.add('LL-P1', { ref: 'LL-J3', at });
  expect(store.find('LL-P1')).toEqual({ ref: 'LL-J3', at });
  store.remove('LL-J3');
  expect(store.find('LL-P1')).toBeNull();
  expect(store.find('LL-P2')).toEqual({ ref: 'LL-J2', at });
  expect(onChange).toHaveBeenCalledTimes(4);
});

it('keeps nothing on a shared phone, and shows nothing there that was kept before', () => {
  const device = createMemoryStore();
  const store = createAppliedJobs(device);
  store.add('LL-P1', { ref: 'LL-J1', at });
  device.set(storageKeys.isSharedPhone, 'yes');
  expect(store.find('LL-P1')).toBeNull();
  store.add('LL-P2', { ref: 'LL-J2', at });
  device.remove(storageKeys.isSharedPhone);
  expect(store.find('LL-P2')).toBeNull();
});
