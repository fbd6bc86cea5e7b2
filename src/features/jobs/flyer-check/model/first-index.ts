/**
 * The first index at which a sorted list has reached what is looked for, by binary search; the length of the
 * list when it never does.
 * @param hasReached false for the items before, true from that one on
 */
export function firstIndex<Item>(list: readonly Item[], hasReached: (item: Item) => boolean): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (hasReached(list[middle] as Item)) high = middle;
    else low = middle + 1;
  }
  return low;
}
