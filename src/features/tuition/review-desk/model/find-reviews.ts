import type { Review } from '@/entities/review';

/**
 * Reviews in a state that match the search: submitted ones, which `waiting` selects, longest waiting first;
 * others last moved first.
 */
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
  return wanted === 'submitted'
    ? found.sort((one, other) => one.createdAt.localeCompare(other.createdAt))
    : found.sort((one, other) => other.movedAt.localeCompare(one.movedAt));
}
