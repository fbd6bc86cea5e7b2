import type { DraftName } from '@/shared/drafts';

/** Draft name of the form. Content that other apps share is stored under the same name. */
export const questionDraft: DraftName = { form: 'homework', version: 1 };
