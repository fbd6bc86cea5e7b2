import { dequal } from 'dequal/lite';
import { BackendFailure, isIncrement, isServerTime, type DocumentData, type Write } from '../backend';

/** Result of reading a document; `hidden` when it may not be read. */
type Finding = DocumentData | 'hidden' | null;

const isMap = (value: unknown): value is DocumentData =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Whether a stored value equals the written one; a server time matches any time, an increment any number. */
function isWritten(stored: unknown, wanted: unknown): boolean {
  if (isServerTime(wanted)) return typeof stored === 'string';
  if (isIncrement(wanted)) return typeof stored === 'number';
  if (isMap(wanted) && isMap(stored))
    return Object.entries(wanted).every(([field, value]) => isWritten(stored[field], value));
  return dequal(stored, wanted);
}

const valueAt = (data: DocumentData, path: string): unknown =>
  path.split('.').reduce<unknown>((value, field) => (isMap(value) ? value[field] : undefined), data);

const isApplied = (data: DocumentData, changes: DocumentData) =>
  Object.entries(changes).every(([path, value]) => isWritten(valueAt(data, path), value));

/**
 * Finds out why the rules rejected a batch, by reading each path. The lite SDK cannot require a document to
 * be new: the rules see an update of the existing one and deny it.
 * A retried batch that had been accepted has all its creates stored, or hidden beside an applied update:
 * `already-exists`, which the sender treats as success. When a part is missing the batch was never accepted:
 * `forbidden`, since a code used by somebody else must not look like one's own. Two batches with the same
 * code and equal readable parts cannot be told apart; but nobody else has a code of 60 random bits.
 */
export async function whyRefused(
  refusal: BackendFailure,
  writes: readonly Write[],
  find: (path: string) => Promise<Finding>,
): Promise<BackendFailure> {
  const found = await Promise.all(writes.map(async (write) => ({ write, finding: await find(write.path) })));
  const creates = found.filter(({ write }) => write.type === 'create');
  const isSentAgain =
    creates.length > 0 &&
    creates.every(({ finding }) => finding !== null) &&
    (creates.some(({ finding }) => finding !== 'hidden') ||
      found.some(
        ({ write, finding }) =>
          write.type === 'update' && isMap(finding) && isApplied(finding, write.changes),
      ));
  // A batch that was accepted has deleted what it deletes, as the old hour of a talk that was moved.
  const gone = found.find(
    ({ write, finding }) =>
      finding === null && (write.type === 'update' || (write.type === 'delete' && !isSentAgain)),
  );
  if (gone) return new BackendFailure('not-found', `there is no ${gone.write.path}`);
  return isSentAgain
    ? new BackendFailure('already-exists', `${String(creates[0]?.write.path)} is there already`)
    : refusal;
}
