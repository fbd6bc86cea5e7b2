import { useDeferredValue, useMemo } from 'react';
import type { DeskPlace } from '../address/desk-address';
import { listRecords, type DeskIndex, type SortValues } from './desk-list';
import type { DeskRecord } from './desk-record';

/**
 * The rows that a place on the desk shows. What is being typed into the search comes later than everything else.
 * @param sortValues the same object as long as it says the same
 */
export function useShownRows<Row extends DeskRecord>(
  index: DeskIndex<Row>,
  { state, search, sort }: DeskPlace,
  now: Date,
  sortValues: SortValues<Row>,
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
      ),
    [index, state, searched, by, direction, now, sortValues],
  );
}
