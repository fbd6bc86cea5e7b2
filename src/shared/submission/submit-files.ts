import { isFinal, toBackendError, type BackendPort } from '@/shared/backend';
import type { SubmittedFile } from './outbox-item';

/** Uploads a file. A call with the same id resumes at the first missing piece. */
export type PutFile = BackendPort['files']['put'];

/**
 * Uploads the files of a submission in sequence. A file that is rejected or unreadable is skipped.
 * @returns the names of the skipped files
 * @throws BackendFailure when a retry may succeed
 */
export async function submitFiles(put: PutFile, files: readonly SubmittedFile[]): Promise<readonly string[]> {
  const lost: string[] = [];
  for (const { id, owner, name, type, file } of files) {
    const bytes = await file.arrayBuffer().catch(() => null);
    try {
      if (bytes) await put({ id, owner, name, type }, new Uint8Array(bytes));
      else lost.push(name);
    } catch (cause) {
      if (!isFinal(toBackendError(cause).code)) throw cause;
      lost.push(name);
    }
  }
  return lost;
}
