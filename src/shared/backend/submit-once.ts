import { BackendFailure } from './backend-error';
import type { BackendPort, Write } from './backend-port';

/**
 * Commits a batch that creates at least one document with a new id. `already-exists` counts as success: an
 * earlier try succeeded and its answer was lost. Other content needs another id.
 * @throws BackendFailure when the backend rejects the batch or is unreachable
 */
export async function submitOnce(
  { documents }: Pick<BackendPort, 'documents'>,
  writes: readonly Write[],
): Promise<void> {
  try {
    await documents.commit(writes);
  } catch (cause) {
    if (!(cause instanceof BackendFailure && cause.code === 'already-exists')) throw cause;
  }
}
