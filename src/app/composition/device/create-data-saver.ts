import type { DataSaverSource } from '@/shared/data-saver';
import { storageKeys } from '@/shared/config';
import type { KeyValueStore } from '@/shared/lib/storage';

/** The data-saver setting of this device. Without storage it lasts as long as the page. */
export function createDataSaver(store: KeyValueStore): DataSaverSource {
  let isOn = store.get(storageKeys.dataSaver) === 'on';
  const listeners = new Set<() => void>();
  const follow = (value: string | null) => {
    isOn = value === 'on';
    listeners.forEach((listener) => listener());
  };
  store.observe(storageKeys.dataSaver, follow);
  return {
    read: () => isOn,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(isWanted) {
      const value = isWanted ? 'on' : 'off';
      store.set(storageKeys.dataSaver, value);
      follow(value);
    },
  };
}
