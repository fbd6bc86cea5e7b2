import { isSharedPhone, storageKeys } from '@/shared/config';
import { openDeviceDatabase } from '@/shared/device-database';
import type { KeyValueStore } from '@/shared/lib/storage';
import { createTabChannel } from '@/shared/lib/tabs';
import { createDeviceTables } from './device-tables';
import { createMemoryTables } from './memory-tables';
import { createProgressStore, type ProgressChange, type ProgressStore } from './progress-store';
import type { PracticeTables } from './tables';

/** Where progress is kept: on this device, or in this tab only, with the reason. */
export type Keeping = 'kept' | 'shared-phone' | 'denied';

export interface OpenProgress {
  /** May change while the page is open. */
  readonly keeping: () => Keeping;
  readonly store: ProgressStore;
  /** Id of the profile that this tab has chosen, or the last visit; null when none was. */
  readonly chosen: () => string | null;
  /** Chooses a profile in this tab, and for the next visit. */
  readonly choose: (profile: string) => void;
}

async function isStorageDenied(): Promise<boolean> {
  try {
    await openDeviceDatabase();
    return false;
  } catch (cause) {
    if (cause instanceof DOMException) return true;
    throw cause;
  }
}

const opened = new WeakMap<KeyValueStore, OpenProgress>();

function open(device: KeyValueStore, clock: () => number, isDenied: boolean): OpenProgress {
  const keeping = (): Keeping => {
    if (isSharedPhone(device)) return 'shared-phone';
    return isDenied ? 'denied' : 'kept';
  };
  const [onDevice, inTab] = [createDeviceTables(), createMemoryTables()];
  const tables: PracticeTables = {
    transact: (mode, run) => (keeping() === 'kept' ? onDevice : inTab).transact(mode, run),
  };
  const channel = createTabChannel<ProgressChange>(storageKeys.practice);
  // Another tab may choose another profile meanwhile.
  let ofTab = device.get(storageKeys.practiceProfile);
  return {
    keeping,
    store: createProgressStore({ tables, channel, clock }),
    chosen: () => ofTab,
    choose(profile) {
      ofTab = profile;
      if (keeping() === 'kept') device.set(storageKeys.practiceProfile, profile);
      channel.announce({ what: 'profiles' });
    },
  };
}

/**
 * The progress of this tab, opened once. While the phone is shared, or where storage is denied, it lasts as
 * long as the page.
 */
export async function openProgressStore(device: KeyValueStore, clock: () => number): Promise<OpenProgress> {
  const isDenied = await isStorageDenied();
  const progress = opened.get(device) ?? open(device, clock, isDenied);
  opened.set(device, progress);
  return progress;
}
