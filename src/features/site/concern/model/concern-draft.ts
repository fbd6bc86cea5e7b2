import type { DraftName } from '@/shared/drafts';

/** Draft name of the form. Whoever else uses the phone must not find what somebody began to write. */
export const concernDraft: DraftName = { form: 'concern', version: 1, isOfVisit: true };
