import { expect, it } from 'vitest';
import { storageKeys } from '@/shared/config';
import { createMemoryStore } from '@/shared/lib/storage';
import { readToldArrivals, tellArrival } from './told-arrivals';

it('keeps of which lessons the tutor has come, each once', () => {
  const store = createMemoryStore();
  expect(readToldArrivals(store)).toEqual([]);
  tellArrival(store, tellArrival(store, [], 'one'), 'two');
  tellArrival(store, readToldArrivals(store), 'one');
  expect(readToldArrivals(store)).toEqual(['one', 'two']);
});

it('drops the oldest when there are many', () => {
  const store = createMemoryStore();
  const many = Array.from({ length: 21 }, (_, index) => `lesson-${String(index)}`);
  for (const id of many) tellArrival(store, readToldArrivals(store), id);
  expect(readToldArrivals(store)).toEqual(many.slice(1));
});

it('keeps nothing on a shared phone, where it counts until the page is left', () => {
  const store = createMemoryStore();
  store.set(storageKeys.isSharedPhone, 'yes');
  expect(tellArrival(store, [], 'one')).toEqual(['one']);
  expect(readToldArrivals(store)).toEqual([]);
});
