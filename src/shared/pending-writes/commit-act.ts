import {
  BackendFailure,
  isSameData,
  isServerTime,
  toBackendError,
  type BackendPort,
  type DocumentData,
  type DocumentsPort,
} from '@/shared/backend';
import type { NewAct } from './act';

/** A document; `hidden` when its writer may not read it. */
async function readable(documents: DocumentsPort, path: string): Promise<DocumentData | 'hidden' | null> {
  try {
    return await documents.get(path);
  } catch (cause) {
    if (!['forbidden', 'unauthenticated'].includes(toBackendError(cause).code)) throw cause;
    return 'hidden';
  }
}

/**
 * Commits an act. One that is there already was done by an earlier try whose answer got lost; but where another phone could have made
 * the same document, only what says the same, as far as it may be read, counts as done.
 * @throws BackendFailure when it is refused or cannot be reached; `invalid` when another phone has written something else in its place
 */
export async function commitAct(
  { documents }: Pick<BackendPort, 'documents'>,
  { writes, isShared }: Pick<NewAct, 'writes' | 'isShared'>,
): Promise<void> {
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
        ([field, value]) => isServerTime(value) || isSameData(stored?.[field], value),
      );
      if (!isSame) throw new BackendFailure('invalid', `${write.path} says something else`);
    }
  }
}
