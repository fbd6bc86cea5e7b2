import { useMemo } from 'react';
import { indexRecords, type DeskIndex } from './desk-list';
import type { DeskRecord } from './desk-record';
import type { ShownPast } from './use-past-records';

/**
 * Indexed rows of a long list.
 * @param all every record that was read
 * @param past those of a state that is over, which keep their order
 * @param toRow must be referentially stable; a row that is cached is not computed again
 */
export function useIndexWithPast<Item, Row extends DeskRecord>(
  all: readonly Item[],
  { state, items }: Pick<ShownPast<Item>, 'state' | 'items'>,
  toRow: (item: Item) => Row,
): DeskIndex<Row> {
  const index = useMemo(() => indexRecords(all.map(toRow)), [all, toRow]);
  return useMemo(
    () =>
      state === null ? index : { ...index, byState: new Map([...index.byState, [state, items.map(toRow)]]) },
    [index, state, items, toRow],
  );
}
