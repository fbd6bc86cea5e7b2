import { useSyncExternalStore } from 'react';
// Not by the index: tools that read schemas know no build.
import { storageKeys } from '../config/storage-keys';
import { createDeviceStore, type KeyValueStore } from '../lib/storage';

const key = storageKeys.dateLocale;
const none = () => null;
let store: KeyValueStore | null = null;
const device = () => (store ??= createDeviceStore());
const observe = (onChange: () => void) => device().observe(key, onChange);
const read = () => device().get(key);

/** Intl locale in which this device chose to write dates; null: as is usual in Ghana. */
export const useDateLocale = (): string | null => useSyncExternalStore(observe, read, none);

/** Stores the choice on this device; this tab and all others follow. */
export function setDateLocale(locale: string | null): void {
  if (locale === null) device().remove(key);
  else device().set(key, locale);
  // The browser tells other tabs alone.
  dispatchEvent(new StorageEvent('storage', { key, newValue: locale }));
}
