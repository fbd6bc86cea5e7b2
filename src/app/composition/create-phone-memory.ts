import type { DraftSource } from '@/features/drafts';
import type { LoadActs } from '@/features/act-queue';
import type { LoadOutbox } from '@/features/outbox';
import type { PhoneMemory } from '@/features/sign-in';
import { isSharedPhone, storageKeys } from '@/shared/config';

interface PhoneMemoryOptions {
  readonly drafts: DraftSource;
  readonly loadOutbox: LoadOutbox;
  readonly loadActs: LoadActs;
}

/** What this phone keeps, for whoever signs in and out on it. */
export function createPhoneMemory({ drafts, loadOutbox, loadActs }: PhoneMemoryOptions): PhoneMemory {
  const { device } = drafts;
  return {
    isShared: () => isSharedPhone(device),
    noteSignIn(isShared) {
      if (isShared === true) device.set(storageKeys.isSharedSignIn, 'yes');
      else device.remove(storageKeys.isSharedSignIn);
    },
    countUnsent: async (userId) => (await loadActs()).count(userId),
    async forget(userId) {
      device.remove(storageKeys.shortlist);
      // With the dialogue that asks for it: few sign out of a shared phone.
      const { forgetDrafts } = await import(/* webpackChunkName: "account" */ '@/features/drafts');
      await Promise.all([
        forgetDrafts(drafts),
        (await loadOutbox()).forgetSent(),
        userId === null ? null : (await loadActs()).clear(userId),
      ]);
    },
  };
}
