import { useSyncExternalStore } from 'react';
import { isSharedPhone, storageKeys } from '@/shared/config';
import { createDeviceStore, type KeyValueStore } from '@/shared/lib/storage';

const key = storageKeys.shortlist;

interface Stores {
  readonly device: KeyValueStore;
  readonly tab: KeyValueStore;
}

/** The tutors that somebody keeps on their list. */
export interface Shortlist {
  /** Ids separated by spaces, in the order in which they were put on the list. */
  read(): string;
  toggle(id: string): void;
  observe(onChange: () => void): () => void;
}

/** Kept on this device; on a phone that others use too only until its tab is closed. */
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

/** The list of this phone, followed. */
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
