import { BackendFailure, submitOnce, toBackendError, type DocumentsPort, type Write } from '@/shared/backend';

interface Submitted {
  /** Path of the record. */
  readonly record: string;
  /** State of the record when the transition was chosen. */
  readonly from: string;
}

/**
 * Commits a transition. When it is refused since the record has left the state, it fails with `changed`, and
 * every list reads the record again, so that it shows what stands now.
 * @throws BackendFailure `changed` when somebody else has moved the record, or what `submitOnce` throws
 */
export async function submitTransition(
  documents: DocumentsPort,
  { record, from }: Submitted,
  writes: readonly Write[],
): Promise<void> {
  try {
    await submitOnce({ documents }, writes);
  } catch (cause) {
    // What a transition takes away may be gone already, as the time of a talk.
    if (!['forbidden', 'not-found'].includes(toBackendError(cause).code)) throw cause;
    const now = await documents.get(record);
    if (now === null || now.state === from) throw cause;
    documents.announce(writes.map(({ path }) => path));
    throw new BackendFailure('changed', `${record} has left the state ${from}`);
  }
}
