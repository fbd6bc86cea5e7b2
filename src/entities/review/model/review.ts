import * as v from 'valibot';
import { BackendFailure, serverTime, type DocumentData, type Write } from '@/shared/backend';
import { distinct, limits, optionalText, readStored, userIdShape } from '@/shared/fields';
import { subjects, type Subject } from '@/shared/ghana';
import type { PersonalFields } from '@/shared/fields';
import { reviewLifecycle } from './review-lifecycle';

/** Lessons required before a review. */
export const lessonsBeforeReview = 3;

/** Maximum number of stars. */
export const maximumStars = 5;

/** Maximum length of a review, in characters. */
export const reviewWordsLimit = 600;

/** A review with at most this many stars needs a call before publication. */
export const callFirstStars = 2;

/** Reasons for withholding a review; shown to the family. */
export const withholdReasons = ['names', 'insult', 'not-lessons', 'untrue', 'safety', 'other'] as const;

const time = v.pipe(v.string(), v.isoTimestamp());
const changeId = v.pipe(v.string(), v.maxLength(60));
const id = v.pipe(v.string(), v.regex(/^[a-z0-9-]{8,60}$/));
const ref = v.pipe(v.string(), v.regex(/^LL-T[0-9A-HJKMNP-TV-Z]{13}$/));
const stars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maximumStars));
const words = optionalText(reviewWordsLimit);

/**
 * Stored review, public once published. It has its own random id, since the offer's id gives access to the
 * learner's data. The database rules are generated from this schema.
 */
export const reviewSchema = v.strictObject({
  state: v.picklist(reviewLifecycle.states),
  createdAt: time,
  movedAt: time,
  updatedAt: time,
  lastChange: changeId,
  isSample: v.boolean(),
  tutorId: v.pipe(v.string(), v.regex(userIdShape)),
  stars,
  words,
  subject: v.picklist(subjects),
  /** Number of confirmed lessons at the time of publication. */
  lessons: v.pipe(v.number(), v.integer(), v.minValue(lessonsBeforeReview), v.maxValue(1000)),
  /** Whether the office has called the family about few stars. */
  isCalled: v.boolean(),
});

/** Links a review to its family and offer, for the office and the rules. */
export const reviewLinkSchema = v.strictObject({ ref, offerId: id });

export const decisionSchema = v.strictObject({
  reason: v.picklist(['', ...withholdReasons]),
  words: optionalText(limits.shortText),
});

/**
 * The family's copy of its review, stored below its request. The database rules are generated from this
 * schema.
 */
export const familyReviewSchema = v.strictObject({
  reviewId: id,
  state: v.picklist(reviewLifecycle.states),
  createdAt: time,
  updatedAt: time,
  lastChange: changeId,
  stars,
  words,
  /** Ids of three confirmed lessons. */
  lessons: v.pipe(
    v.array(id),
    v.minLength(lessonsBeforeReview),
    v.maxLength(lessonsBeforeReview),
    distinct(),
  ),
  /** Why it was withheld. */
  decision: decisionSchema,
});

/** Emptied with the family; the stars stay. */
export const personalFieldsOfReview: PersonalFields = ['words'];
export const personalFieldsOfFamilyReview: PersonalFields = ['words', 'decision.words'];

/** A family's review of its tutor; identifies neither family nor learner. */
export interface Review extends v.InferOutput<typeof reviewSchema> {
  readonly id: string;
}

export type FamilyReview = v.InferOutput<typeof familyReviewSchema>;
export type ReviewLink = v.InferOutput<typeof reviewLinkSchema>;
export type ReviewDecision = v.InferOutput<typeof decisionSchema>;

export const reviewCollection = 'reviews';
export const reviewPath = (reviewId: string): string => `${reviewCollection}/${reviewId}`;
export const reviewLinkPath = (reviewId: string): string => `${reviewPath(reviewId)}/family/link`;

/** One review per offer, and so per tutor of the family. */
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
  /** A subject that the tutor teaches this learner. */
  readonly subject: Subject;
  /** Ids of three confirmed lessons. */
  readonly lessons: readonly string[];
}

/**
 * Creates a review, its link to the family and the family's copy. Writing below the request needs its code,
 * which proves that the review is the family's.
 */
export function createReview({
  id: reviewId,
  ref: family,
  offerId,
  lessons,
  ...said
}: NewReview): readonly Write[] {
  const state = reviewLifecycle.initial;
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

/**
 * Updates the family's copy with a transition; belongs in the same batch.
 * @param moveId id of the change-log entry
 */
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
