import type { DraftName } from '@/shared/drafts';

/** Draft name of the form and its files. */
export const applicationDraft: DraftName = { form: 'apply', version: 1 };
