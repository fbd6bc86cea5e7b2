/** Group prices are multiples of 50 pesewas, the smallest amount practical with mobile money. */
const step = 50;

/** Calculation of a group price in pesewas, for screens that explain it. */
export interface GroupPrice {
  readonly alone: number;
  readonly size: number;
  /** What the tutor earns for one lesson of the group. */
  readonly whole: number;
  readonly perChild: number;
}

/**
 * Divides the price of a lesson equally and rounds up, so that the tutor never gets less.
 * @param furtherChildPercent surcharge for each further child, in percent of the single price: the tutor
 * earns more, and each family pays less
 */
export function groupPrice(alone: number, size: number, furtherChildPercent: number): GroupPrice {
  const percent = 100 + furtherChildPercent * (size - 1);
  const perChild = Math.min(alone, Math.ceil((alone * percent) / (100 * size * step)) * step);
  return { alone, size, whole: perChild * size, perChild };
}
