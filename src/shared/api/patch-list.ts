/** Identity and order of list items. */
export interface ListOrder<Item> {
  readonly idOf: (item: Item) => string;
  readonly compare: (one: Item, other: Item) => number;
}

/**
 * Returns the list with these items replaced or inserted, in order, and without those that are null. Other
 * items keep their identity.
 */
export function patchList<Item>(
  list: readonly Item[],
  changes: ReadonlyMap<string, Item | null>,
  { idOf, compare }: ListOrder<Item>,
): readonly Item[] {
  const added = new Map(changes);
  const kept = list.flatMap((item) => {
    const id = idOf(item);
    const changed = changes.get(id);
    added.delete(id);
    if (changed === undefined) return item;
    return changed ?? [];
  });
  const news = [...added.values()].filter((item) => item !== null);
  return news.length === 0 ? kept : [...kept, ...news].sort(compare);
}
