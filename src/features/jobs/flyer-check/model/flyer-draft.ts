import type { DraftName } from '@/shared/drafts';

/** Draft name of the form. */
export const flyerDraft: DraftName = { form: 'flyer', version: 1 };
