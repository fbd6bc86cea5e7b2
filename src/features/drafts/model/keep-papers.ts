import { clearAttachments, putAttachment } from '@/shared/device-database';

interface PaperToKeep {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly kind: string;
  readonly file: Blob;
}

/**
 * Puts the papers of a submission that was taken back into its form again, in the place of what is there.
 * @returns whether this device has kept all of them
 */
export async function keepPapers(form: string, papers: readonly PaperToKeep[]): Promise<boolean> {
  try {
    if (papers.length > 0) await clearAttachments(form);
    for (const [index, { id, name, type, kind, file }] of papers.entries()) {
      // In the order in which they were added.
      const addedAt = new Date(Date.now() + index).toISOString();
      await putAttachment({ id, form, name, type, kind, file, addedAt, isSmall: true });
    }
    return true;
  } catch {
    return false;
  }
}
