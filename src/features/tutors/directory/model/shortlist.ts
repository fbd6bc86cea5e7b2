import { useSyncExternalStore } from 'react';
import { isSharedPhone, storageKeys } from '@/shared/config';
import { createDeviceStore, type KeyValueStore } from '@/shared/lib/storage';

const key = storageKeys.shortlist;

interface Stores {
  readonly device: KeyValueStore;
  readonly tab: KeyValueStore;
}

/** The user's shortlist of tutors. */
export interface Shortlist {
  /** Space-separated IDs, in the order they were added. */
  read(): string;
  toggle(id: string): void;
  observe(onChange: () => void): () => void;
}

/** Stored on this device; on a shared phone only for the session. */
export function createShortlist({ device, tab }: Stores): Shortlist {
  const listeners = new Set<() => void>();
  const place = () => (isSharedPhone(device) ? tab : device);
  const read = () => place().get(key) ?? '';
  return {
    read,
    toggle(id) {
      const ids = read().split(' ').filter(Boolean);
      const next = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
      place().set(key, next.join(' '));
      listeners.forEach((listener) => listener());
    },
    observe(onChange) {
      listeners.add(onChange);
      const stop = device.observe(key, onChange);
      return () => {
        listeners.delete(onChange);
        stop();
      };
    },
  };
}

let shortlist: Shortlist | null = null;

function shortlistHere(): Shortlist {
  shortlist ??= createShortlist({ device: createDeviceStore(), tab: createDeviceStore('sessionStorage') });
  return shortlist;
}

/** Subscribes to the shortlist of this device. */
export function useShortlist() {
  const kept = useSyncExternalStore(
    (onChange) => shortlistHere().observe(onChange),
    () => shortlistHere().read(),
    () => '',
  );
  const ids = kept.split(' ').filter(Boolean);
  return {
    ids,
    has: (id: string) => ids.includes(id),
    toggle: (id: string) => shortlistHere().toggle(id),
  };
}
