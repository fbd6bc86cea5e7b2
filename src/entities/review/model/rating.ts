/** Minimum number of reviews for an average. */
const reviewsForAverage = 3;

export interface Rating {
  readonly count: number;
  /** Rounded to one decimal; null with too few reviews. */
  readonly average: number | null;
}

/** Number and average of reviews. */
export function ratingOf(reviews: readonly { readonly stars: number }[]): Rating {
  const count = reviews.length;
  const sum = reviews.reduce((total, { stars }) => total + stars, 0);
  return { count, average: count < reviewsForAverage ? null : Math.round((sum / count) * 10) / 10 };
}
