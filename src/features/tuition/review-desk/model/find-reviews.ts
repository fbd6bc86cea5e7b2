import type { Review } from '@/entities/review';

/** Reviews in a state that match the search, longest waiting first. `waiting` selects submitted reviews. */
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
