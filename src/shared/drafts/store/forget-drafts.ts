import { storageKeys } from '@/shared/config';
import { createDeviceStore, type KeyValueStore } from '@/shared/lib/storage';
import { createTabChannel } from '@/shared/lib/tabs';
import type { DraftSource } from './draft-source';
import { draftStoreOf } from '../form/use-draft-store';

/** Tells every tab that shows progress in practice that it was deleted. */
function tellOfPractice(): void {
  const channel = createTabChannel<{ what: 'all' }>(storageKeys.practice);
  channel.announce({ what: 'all' });
  channel.close();
}

/** Whether this device has progress in practice; false when storage is denied. */
export async function hasPracticeOnDevice(): Promise<boolean> {
  try {
    const { hasPractice } = await import(/* webpackChunkName: "device" */ '@/shared/device-database');
    return await hasPractice();
  } catch {
    return false;
  }
}

/**
 * Deletes all attachments, cached query results, progress in practice, news, and codes of applications for
 * posts: no code must stay on a shared phone. If this fails, attachments are deleted when their form opens,
 * and query results when the next page reads the session.
 */
export async function forgetOnDevice(device: KeyValueStore = createDeviceStore()): Promise<void> {
  device.remove(storageKeys.appliedJobs);
  device.remove(storageKeys.practiceProfile);
  try {
    const { clearAttachments, clearPractice, forgetNews, forgetPersistedQueries } = await import(
      /* webpackChunkName: "device" */ '@/shared/device-database'
    );
    await Promise.all([clearAttachments(), clearPractice(), forgetPersistedQueries([]), forgetNews()]);
    tellOfPractice();
  } catch {
    // Without storage there is nothing to delete.
  }
}

/** Deletes all drafts, attachments and cached query results of this phone. */
export async function forgetDrafts(source: DraftSource): Promise<void> {
  await Promise.all([draftStoreOf(source).forgetAll(), forgetOnDevice(source.device)]);
}

/** Deletes the drafts of forms behind a sign-in, on sign-out. */
export const forgetDraftsOfAccount = (source: DraftSource): Promise<void> =>
  draftStoreOf(source).forgetAll('of-account');
