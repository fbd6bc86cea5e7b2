import { BackendFailure, isSameData, isServerTime, type DocumentData, type Write } from '../backend';

/** What can be learned of a document: nothing (`hidden`) when it may not be read. */
type Finding = DocumentData | 'hidden' | null;

const isMap = (value: unknown): value is DocumentData =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Whether a stored value is the one that was to be written; the backend's time is whatever it was then. */
function isWritten(stored: unknown, wanted: unknown): boolean {
  if (isServerTime(wanted)) return typeof stored === 'string';
  if (isMap(wanted) && isMap(stored))
    return Object.entries(wanted).every(([field, value]) => isWritten(stored[field], value));
  return isSameData(stored, wanted);
}

const valueAt = (data: DocumentData, path: string): unknown =>
  path.split('.').reduce<unknown>((value, field) => (isMap(value) ? value[field] : undefined), data);

const isApplied = (data: DocumentData, changes: DocumentData) =>
  Object.entries(changes).every(([path, value]) => isWritten(valueAt(data, path), value));

/**
 * Why the rules have refused a batch. The lite SDK cannot say that a write must make a new document: where there is one already, the
 * rules see an update, and refuse it as one. So each path is asked for, as far as it may be read.
 *
 * A batch that was accepted and is sent again, because its answer was lost, is one whose creates are there, or hidden beside an
 * update that is there: `already-exists`, which its sender takes for success. A batch of which a part is known to be missing
 * was never accepted, and is `forbidden` although another part is there: a code that somebody else has used must not look
 * like one's own. Two batches under one code whose readable parts are alike cannot be told apart, since only the office reads
 * the rest; nobody else has a code of 60 random bits.
 */
export async function whyRefused(
  refusal: BackendFailure,
  writes: readonly Write[],
  find: (path: string) => Promise<Finding>,
): Promise<BackendFailure> {
  const found = await Promise.all(writes.map(async (write) => ({ write, finding: await find(write.path) })));
  const gone = found.find(({ write, finding }) => write.type !== 'create' && finding === null);
  if (gone) return new BackendFailure('not-found', `there is no ${gone.write.path}`);
  const creates = found.filter(({ write }) => write.type === 'create');
  if (creates.length === 0 || creates.some(({ finding }) => finding === null)) return refusal;
  const isSentAgain =
    creates.some(({ finding }) => finding !== 'hidden') ||
    found.some(
      ({ write, finding }) => write.type === 'update' && isMap(finding) && isApplied(finding, write.changes),
    );
  return isSentAgain
    ? new BackendFailure('already-exists', `${String(creates[0]?.write.path)} is there already`)
    : refusal;
}
