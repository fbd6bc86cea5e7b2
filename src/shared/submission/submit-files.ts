import { isFinal, toBackendError, type BackendPort } from '@/shared/backend';
import type { SubmittedFile } from './outbox-item';

/** What a file needs of a backend; calling again with the same id goes on at the missing piece. */
export type PutFile = BackendPort['files']['put'];

/**
 * Sends the files of a submission, one after the other. A file that is refused, or that this phone cannot read, holds up
 * neither the others nor the record.
 * @returns the names of those files
 * @throws BackendFailure when one may get through another time
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
