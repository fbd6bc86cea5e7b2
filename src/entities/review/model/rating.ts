/** Reviews from which on an average says anything. */
const reviewsForAverage = 3;

export interface Rating {
  readonly count: number;
  /** To one decimal; null while there are too few. */
  readonly average: number | null;
}

/** How many families say what, in one figure. */
export function ratingOf(reviews: readonly { readonly stars: number }[]): Rating {
  const count = reviews.length;
  const sum = reviews.reduce((total, { stars }) => total + stars, 0);
  return { count, average: count < reviewsForAverage ? null : Math.round((sum / count) * 10) / 10 };
}
