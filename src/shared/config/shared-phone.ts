import { storageKeys } from './storage-keys';

/**
 * Whether the phone is shared, by its own switch or by the choice of the last sign-in. Nothing that is typed
 * is stored then.
 */
export const isSharedPhone = (device: { get(key: string): string | null }): boolean =>
  [storageKeys.isSharedPhone, storageKeys.isSharedSignIn].some((key) => device.get(key) === 'yes');
