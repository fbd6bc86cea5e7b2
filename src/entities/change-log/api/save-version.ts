import { submitOnce, toBackendError, type DocumentsPort, type Write } from '@/shared/backend';
import { changePath } from '../model/change';
import { logUpdate, type LoggedUpdate } from '../model/log-transition';

/** What became of an edit: somebody else may have saved the record since it was read. */
export type Edited = 'saved' | 'outdated';

/** What became of a new record: somebody else may have taken its id. */
export type Added = 'saved' | 'taken';

interface Edit extends LoggedUpdate {
  /** The version that was edited. */
  readonly lastChange: unknown;
  /** Changes of documents below the record, in the same batch. */
  readonly below?: readonly Write[];
}

/** Saves an edit with its line. The access rules refuse it when it was made of an older version. */
export async function saveEdit(
  documents: DocumentsPort,
  { lastChange, below = [], ...edit }: Edit,
): Promise<Edited> {
  try {
    await submitOnce({ documents }, [...below, ...logUpdate(edit)]);
    return 'saved';
  } catch (cause) {
    if (toBackendError(cause).code !== 'forbidden') throw cause;
    const stored = await documents.get(edit.record);
    if (stored?.lastChange === lastChange) throw cause;
    return 'outdated';
  }
}

/**
 * Creates a record whose id a person chose.
 * @param line id of the change-log entry that is among the writes
 */
export async function saveNew(
  documents: DocumentsPort,
  {
    line,
    record,
    writes,
  }: { readonly line: string; readonly record: string; readonly writes: readonly Write[] },
): Promise<Added> {
  try {
    await documents.commit(writes);
    return 'saved';
  } catch (cause) {
    if (toBackendError(cause).code !== 'already-exists') throw cause;
    // An earlier try succeeded and its answer was lost, unless the record is of another try.
    const logged = await documents.get(changePath(line));
    return logged?.record === record ? 'saved' : 'taken';
  }
}
