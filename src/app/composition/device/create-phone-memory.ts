import type { DraftSource } from '@/shared/drafts';
import type { LoadPendingWrites } from '@/shared/pending-writes';
import type { LoadOutbox } from '@/shared/submission';
import type { PhoneMemory } from '@/features/site/sign-in';
import { isSharedPhone, personalKeys, storageKeys } from '@/shared/config';

interface PhoneMemoryOptions {
  readonly drafts: DraftSource;
  readonly loadOutbox: LoadOutbox;
  readonly loadPendingWrites: LoadPendingWrites;
}

/** Clears this phone's data on sign-in and sign-out. */
export function createPhoneMemory({
  drafts,
  loadOutbox,
  loadPendingWrites,
}: PhoneMemoryOptions): PhoneMemory {
  const { device } = drafts;
  return {
    isShared: () => isSharedPhone(device),
    noteSignIn(isShared) {
      if (isShared === true) device.set(storageKeys.isSharedSignIn, 'yes');
      else device.remove(storageKeys.isSharedSignIn);
    },
    countUnsent: async (userId) => (await loadPendingWrites()).count(userId),
    async forget(userId) {
      for (const key of personalKeys) device.remove(key);
      // Loaded on demand: few people sign out of a shared phone.
      const { forgetDrafts } = await import(/* webpackChunkName: "account" */ '@/shared/drafts');
      await Promise.all([
        forgetDrafts(drafts),
        (await loadOutbox()).forgetSent(),
        userId === null ? null : (await loadPendingWrites()).clear(userId),
      ]);
    },
  };
}
