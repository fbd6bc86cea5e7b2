import type { DraftName } from '@/shared/drafts';

/** Draft name of the form. */
export const requestDraft: DraftName = { form: 'tuition', version: 1 };
