import {
  BackendFailure,
  submitOnce,
  toBackendError,
  type DocumentData,
  type DocumentsPort,
  type Write,
} from '@/shared/backend';

interface Submitted {
  /** Path of the record. */
  readonly record: string;
  /** State of the record when the transition was chosen. */
  readonly from: string;
  /** Fields as they were then, where the change is not one of the state. */
  readonly line?: { readonly before: DocumentData };
}

/**
 * Commits a transition. When it is refused since the record has left the state, it fails with `changed`, and
 * every list reads the record again, so that it shows what stands now.
 * @throws BackendFailure `changed` when somebody else has moved the record, or what `submitOnce` throws
 */
export async function submitTransition(
  documents: DocumentsPort,
  { record, from, line }: Submitted,
  writes: readonly Write[],
): Promise<void> {
  try {
    await submitOnce({ documents }, writes);
  } catch (cause) {
    // What a transition takes away may be gone already, as the time of a talk.
    if (!['forbidden', 'not-found'].includes(toBackendError(cause).code)) throw cause;
    const now = await documents.get(record);
    const seen = Object.entries({ state: from, ...line?.before });
    if (now === null || seen.every(([field, value]) => (now[field] ?? '') === value)) throw cause;
    documents.announce(writes.map(({ path }) => path));
    throw new BackendFailure('changed', `${record} is no longer as it was seen, ${from}`);
  }
}
