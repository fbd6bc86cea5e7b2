import { BackendFailure } from './backend-error';
import type { BackendPort, Write } from './backend-port';

/**
 * Writes a batch that creates at least one document of a new id: a record under its own code, or a line of the log. One that is there
 * already was written by an earlier try whose answer got lost: nobody else can have made it, so that counts as success. Other content
 * needs another id.
 * @throws BackendFailure when the backend refuses or cannot be reached.
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
