/** Quantile of sorted values, nearest rank. */
export const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.max(Math.ceil(sorted.length * part) - 1, 0)] ?? 0;
