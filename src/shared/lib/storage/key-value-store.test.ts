// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { createDeviceStore, createLocalStore, createMemoryStore } from './key-value-store';

beforeEach(() => localStorage.clear());

it.each([
  ['the browser’s store', () => createLocalStore(localStorage, window)],
  ['a memory store', createMemoryStore],
])('%s stores, returns and removes a text', (_what, create) => {
  const store = create();
  expect(store.get('a')).toBeNull();
  expect(store.set('a', 'one')).toBe(true);
  expect(store.get('a')).toBe('one');
  store.remove('a');
  expect(store.get('a')).toBeNull();
});

it.each([
  ['the browser’s store', () => createLocalStore(localStorage, window)],
  ['a memory store', createMemoryStore],
])('%s lists its keys by prefix', (_what, create) => {
  const store = create();
  for (const key of ['draft.a', 'draft.b', 'theme']) store.set(key, 'one');
  expect([...store.keys('draft.')].sort()).toEqual(['draft.a', 'draft.b']);
  expect(store.keys('code.')).toEqual([]);
});

it('reports when the device cannot store a text, and hides no other failure', () => {
  const failing = (cause: Error) => {
    const setItem = () => {
      throw cause;
    };
    return createLocalStore({ getItem: () => null, removeItem: () => undefined, setItem }, window);
  };
  for (const name of ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED', 'SecurityError']) {
    expect(failing(new DOMException('no', name)).set('a', 'one')).toBe(false);
  }
  expect(() => failing(new TypeError('a defect')).set('a', 'one')).toThrow('a defect');
});

it('works where the browser denies access, and reports that nothing is stored', () => {
  const denied = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const store = createDeviceStore('sessionStorage');
  expect(store.set('a', 'one')).toBe(false);
  expect(store.get('a')).toBe('one');
  denied.mockRestore();
});

it('notifies subscribers of a change of their key in another tab', () => {
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
