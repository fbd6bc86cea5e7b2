import { useDeferredValue, useMemo } from 'react';
import type { DeskPlace } from '../address/desk-address';
import { listRecords, type DeskFilters, type DeskIndex, type SortValues } from './desk-list';
import type { DeskRecord } from './desk-record';

/**
 * Rows at a location. Typing in the search has lower priority (`useDeferredValue`).
 * @param sortValues must be referentially stable, and so must `filters`
 */
export function useShownRows<Row extends DeskRecord>(
  index: DeskIndex<Row>,
  { state, search, sort }: DeskPlace,
  now: Date,
  sortValues: SortValues<Row>,
  filters?: DeskFilters<Row>,
): readonly Row[] {
  const searched = useDeferredValue(search);
  const [by, direction] = [sort?.by, sort?.direction];
  return useMemo(
    () =>
      listRecords(
        index,
        { state, search: searched, sort: by && direction ? { by, direction } : null },
        now,
        sortValues,
        filters,
      ),
    [index, state, searched, by, direction, now, sortValues, filters],
  );
}
