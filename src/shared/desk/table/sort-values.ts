/** Value to sort a record by. Undefined, an empty text and NaN are missing. */
export type SortValue = string | number | undefined;

const isMissing = (value: SortValue): boolean =>
  value === undefined || value === '' || (typeof value === 'number' && Number.isNaN(value));

/**
 * Rank of each value, undefined for a missing one. Texts are ranked by locale. Comparing them is slow, so
 * different texts are compared once here instead of in every sort.
 */
export function rankValues(values: Iterable<SortValue>): (value: SortValue) => number | undefined {
  const { compare } = new Intl.Collator(undefined, { numeric: true });
  const different = [...new Set(values)].filter((value) => !isMissing(value));
  different.sort((one, other) =>
    typeof one === 'number' && typeof other === 'number' ? one - other : compare(String(one), String(other)),
  );
  const ranks = new Map(different.map((value, rank) => [value, rank]));
  return (value) => ranks.get(value);
}
