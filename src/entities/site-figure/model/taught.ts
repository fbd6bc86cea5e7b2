import * as v from 'valibot';
import { BackendFailure, type DocumentData } from '@/shared/backend';
import { monthShape, readStored, userIdShape } from '@/shared/fields';

const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000));

/**
 * Confirmed lessons of each tutor by month, `YYYY-MM`. Only the office reads it: of a tutor with one family
 * the lessons of a month are that family's.
 */
export const taughtSchema = v.strictObject({
  updatedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Time of the last confirmation that is counted; absent before the first. */
  confirmedUntil: v.exactOptional(v.pipe(v.string(), v.isoTimestamp())),
  byTutor: v.record(
    v.pipe(v.string(), v.regex(userIdShape)),
    v.record(v.pipe(v.string(), v.regex(monthShape)), count),
  ),
});

export type Taught = v.InferOutput<typeof taughtSchema>;

/** @throws BackendFailure `invalid` */
export function parseTaught(data: DocumentData): Taught {
  const read = readStored(taughtSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `taught: ${read.problem}`);
  return read.output;
}
