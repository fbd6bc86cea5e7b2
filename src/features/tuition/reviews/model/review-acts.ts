import { codeHolder, createChangeId, logMove } from '@/entities/change-log';
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
import type { NewAct } from '@/shared/pending-writes';

/** The lessons that a family may speak of: taught, and confirmed by a word or by three days without one. */
export const confirmedLessons = (lessons: readonly Lesson[], now: Date): readonly Lesson[] =>
  lessons.filter((lesson) => ['confirmed', 'paid'].includes(lessonStateAt(lesson, now)));

interface Said {
  readonly stars: number;
  readonly words: string;
}

/** The family reviews the tutor of an offer, of which it has had three lessons. */
export function sendReview(
  ref: string,
  { id: offerId, tutorId, learner }: Pick<Offer, 'id' | 'tutorId' | 'learner'>,
  confirmed: readonly Pick<Lesson, 'id'>[],
  said: Said,
): NewAct {
  const id = crypto.randomUUID();
  const lessons = confirmed.slice(0, lessonsBeforeReview).map((lesson) => lesson.id);
  return {
    id,
    owner: ref,
    record: familyReviewPath(ref, offerId),
    event: 'review.written',
    writes: createReview({ id, ref, offerId, tutorId, subject: learner.prioritySubject, lessons, ...said }),
    // Another phone of the family may have written one: what is on the site stays, and this one is shown as refused.
    isShared: true,
    shown: { ...said },
  };
}

/** The family takes its review back, also after it was published. */
export function takeBackReview(
  ref: string,
  offerId: string,
  { reviewId, state, lastChange }: Pick<FamilyReview, 'reviewId' | 'state' | 'lastChange'>,
): NewAct {
  const id = createChangeId();
  const event = 'review.withdrawn';
  return {
    id,
    owner: ref,
    record: familyReviewPath(ref, offerId),
    basis: lastChange,
    event,
    writes: [
      ...logMove({
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
