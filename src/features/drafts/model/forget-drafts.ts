import type { DraftSource } from './draft-source';
import { draftStoreOf } from './use-draft-store';

/** Pictures of every form; those that cannot be reached now go when their form is opened on the shared phone. */
export async function forgetAttachments(): Promise<void> {
  try {
    const { clearAttachments } = await import(/* webpackChunkName: "device" */ '@/shared/device-database');
    await clearAttachments();
  } catch {
    // A device without storage has kept none.
  }
}

/** Forgets every draft of this phone, with its pictures. */
export async function forgetDrafts(source: DraftSource): Promise<void> {
  draftStoreOf(source).forgetAll();
  await forgetAttachments();
}
