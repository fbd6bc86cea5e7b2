import { storageKeys } from '@/shared/config';
import type { KeyValueStore } from '@/shared/lib/storage';

/** How long “Not now” holds, in milliseconds: two weeks. */
const postponementMs = 14 * 86_400_000;

/** The memory of a “Not now” on this device. */
export interface Postponement {
  /** Milliseconds for which nobody is to be asked; 0 when asking is fine. */
  remainingMs(): number;
  /** From now on. Holds at least until the page is left, also where the device keeps nothing. */
  begin(): void;
}

/** @param now tells the time of the device */
export function createPostponement(store: KeyValueStore, now: () => Date): Postponement {
  let begunHere: string | null = null;
  return {
    remainingMs() {
      const begunAt = Date.parse(store.get(storageKeys.installPostponed) ?? begunHere ?? '');
      const passed = now().getTime() - begunAt;
      // Not a time, or one to come: the clock of the device was wrong then or is now, and may be so for years.
      return passed >= 0 ? Math.max(0, postponementMs - passed) : 0;
    },
    begin() {
      begunHere = now().toISOString();
      store.set(storageKeys.installPostponed, begunHere);
    },
  };
}
