import type { DraftName } from '@/shared/drafts';

/** Draft name of the form. */
export const concernDraft: DraftName = { form: 'concern', version: 1 };
