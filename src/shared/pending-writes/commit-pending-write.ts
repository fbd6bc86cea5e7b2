import { dequal } from 'dequal/lite';
import {
  BackendFailure,
  isServerTime,
  toBackendError,
  type BackendPort,
  type DocumentData,
  type DocumentsPort,
} from '@/shared/backend';
import type { NewPendingWrite } from './pending-write';

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
 * Uploads the files of an act and commits it. `already-exists` means that an earlier try succeeded and its
 * answer was lost. For a shared act another phone may have created the document: then every readable field
 * must match.
 * @throws BackendFailure when the backend rejects the act or is unreachable; `invalid` when the stored
 * document has other contents
 */
export async function commitPendingWrite(
  { documents, files }: Pick<BackendPort, 'documents' | 'files'>,
  { writes, isShared, files: sent = [] }: Pick<NewPendingWrite, 'writes' | 'isShared' | 'files'>,
): Promise<void> {
  for (const { id, owner, name, type, file } of sent)
    await files.put({ id, owner, name, type }, new Uint8Array(await file.arrayBuffer()));
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
