import type { DraftName } from '@/features/drafts';

/** What the form calls its draft. */
export const enquiryDraft: DraftName = { form: 'enquiry', version: 1 };
