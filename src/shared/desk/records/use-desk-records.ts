import { useMemo } from 'react';
import type { DeskWays } from '../address/desk-ways';

interface ListRead<Item> {
  readonly data?: readonly Item[] | undefined;
  readonly error?: unknown;
  readonly isLoading: boolean;
}

export interface DeskRecords<Item> {
  readonly all: readonly Item[];
  readonly error: unknown;
  /** Whether the list was never read. */
  readonly isLoading: boolean;
}

const none: readonly never[] = [];

/**
 * Records of a view. Adds the junk while it is shown; junk is not loaded before.
 * @param useListQuery all records but junk
 */
export function useDeskRecords<Item extends { readonly ref: string }>(
  ways: DeskWays,
  useListQuery: (all: null) => ListRead<Item>,
  useJunkQuery: (all: null, options: { skip: boolean }) => Omit<ListRead<Item>, 'isLoading'>,
): DeskRecords<Item> {
  const isJunkShown = ways.place.state === 'junk';
  const { data: items = none, error, isLoading } = useListQuery(null);
  const { data: junk, error: junkError } = useJunkQuery(null, { skip: !isJunkShown });
  const all = useMemo(() => {
    if (!isJunkShown || !junk) return items;
    // The lists are separate queries: a restored record is in both for a moment.
    const refs = new Set(junk.map(({ ref }) => ref));
    return [...items.filter(({ ref }) => !refs.has(ref)), ...junk];
  }, [isJunkShown, items, junk]);
  return { all, error: error ?? junkError, isLoading };
}
