import type { DraftName } from '@/shared/drafts';

/** What the form calls its draft, and its papers. */
export const applicationDraft: DraftName = { form: 'apply', version: 1 };
