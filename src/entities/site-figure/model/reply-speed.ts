import * as v from 'valibot';
import { BackendFailure, type DocumentData } from '@/shared/backend';
import { readStored, userIdShape } from '@/shared/fields';

/** With fewer offers nothing is said of a tutor. */
export const fewestOffers = 5;

/** Offers older than this many days do not count. */
export const repliesDays = 90;

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));

const replyCountSchema = v.pipe(
  v.strictObject({
    /** Offers that the tutor answered, or let run out. */
    offers: v.pipe(count, v.minValue(fewestOffers)),
    /** Those answered within the 24 hours that an offer stays open. */
    answered: count,
  }),
  v.check(({ offers, answered }) => answered <= offers),
);

/** Stored counts by account of the tutor; tutors with too few offers are absent. */
export const repliesSchema = v.strictObject({
  updatedAt: v.pipe(v.string(), v.isoTimestamp()),
  byTutor: v.record(v.pipe(v.string(), v.regex(userIdShape)), replyCountSchema),
});

export type ReplyCount = v.InferOutput<typeof replyCountSchema>;
export type Replies = v.InferOutput<typeof repliesSchema>;

/** How a tutor answers offers, as a word. */
export type ReplySpeed = 'day' | 'mostly' | 'seldom';

/** At least nine of ten within a day; at least six of ten; fewer. */
export function replySpeedOf({ offers, answered }: ReplyCount): ReplySpeed {
  if (answered * 10 >= offers * 9) return 'day';
  return answered * 10 >= offers * 6 ? 'mostly' : 'seldom';
}

export function parseReplies(data: DocumentData): Replies {
  const read = readStored(repliesSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `replies: ${read.problem}`);
  return read.output;
}
