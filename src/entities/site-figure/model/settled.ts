import * as v from 'valibot';
import {
  BackendFailure,
  isAdmin,
  serverTime,
  type CollectionAccess,
  type DocumentData,
  type Write,
} from '@/shared/backend';
import { isStored, readStored } from '@/shared/fields';

/** Characters of that many reference codes with spaces between. */
export const longestWaiting = 600;

/** Path of the time until which an open desk has settled everything. */
export const settledPath = 'settings/settled';

/** At most this many requests wait; with more, everything since the time before is looked at again. */
export const mostWaiting = 50;

const settledSchema = v.strictObject({
  /** Backend's time at the end of a pass of the settlement; ISO 8601. */
  updatedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Reference codes of requests for which something due was refused, or could not be read. */
  waiting: v.pipe(
    v.array(v.string()),
    v.maxLength(mostWaiting),
    v.check((refs) => refs.join(' ').length <= longestWaiting),
  ),
});

export type Settled = v.InferOutput<typeof settledSchema>;

/** @throws BackendFailure `invalid` */
export function parseSettled(data: DocumentData): Settled {
  const read = readStored(settledSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `settled: ${read.problem}`);
  return read.output;
}

/** @param isNew whether the document does not exist yet */
export function writeSettled(waiting: readonly string[], isNew: boolean): Write {
  const settled = { updatedAt: serverTime, waiting };
  return isNew
    ? { type: 'create', path: settledPath, data: settled }
    : { type: 'update', path: settledPath, changes: settled };
}

const mayWrite: CollectionAccess['create'] = (context) =>
  isAdmin(context) && isStored(settledSchema, context.after) && context.after?.updatedAt === context.now;

/** The office reads and writes it. */
export const settledAccess: CollectionAccess = {
  pattern: settledPath,
  get: isAdmin,
  create: mayWrite,
  update: mayWrite,
};
