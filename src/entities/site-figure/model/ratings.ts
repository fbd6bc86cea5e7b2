import * as v from 'valibot';
import { BackendFailure, type DocumentData } from '@/shared/backend';
import { monthShape, readStored, userIdShape } from '@/shared/fields';
import { badgeCriteriaSchema, badgeSchema } from './badge';

const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000));

const ratingSchema = v.strictObject({
  /** Published reviews; absent without any. */
  count: v.exactOptional(count),
  /** Of five stars, to one decimal; absent with too few reviews. */
  average: v.exactOptional(v.pipe(v.number(), v.minValue(1), v.maxValue(5))),
  /** Families that chose the tutor; absent without any. */
  chosen: v.exactOptional(count),
  /** Absent without one, held or lost in the last year. */
  badge: v.exactOptional(badgeSchema),
});

/** Stored ratings by account of the tutor; tutors whom no family chose or reviewed are absent. */
export const ratingsSchema = v.strictObject({
  updatedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Time of the last choice that is counted in `chosen`; absent before the first. */
  chosenUntil: v.exactOptional(v.pipe(v.string(), v.isoTimestamp())),
  byTutor: v.record(v.pipe(v.string(), v.regex(userIdShape)), ratingSchema),
  /** The last monthly count of badges, and what it asked; absent before the first. */
  badges: v.exactOptional(
    v.strictObject({ month: v.pipe(v.string(), v.regex(monthShape)), asked: badgeCriteriaSchema }),
  ),
});

export type Ratings = v.InferOutput<typeof ratingsSchema>;

export function parseRatings(data: DocumentData): Ratings {
  const read = readStored(ratingsSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `ratings: ${read.problem}`);
  return read.output;
}
