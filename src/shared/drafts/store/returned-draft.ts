import type { ReturnedDraft } from '@/shared/device-database';
import { digestOf } from './device-drafts';
import { withoutSecrets, type Values } from './draft-state';

interface ReturnedFile {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly kind: string;
  readonly file: Blob;
}

/** A submission that was taken back. */
export interface ReturnedSubmission {
  readonly form: string;
  readonly version: number;
  readonly values: Values;
  readonly files?: readonly ReturnedFile[];
}

/** Converts a submission to a draft with its files. */
export async function toReturnedDraft(
  { form, version, values, files = [] }: ReturnedSubmission,
  now: Date,
): Promise<ReturnedDraft> {
  const savedAt = now.toISOString();
  const text = { name: '', version, values: withoutSecrets(values), savedAt };
  const draft = crypto.randomUUID();
  return {
    draft: {
      ...{ id: draft, form: await digestOf(form), savedAt, texts: [text] },
      ...(files.length > 0 && { hasFiles: true }),
    },
    files: files.map(({ id, name, type, kind, file }, index) => ({
      ...{ id, form, draft, name, type, kind, file, isSmall: true },
      // Increasing times keep the order.
      addedAt: new Date(now.getTime() + index).toISOString(),
    })),
  };
}
