import { BackendFailure, isSameData, isServerTime, toBackendError, type BackendPort } from '@/shared/backend';
import type { NewAct } from './act';

/**
 * Commits an act. One that is there already was done by an earlier try whose answer got lost; but where another phone could have made
 * the same document, only what says the same counts as done.
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
      const stored = await documents.get(write.path);
      const isSame = Object.entries(write.data).every(
        ([field, value]) => isServerTime(value) || isSameData(stored?.[field], value),
      );
      if (!isSame) throw new BackendFailure('invalid', `${write.path} says something else`);
    }
  }
}
