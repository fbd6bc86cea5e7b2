import type { DraftSource } from './draft-source';
import { draftStoreOf } from '../form/use-draft-store';

/**
 * Deletes all attachments and cached query results: a door code must not stay on a shared phone. If this
 * fails, attachments are deleted when their form opens, and query results when the next page reads the
 * session.
 */
export async function forgetOnDevice(): Promise<void> {
  try {
    const { clearAttachments, forgetPersistedQueries } = await import(
      /* webpackChunkName: "device" */ '@/shared/device-database'
    );
    await Promise.all([clearAttachments(), forgetPersistedQueries([])]);
  } catch {
    // Without storage there is nothing to delete.
  }
}

/** Deletes all drafts, attachments and cached query results of this phone. */
export async function forgetDrafts(source: DraftSource): Promise<void> {
  await Promise.all([draftStoreOf(source).forgetAll(), forgetOnDevice()]);
}

/** Deletes the drafts of forms behind a sign-in, on sign-out. */
export const forgetDraftsOfAccount = (source: DraftSource): Promise<void> =>
  draftStoreOf(source).forgetAll('of-account');
