import type { Pupil } from './pupils';

/** A scale, and which end of it is the good one. */
export interface Scale {
  readonly lowest: number;
  readonly highest: number;
  readonly better: 'higher' | 'lower';
}

/** How figures spread: least, lower quartile, median, upper quartile, most. */
export interface Spread {
  readonly least: number;
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
  readonly most: number;
}

/** Both figures of a pupil. */
export interface Change {
  readonly number: string;
  readonly before: number;
  readonly after: number;
  readonly by: number;
}

/** What the figures of one measure say. Only pupils with both figures are compared. */
export interface Summary {
  readonly pupils: number;
  readonly compared: readonly Change[];
  readonly withoutAfter: number;
  readonly withoutBefore: number;
  readonly withNeither: number;
  /** Null when nobody can be compared. */
  readonly before: Spread | null;
  readonly after: Spread | null;
  readonly change: Spread | null;
  readonly rose: number;
  readonly same: number;
  readonly fell: number;
  /** How many began within the best tenth of the scale. */
  readonly nearBest: number;
  /** Pupils whose change lies far from the others. */
  readonly outliers: readonly Change[];
  /** Whether who began far from the middle came nearer to it, which also happens by chance. */
  readonly isTowardsMiddle: boolean;
}

/** Fewest pupils for a statement about quarters, outliers, and who moved where. */
const fewestToSpread = 5;

const round = (value: number): number => Math.round(value * 100) / 100;

/** Quantile of sorted figures, between neighbours by their distance. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return round(below + (above - below) * (place - Math.floor(place)));
}

function spreadOf(values: readonly number[]): Spread | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  return {
    least: quantile(sorted, 0),
    lower: quantile(sorted, 0.25),
    median: quantile(sorted, 0.5),
    upper: quantile(sorted, 0.75),
    most: quantile(sorted, 1),
  };
}

/** Changes beyond three times the middle half, and beyond a fifth of the scale. */
function outliersOf(
  changes: readonly Change[],
  spread: Spread | null,
  { lowest, highest }: Scale,
): readonly Change[] {
  if (spread === null || changes.length < fewestToSpread) return [];
  const most = Math.max(3 * (spread.upper - spread.lower), (highest - lowest) / 5);
  return changes.filter(({ by }) => by > spread.upper + most || by < spread.lower - most);
}

/** Correlation of two lists of the same length; 0 where one of them does not vary. */
function correlation(left: readonly number[], right: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [middle, other] = [mean(left), mean(right)];
  const [across, ofLeft, ofRight] = left.reduce<readonly [number, number, number]>(
    ([sum, first, second], value, index) => {
      const [a, b] = [value - middle, (right[index] ?? 0) - other];
      return [sum + a * b, first + a * a, second + b * b];
    },
    [0, 0, 0],
  );
  return ofLeft === 0 || ofRight === 0 ? 0 : across / Math.sqrt(ofLeft * ofRight);
}

/**
 * Summarizes one measure of a report.
 * @param index place of the measure
 */
export function summarize(pupils: readonly Pupil[], index: number, scale: Scale): Summary {
  const pairs = pupils.map(({ number, pairs: all }) => ({
    number,
    before: all[index]?.before ?? null,
    after: all[index]?.after ?? null,
  }));
  const compared = pairs.flatMap(({ number, before, after }): readonly Change[] =>
    before === null || after === null ? [] : [{ number, before, after, by: round(after - before) }],
  );
  const changes = compared.map(({ by }) => by);
  const begins = compared.map(({ before }) => before);
  const change = spreadOf(changes);
  const tenth = (scale.highest - scale.lowest) / 10;
  const isNearBest = (value: number): boolean =>
    scale.better === 'higher' ? value >= scale.highest - tenth : value <= scale.lowest + tenth;
  const count = (is: (pair: (typeof pairs)[number]) => boolean) => pairs.filter(is).length;
  return {
    pupils: pupils.length,
    compared,
    withoutAfter: count(({ before, after }) => before !== null && after === null),
    withoutBefore: count(({ before, after }) => before === null && after !== null),
    withNeither: count(({ before, after }) => before === null && after === null),
    before: spreadOf(begins),
    after: spreadOf(compared.map(({ after }) => after)),
    change,
    rose: changes.filter((by) => by > 0).length,
    same: changes.filter((by) => by === 0).length,
    fell: changes.filter((by) => by < 0).length,
    nearBest: begins.filter(isNearBest).length,
    outliers: outliersOf(compared, change, scale),
    isTowardsMiddle: compared.length >= fewestToSpread && correlation(begins, changes) <= -0.5,
  };
}
