/** Small texts by key. Reading never throws; writing returns whether the text was stored. */
export interface KeyValueStore {
  get(key: string): string | null;
  /** Returns false when the device refuses (storage full or disabled). */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  /** The keys with this prefix, unordered. */
  keys(prefix: string): readonly string[];
  /** Calls back when another tab changes `key`. Returns a function that unsubscribes. */
  observe(key: string, onChange: (value: string | null) => void): () => void;
}

/** In-memory store, for tests and browsers without storage. */
export function createMemoryStore(): KeyValueStore {
  const entries = new Map<string, string>();
  return {
    get: (key) => entries.get(key) ?? null,
    set: (key, value) => {
      entries.set(key, value);
      return true;
    },
    remove: (key) => void entries.delete(key),
    keys: (prefix) => [...entries.keys()].filter((key) => key.startsWith(prefix)),
    observe: () => () => undefined,
  };
}

/** Local storage: kept across visits and shared by all tabs. */
export function createLocalStore(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  events: EventTarget,
): KeyValueStore {
  return {
    get: (key) => storage.getItem(key),
    set(key, value) {
      try {
        storage.setItem(key, value);
        return true;
      } catch (cause) {
        // Full or disabled; the error's name depends on the browser.
        if (cause instanceof DOMException) return false;
        throw cause;
      }
    },
    remove: (key) => storage.removeItem(key),
    keys: (prefix) => Object.keys(storage).filter((key) => key.startsWith(prefix)),
    observe(key, onChange) {
      const listener = (event: Event) => {
        if (event instanceof StorageEvent && event.key === key) onChange(event.newValue);
      };
      events.addEventListener('storage', listener);
      return () => events.removeEventListener('storage', listener);
    },
  };
}

/** In-memory store whose `set` returns false. */
function createVolatileStore(): KeyValueStore {
  const store = createMemoryStore();
  return {
    ...store,
    set(key, value) {
      store.set(key, value);
      return false;
    },
  };
}

/** Local or session storage; falls back to memory where the browser denies access. */
export function createDeviceStore(kind: 'localStorage' | 'sessionStorage' = 'localStorage'): KeyValueStore {
  try {
    return createLocalStore(window[kind], window);
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'SecurityError') return createVolatileStore();
    throw cause;
  }
}
