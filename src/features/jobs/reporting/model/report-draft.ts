import type { DraftName } from '@/shared/drafts';

/** Draft name of the form. */
export const reportDraft: DraftName = { form: 'job-report', version: 1 };
