import type { DraftName } from '@/shared/drafts';

/** What the form calls its draft; what other apps share comes under the same name. */
export const questionDraft: DraftName = { form: 'homework', version: 1 };
