import * as v from 'valibot';
import { BackendFailure, type DocumentData } from '@/shared/backend';
import { readStored } from '@/shared/fields';

/** At most this many requests wait; with more, everything since the time before is looked at again. */
export const mostWaiting = 50;

/** Characters of that many reference codes with spaces between. */
export const longestWaiting = 600;

/** Until when a desk has settled everything, and for whom it has not. Only the office reads it. */
export const settledSchema = v.strictObject({
  /** Backend's time at the end of a pass of the settlement; ISO 8601. */
  updatedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Reference codes of requests for which something due was refused, or could not be read. */
  waiting: v.pipe(
    v.array(v.string()),
    v.maxLength(mostWaiting),
    v.check((refs) => refs.join(' ').length <= longestWaiting),
    v.readonly(),
  ),
});

export type Settled = v.InferOutput<typeof settledSchema>;

/** @throws BackendFailure `invalid` */
export function parseSettled(data: DocumentData): Settled {
  const read = readStored(settledSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `settled: ${read.problem}`);
  return read.output;
}
