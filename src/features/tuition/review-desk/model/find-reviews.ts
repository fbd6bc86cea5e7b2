import type { Review } from '@/entities/review';

/** The reviews of a place on the desk: those of a state, or those that wait, in which the search is found. The longest wait first. */
export function findReviews(
  reviews: readonly Review[],
  { state, search }: { readonly state: string; readonly search: string },
  nameOf: (tutorId: string) => string,
): readonly Review[] {
  const wanted = state === 'waiting' ? 'submitted' : state;
  const text = search.trim().toLowerCase();
  const found = reviews.filter(
    (review) =>
      review.state === wanted && `${nameOf(review.tutorId)} ${review.words}`.toLowerCase().includes(text),
  );
  const order = wanted === 'submitted' ? 1 : -1;
  return found.sort((one, other) => order * one.createdAt.localeCompare(other.createdAt));
}
