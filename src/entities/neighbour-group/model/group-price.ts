/**
 * What each further child adds to the price of a lesson, as percent of it: a tutor who teaches three instead of one earns more, and
 * each family pays less.
 */
export const furtherChildPercent = 30;

/** Prices of groups are in steps of 50 pesewas, the smallest amount that people pay by mobile money without loss. */
const step = 50;

/** How a price for each child of a group comes about, in pesewas: for a screen that shows its sums. */
export interface GroupPrice {
  readonly alone: number;
  readonly size: number;
  /** What the tutor earns for one lesson of the whole group. */
  readonly whole: number;
  readonly perChild: number;
}

/** The fee of one lesson, shared equally and rounded up, so that the tutor never gets less than the whole. */
export function groupPrice(alone: number, size: number): GroupPrice {
  const percent = 100 + furtherChildPercent * (size - 1);
  const perChild = Math.min(alone, Math.ceil((alone * percent) / (100 * size * step)) * step);
  return { alone, size, whole: perChild * size, perChild };
}
