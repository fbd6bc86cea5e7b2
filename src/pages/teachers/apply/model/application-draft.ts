import type { DraftName } from '@/features/drafts';

/** What the form calls its draft, and its papers. */
export const applicationDraft: DraftName = { form: 'apply', version: 1 };
