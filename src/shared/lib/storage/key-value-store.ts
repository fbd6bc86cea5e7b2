/** Small texts kept on this device by key. Reading never throws; writing says whether it was kept. */
export interface KeyValueStore {
  get(key: string): string | null;
  /** False when the device refuses to keep it (storage full or switched off). */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  /** The keys that begin with `prefix`, in no order. */
  keys(prefix: string): readonly string[];
  /** Calls back when another tab changes `key`. Returns the unsubscriber. */
  observe(key: string, onChange: (value: string | null) => void): () => void;
}

/** Keeps nothing beyond the life of the page: for tests, and for browsers without storage. */
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

/** Kept by the browser across visits and shared by all tabs of the site. */
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
        // Full, or switched off in the middle; browsers name it differently.
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

/** Lives as long as the page, and says of every text that it was not kept on the device. */
function createForgetfulStore(): KeyValueStore {
  const store = createMemoryStore();
  return {
    ...store,
    set(key, value) {
      store.set(key, value);
      return false;
    },
  };
}

/**
 * The browser's store across visits (`localStorage`) or for this tab (`sessionStorage`); where the browser denies
 * access to it, one that forgets with the page.
 */
export function createDeviceStore(kind: 'localStorage' | 'sessionStorage' = 'localStorage'): KeyValueStore {
  try {
    return createLocalStore(window[kind], window);
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'SecurityError') return createForgetfulStore();
    throw cause;
  }
}
