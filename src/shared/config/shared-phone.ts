import { storageKeys } from './site';

/**
 * Whether others use this phone too: as its switch says, or whoever signed in last. Nothing that somebody types is kept then.
 */
export const isSharedPhone = (device: { get(key: string): string | null }): boolean =>
  [storageKeys.isSharedPhone, storageKeys.isSharedSignIn].some((key) => device.get(key) === 'yes');
