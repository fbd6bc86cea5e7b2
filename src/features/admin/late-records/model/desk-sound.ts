import { storageKeys } from '@/shared/config';
import { createDeviceStore } from '@/shared/lib/storage';

/** Whether this device plays a sound when something new waits; a choice of the person at the desk. */
export const isSoundWanted = (): boolean => createDeviceStore().get(storageKeys.deskSound) === 'on';

/** Keeps the choice on this device. */
export function keepSoundChoice(isWanted: boolean): void {
  const device = createDeviceStore();
  if (isWanted) device.set(storageKeys.deskSound, 'on');
  else device.remove(storageKeys.deskSound);
}
