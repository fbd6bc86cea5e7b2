import { codeHolder, createChangeId, logTransition } from '@/entities/change-log';
import { lessonStateAt, type Lesson } from '@/entities/lesson';
import type { Offer } from '@/entities/offer';
import {
  createReview,
  familyReviewPath,
  lessonsBeforeReview,
  reviewPath,
  tellFamily,
  type FamilyReview,
} from '@/entities/review';
import type { NewPendingWrite } from '@/shared/pending-writes';

/** Lessons that count for a review: confirmed by the family, or automatically after three days. */
export const confirmedLessons = (lessons: readonly Lesson[], now: Date): readonly Lesson[] =>
  lessons.filter((lesson) => ['confirmed', 'paid'].includes(lessonStateAt(lesson, now)));

interface Said {
  readonly stars: number;
  readonly words: string;
}

/** Reviews the tutor of an offer after three lessons. */
export function sendReview(
  ref: string,
  { id: offerId, tutorId, learner }: Pick<Offer, 'id' | 'tutorId' | 'learner'>,
  confirmed: readonly Pick<Lesson, 'id'>[],
  said: Said,
): NewPendingWrite {
  const id = crypto.randomUUID();
  const lessons = confirmed.slice(0, lessonsBeforeReview).map((lesson) => lesson.id);
  return {
    id,
    owner: ref,
    record: familyReviewPath(ref, offerId),
    event: 'review.written',
    writes: createReview({ id, ref, offerId, tutorId, subject: learner.prioritySubject, lessons, ...said }),
    // Another phone of the family may have sent a review first. That one stays, and this one shows as
    // refused.
    isShared: true,
    shown: { ...said },
  };
}

/** Withdraws the family's review, even after publication. */
export function takeBackReview(
  ref: string,
  offerId: string,
  { reviewId, state, lastChange }: Pick<FamilyReview, 'reviewId' | 'state' | 'lastChange'>,
): NewPendingWrite {
  const id = createChangeId();
  const event = 'review.withdrawn';
  return {
    id,
    owner: ref,
    record: familyReviewPath(ref, offerId),
    basis: lastChange,
    event,
    writes: [
      ...logTransition({
        id,
        by: codeHolder,
        record: reviewPath(reviewId),
        event,
        from: state,
        to: 'withdrawn',
      }),
      tellFamily({ ref, offerId }, id, 'withdrawn'),
    ],
    shown: {},
  };
}
