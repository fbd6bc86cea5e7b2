import type { DraftName } from '@/shared/drafts';

/** What the form calls its draft. */
export const requestDraft: DraftName = { form: 'tuition', version: 1 };
