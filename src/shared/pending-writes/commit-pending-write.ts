import { dequal } from 'dequal/lite';
import {
  BackendFailure,
  isServerTime,
  toBackendError,
  type BackendPort,
  type DocumentData,
  type DocumentsPort,
} from '@/shared/backend';
import type { NewPendingWrite, PendingFile } from './pending-write';

/** Reads a document; `hidden` when the writer may not read it. */
async function readable(documents: DocumentsPort, path: string): Promise<DocumentData | 'hidden' | null> {
  try {
    return await documents.get(path);
  } catch (cause) {
    if (!['forbidden', 'unauthenticated'].includes(toBackendError(cause).code)) throw cause;
    return 'hidden';
  }
}

/**
 * Puts files before the batch that names them. A file that arrived earlier costs nothing.
 * @throws BackendFailure `invalid` for a file that this device can no longer read
 */
export async function putFiles(files: BackendPort['files'], pending: readonly PendingFile[]): Promise<void> {
  for (const { file, ...facts } of pending) {
    const bytes = await file.arrayBuffer().catch((cause: unknown) => {
      throw new BackendFailure('invalid', `file ${facts.id} cannot be read: ${String(cause)}`);
    });
    await files.put(facts, new Uint8Array(bytes));
  }
}

/**
 * Puts the files of an act, then commits it. `already-exists` means that an earlier try succeeded and its
 * answer was lost. For a shared act another phone may have created the document: then every readable field
 * must match.
 * @throws BackendFailure when the backend rejects the act or is unreachable; `invalid` when the stored
 * document has other contents
 */
export async function commitPendingWrite(
  { documents, files }: Pick<BackendPort, 'documents' | 'files'>,
  { writes, isShared, files: pending = [] }: Pick<NewPendingWrite, 'writes' | 'isShared' | 'files'>,
): Promise<void> {
  await putFiles(files, pending);
  try {
    await documents.commit(writes);
  } catch (cause) {
    if (toBackendError(cause).code !== 'already-exists') throw cause;
    if (!isShared) return;
    for (const write of writes) {
      if (write.type !== 'create') continue;
      const stored = await readable(documents, write.path);
      if (stored === 'hidden') continue;
      const isSame = Object.entries(write.data).every(
        ([field, value]) => isServerTime(value) || dequal(stored?.[field], value),
      );
      if (!isSame) throw new BackendFailure('invalid', `${write.path} says something else`);
    }
  }
}
