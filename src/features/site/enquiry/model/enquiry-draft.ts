import type { DraftName } from '@/shared/drafts';

/** What the form calls its draft. */
export const enquiryDraft: DraftName = { form: 'enquiry', version: 1 };
