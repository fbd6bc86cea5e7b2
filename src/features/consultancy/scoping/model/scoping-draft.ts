import type { DraftName } from '@/shared/drafts';

/** Draft name of the form. */
export const scopingDraft: DraftName = { form: 'consultation', version: 1 };
