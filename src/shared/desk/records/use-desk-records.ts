import { useMemo } from 'react';
import type { DeskWays } from '../address/desk-ways';

interface ReadJunk<Item> {
  readonly data?: readonly Item[] | undefined;
  readonly error?: unknown;
}

/** Records of a view. Adds the junk while it is shown; junk is not loaded before. */
export function useWithJunk<Item extends { readonly ref: string }>(
  ways: DeskWays,
  items: readonly Item[],
  useJunkQuery: (all: null, options: { skip: boolean }) => ReadJunk<Item>,
) {
  const isShown = ways.place.state === 'junk';
  const { data: junk, error } = useJunkQuery(null, { skip: !isShown });
  const all = useMemo(() => {
    if (!isShown || !junk) return items;
    // The lists are separate queries: a restored record is in both for a moment.
    const refs = new Set(junk.map(({ ref }) => ref));
    return [...items.filter(({ ref }) => !refs.has(ref)), ...junk];
  }, [isShown, items, junk]);
  return { all, error };
}
