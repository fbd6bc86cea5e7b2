import { storageKeys } from '@/shared/config';
import type { KeyValueStore } from '@/shared/lib/storage';

/** Postponement after “Not now” in milliseconds: two weeks. */
const postponementMs = 14 * 86_400_000;

/** Stores a “Not now” on this device. */
export interface Postponement {
  /** Remaining time in milliseconds; 0 when it is fine to ask. */
  remainingMs(): number;
  /** Starts the postponement. Lasts at least until the page closes, even where storage fails. */
  begin(): void;
}

/** @param now current time of the device */
export function createPostponement(store: KeyValueStore, now: () => Date): Postponement {
  let begunHere: string | null = null;
  return {
    remainingMs() {
      const begunAt = Date.parse(store.get(storageKeys.installPostponed) ?? begunHere ?? '');
      const passed = now().getTime() - begunAt;
      // Invalid, or in the future: the device clock was or is wrong. Treat it as no postponement.
      return passed >= 0 ? Math.max(0, postponementMs - passed) : 0;
    },
    begin() {
      begunHere = now().toISOString();
      store.set(storageKeys.installPostponed, begunHere);
    },
  };
}
