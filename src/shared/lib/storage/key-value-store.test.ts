// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { createLocalStore, createMemoryStore } from './key-value-store';

beforeEach(() => localStorage.clear());

it.each([
  ['the browser’s store', () => createLocalStore(localStorage, window)],
  ['a memory store', createMemoryStore],
])('%s keeps, gives back and removes a text', (_what, create) => {
  const store = create();
  expect(store.get('a')).toBeNull();
  expect(store.set('a', 'one')).toBe(true);
  expect(store.get('a')).toBe('one');
  store.remove('a');
  expect(store.get('a')).toBeNull();
});

it('says so when the device has no room, and hides no other failure', () => {
  const full = (name: string) => {
    const setItem = () => {
      throw new DOMException('no', name);
    };
    return createLocalStore({ getItem: () => null, removeItem: () => undefined, setItem }, window);
  };
  expect(full('QuotaExceededError').set('a', 'one')).toBe(false);
  expect(() => full('SecurityError').set('a', 'one')).toThrow('no');
});

it('tells of a change in another tab, to that key only, until nobody listens', () => {
  const store = createLocalStore(localStorage, window);
  const heard = vi.fn<(value: string | null) => void>();
  const stop = store.observe('a', heard);
  const change = (key: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  change('a', 'two');
  change('b', 'three');
  change('a', null);
  stop();
  change('a', 'four');
  expect(heard.mock.calls).toEqual([['two'], [null]]);
});
