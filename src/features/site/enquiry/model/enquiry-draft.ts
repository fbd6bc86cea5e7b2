import type { DraftName } from '@/shared/drafts';

/** Draft name of the form. */
export const enquiryDraft: DraftName = { form: 'enquiry', version: 1 };
