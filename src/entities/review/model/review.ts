import * as v from 'valibot';
import { BackendFailure, serverTime, type DocumentData, type Write } from '@/shared/backend';
import { distinct, limits, optionalText, readStored, userIdShape } from '@/shared/fields';
import { subjects, type Subject } from '@/shared/ghana';
import { reviewLife } from './review-life';

/** Lessons with a tutor that a family must have had before it reviews them. */
export const lessonsBeforeReview = 3;

/** Stars, at most. */
export const mostStars = 5;

/** The longest review, in characters. */
export const reviewWordsLimit = 600;

/** The office calls the family before it publishes so few stars, or fewer. */
export const callFirstStars = 2;

/** Why a review is not published; coded, and told to the family with words. */
export const withholdReasons = ['names', 'insult', 'not-lessons', 'untrue', 'safety', 'other'] as const;

const time = v.pipe(v.string(), v.isoTimestamp());
const changeId = v.pipe(v.string(), v.maxLength(60));
const id = v.pipe(v.string(), v.regex(/^[a-z0-9-]{8,60}$/));
const ref = v.pipe(v.string(), v.regex(/^LL-T[0-9A-HJKMNP-TV-Z]{13}$/));
const stars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostStars));
const words = optionalText(reviewWordsLimit);

/**
 * A review as everybody reads it once it is published. It has a random id of its own: whoever knows the id of an offer reads what
 * is said of the learner there. The database rules are written from it.
 */
export const reviewSchema = v.strictObject({
  state: v.picklist(reviewLife.states),
  createdAt: time,
  movedAt: time,
  updatedAt: time,
  lastChange: changeId,
  isSample: v.boolean(),
  tutorId: v.pipe(v.string(), v.regex(userIdShape)),
  stars,
  words,
  subject: v.picklist(subjects),
  /** Lessons that the family had confirmed when the office published it. */
  lessons: v.pipe(v.number(), v.integer(), v.minValue(lessonsBeforeReview), v.maxValue(1000)),
  /** Whether the office has spoken with the family about few stars. */
  isCalled: v.boolean(),
});

/** Leads from a review to its family and its lessons; for the office and the rules alone. */
export const reviewLinkSchema = v.strictObject({ ref, offerId: id });

export const decisionSchema = v.strictObject({
  reason: v.picklist(['', ...withholdReasons]),
  words: optionalText(limits.shortText),
});

/** What the family reads of its own review, below its request. The database rules are written from it. */
export const familyReviewSchema = v.strictObject({
  reviewId: id,
  state: v.picklist(reviewLife.states),
  createdAt: time,
  updatedAt: time,
  lastChange: changeId,
  stars,
  words,
  /** Three lessons that took place. */
  lessons: v.pipe(
    v.array(id),
    v.minLength(lessonsBeforeReview),
    v.maxLength(lessonsBeforeReview),
    distinct(),
  ),
  /** Why it is withheld. */
  decision: decisionSchema,
});

/** What a family says of its tutor: nothing in it says who the family or the learner is. */
export interface Review extends v.InferOutput<typeof reviewSchema> {
  readonly id: string;
}

export type FamilyReview = v.InferOutput<typeof familyReviewSchema>;
export type ReviewLink = v.InferOutput<typeof reviewLinkSchema>;
export type ReviewDecision = v.InferOutput<typeof decisionSchema>;

export const reviewCollection = 'reviews';
export const reviewPath = (reviewId: string): string => `${reviewCollection}/${reviewId}`;
export const reviewLinkPath = (reviewId: string): string => `${reviewPath(reviewId)}/family/link`;

/** One for each tutor of the family: an offer has one review. */
export const familyReviewPath = (family: string, offerId: string): string =>
  `tuitionRequests/${family}/reviews/${offerId}`;

export function parseReview(reviewId: string, data: DocumentData): Review {
  const read = readStored(reviewSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `review ${reviewId}: ${read.problem}`);
  return { id: reviewId, ...read.output };
}

export function parseReviewLink(reviewId: string, data: DocumentData): ReviewLink {
  const read = readStored(reviewLinkSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `family of review ${reviewId}: ${read.problem}`);
  return read.output;
}

export function parseFamilyReview(offerId: string, data: DocumentData): FamilyReview {
  const read = readStored(familyReviewSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `review of ${offerId}: ${read.problem}`);
  return read.output;
}

export interface NewReview {
  readonly id: string;
  /** The family's reference code. */
  readonly ref: string;
  readonly offerId: string;
  readonly tutorId: string;
  readonly stars: number;
  readonly words: string;
  /** One that the tutor teaches this learner. */
  readonly subject: Subject;
  /** Three of their lessons that are confirmed. */
  readonly lessons: readonly string[];
}

/**
 * A review, the way back to its family, and what the family reads of it. Whoever writes below a request knows its code: that is
 * the proof that it is the family's.
 */
export function createReview({
  id: reviewId,
  ref: family,
  offerId,
  lessons,
  ...said
}: NewReview): readonly Write[] {
  const state = reviewLife.initial;
  const { stars: given, words: typed } = said;
  return [
    {
      type: 'create',
      path: reviewPath(reviewId),
      data: {
        state,
        createdAt: serverTime,
        movedAt: serverTime,
        updatedAt: serverTime,
        lastChange: '',
        isSample: false,
        ...said,
        lessons: lessonsBeforeReview,
        isCalled: false,
      },
    },
    { type: 'create', path: reviewLinkPath(reviewId), data: { ref: family, offerId } },
    {
      type: 'create',
      path: familyReviewPath(family, offerId),
      data: {
        reviewId,
        state,
        createdAt: serverTime,
        updatedAt: serverTime,
        lastChange: '',
        stars: given,
        words: typed,
        lessons,
        decision: { reason: '', words: '' },
      },
    },
  ];
}

/** Tells the family of a move of its review; goes into the same batch. @param moveId of the move's line in the log */
export function tellFamily(
  { ref: family, offerId }: ReviewLink,
  moveId: string,
  state: Review['state'],
  decision?: ReviewDecision,
): Write {
  return {
    type: 'update',
    path: familyReviewPath(family, offerId),
    changes: { state, updatedAt: serverTime, lastChange: moveId, ...(decision && { decision }) },
  };
}
