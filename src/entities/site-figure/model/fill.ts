import * as v from 'valibot';
import { BackendFailure, type DocumentData } from '@/shared/backend';
import { readStored } from '@/shared/fields';
import { regionCodes, subjects } from '@/shared/ghana';

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));

const shareSchema = v.pipe(
  v.strictObject({
    /** Requests sent. */
    asked: v.pipe(count, v.minValue(1)),
    /** Those for which a tutor said yes. */
    found: count,
    /** Median of the days until then, rounded up; absent where nobody was found. */
    medianDays: v.exactOptional(count),
  }),
  v.check(({ asked, found }) => found <= asked),
);

/**
 * For how many requests a tutor was found, by first subject and by region. Only the office reads it: a
 * subject or a region may have one family.
 */
export const fillSchema = v.strictObject({
  updatedAt: v.pipe(v.string(), v.isoTimestamp()),
  bySubject: v.record(v.picklist(subjects), shareSchema),
  byRegion: v.record(v.picklist(regionCodes), shareSchema),
});

export type Fill = v.InferOutput<typeof fillSchema>;
export type FillShare = v.InferOutput<typeof shareSchema>;

/** @throws BackendFailure `invalid` */
export function parseFill(data: DocumentData): Fill {
  const read = readStored(fillSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `fill: ${read.problem}`);
  return read.output;
}
