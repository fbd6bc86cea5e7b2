import { ratingOf, type Review } from '@/entities/review';
import type { Ratings } from '@/entities/site-figure';
import type { Tutor } from '@/entities/tutor';

type CountedReview = Pick<Review, 'tutorId' | 'state' | 'stars' | 'isSample'>;
type CountedTutor = Pick<Tutor, 'id' | 'state' | 'isSample'>;

/** Number and average of published reviews. Leaves out suspended tutors and sample reviews of real ones. */
export function countRatings(
  reviews: readonly CountedReview[],
  tutors: readonly CountedTutor[],
): Ratings['byTutor'] {
  return Object.fromEntries(
    tutors.flatMap(({ id, state, isSample }) => {
      const own = reviews.filter(
        (review) => review.tutorId === id && review.state === 'published' && (isSample || !review.isSample),
      );
      if (own.length === 0 || state === 'suspended') return [];
      const { count, average } = ratingOf(own);
      return [[id, { count, ...(average !== null && { average }) }]];
    }),
  );
}
