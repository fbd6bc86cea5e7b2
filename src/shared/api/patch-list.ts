/** What tells the items of a list apart, and how they stand in it. */
export interface ListOrder<Item> {
  readonly idOf: (item: Item) => string;
  readonly compare: (one: Item, other: Item) => number;
}

/** The list with these items in it, in their order, and without those that are null; the others stay the same objects. */
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
