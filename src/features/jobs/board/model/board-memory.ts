import { useSyncExternalStore } from 'react';
import { isSharedPhone, storageKeys } from '@/shared/config';
import { createDeviceStore, type KeyValueStore } from '@/shared/lib/storage';

interface Stores {
  readonly device: KeyValueStore;
  readonly tab: KeyValueStore;
}

/** What the device keeps of the board. */
export interface BoardMemory {
  /** Codes of saved posts, in the order they were saved. */
  readonly posts: readonly string[];
  /** Query strings of saved searches. */
  readonly searches: readonly string[];
  /** When the visit before this one ended, ISO 8601; null on the first. */
  readonly lastVisit: string | null;
}

/** Maximum number of saved posts, and of saved searches. */
export const maximumSaved = { posts: 100, searches: 10 } as const;

/** A visit ends after this many milliseconds without opening the board: half an hour. */
const visitMs = 1_800_000;

/** When somebody was here: the end of the visit before, and the latest moment of this one. */
interface Visits {
  readonly before: string | null;
  readonly latest: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch (cause) {
    if (cause instanceof SyntaxError) return null;
    throw cause;
  }
}

function textsIn(text: string | null): readonly string[] {
  const list = parsed(text);
  return Array.isArray(list) ? list.filter(isText) : [];
}

function visitsIn(text: string | null): Visits | null {
  const { before = null, latest } = (parsed(text) ?? {}) as Partial<Visits>;
  return isText(latest) && (before === null || isText(before)) ? { before, latest } : null;
}

export interface BoardStore {
  /** The same object until something changes. */
  read(): BoardMemory;
  togglePost(code: string): void;
  toggleSearch(query: string): void;
  /** Notes that the board is open. */
  visit(now: Date): void;
  observe(onChange: () => void): () => void;
}

const toggled = (list: readonly string[], one: string, most: number) =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one].slice(-most);

/** Stored on this device; on a shared phone only for the session. */
export function createBoardStore({ device, tab }: Stores): BoardStore {
  const listeners = new Set<() => void>();
  const place = () => (isSharedPhone(device) ? tab : device);
  const keys = [storageKeys.savedJobs, storageKeys.savedJobSearches, storageKeys.jobVisits] as const;
  let known: { readonly texts: string; readonly memory: BoardMemory } | null = null;

  const read = () => {
    const [posts, searches, visits] = keys.map((key) => place().get(key)) as [
      string | null,
      string | null,
      string | null,
    ];
    const texts = [posts, searches, visits].join('\n');
    if (known?.texts !== texts) {
      known = {
        texts,
        memory: {
          posts: textsIn(posts),
          searches: textsIn(searches),
          lastVisit: visitsIn(visits)?.before ?? null,
        },
      };
    }
    return known.memory;
  };
  const write = (key: string, value: unknown) => {
    place().set(key, JSON.stringify(value));
    listeners.forEach((listener) => listener());
  };
  return {
    read,
    togglePost: (code) => write(keys[0], toggled(read().posts, code, maximumSaved.posts)),
    toggleSearch: (query) => write(keys[1], toggled(read().searches, query, maximumSaved.searches)),
    visit(now) {
      const last = visitsIn(place().get(keys[2]));
      const isOver = last !== null && now.getTime() - Date.parse(last.latest) > visitMs;
      write(keys[2], {
        before: isOver ? last.latest : (last?.before ?? null),
        latest: now.toISOString(),
      });
    },
    observe(onChange) {
      listeners.add(onChange);
      const stops = keys.map((key) => device.observe(key, onChange));
      return () => {
        listeners.delete(onChange);
        stops.forEach((stop) => stop());
      };
    },
  };
}

let store: BoardStore | null = null;

function storeHere(): BoardStore {
  store ??= createBoardStore({ device: createDeviceStore(), tab: createDeviceStore('sessionStorage') });
  return store;
}

const nothing: BoardMemory = { posts: [], searches: [], lastVisit: null };

/** Subscribes to what this device keeps of the board. */
export function useBoardMemory() {
  const memory = useSyncExternalStore(
    (onChange) => storeHere().observe(onChange),
    () => storeHere().read(),
    () => nothing,
  );
  return {
    ...memory,
    togglePost: (code: string) => storeHere().togglePost(code),
    toggleSearch: (query: string) => storeHere().toggleSearch(query),
    noteVisit: (now: Date) => storeHere().visit(now),
  };
}
