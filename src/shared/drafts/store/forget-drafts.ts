import type { DraftSource } from './draft-source';
import { draftStoreOf } from '../form/use-draft-store';

/**
 * Pictures of every form, and the last answers of the backend: a door code must not stay on a phone that others use. Pictures that
 * cannot be reached now go when their form is opened on the shared phone, answers when the next page asks who is here.
 */
export async function forgetOnDevice(): Promise<void> {
  try {
    const { clearAttachments, forgetPersistedQueries } = await import(
      /* webpackChunkName: "device" */ '@/shared/device-database'
    );
    await Promise.all([clearAttachments(), forgetPersistedQueries([])]);
  } catch {
    // A device without storage has kept none.
  }
}

/** Forgets every draft of this phone, with its pictures, and what the backend has answered. */
export async function forgetDrafts(source: DraftSource): Promise<void> {
  await Promise.all([draftStoreOf(source).forgetAll(), forgetOnDevice()]);
}

/** Forgets the drafts of forms that only somebody who is signed in sees: nobody is, any more. */
export const forgetDraftsOfAccount = (source: DraftSource): Promise<void> =>
  draftStoreOf(source).forgetAll('of-account');
