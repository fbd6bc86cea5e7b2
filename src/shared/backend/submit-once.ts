import { BackendFailure } from './backend-error';
import type { BackendPort, Write } from './backend-port';

/**
 * Writes a new record under its own code. A code that is there already was written by an earlier try whose answer got
 * lost: nobody else can have made it, so that counts as success. Other content needs another code.
 * @throws BackendFailure when the backend refuses or cannot be reached.
 */
export async function submitOnce(backend: BackendPort, writes: readonly Write[]): Promise<void> {
  try {
    await backend.documents.commit(writes);
  } catch (cause) {
    if (!(cause instanceof BackendFailure && cause.code === 'already-exists')) throw cause;
  }
}
