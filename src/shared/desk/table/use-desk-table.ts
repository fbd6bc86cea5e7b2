import {
  columnVisibilityFeature,
  createSortedRowModel,
  functionalUpdate,
  rowSelectionFeature,
  rowSortingFeature,
  sortFn_basic as byValue,
  tableFeatures,
  useTable,
  type ColumnDef,
  type Row as TableRow,
  type SortingState,
  type Updater,
} from '@tanstack/react-table';
import { useDeferredValue, useMemo } from 'react';
import type { DeskWays } from '../address/desk-ways';
import { findRecords, type DeskFilters, type DeskIndex } from '../records/desk-list';
import type { DeskRecord } from '../records/desk-record';
import { isSelectable } from '../records/selectable';
import type { RecordColumn } from '../columns/record-column';
import { rankValues } from './sort-values';
import { useSelection, useSelectionState, type Selection } from './use-selection';
import { useShownColumns } from '../columns/use-shown-columns';

const features = tableFeatures({
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

/** Sorts urgent records first. Never shown. */
const urgency = 'urgency';

export interface DeskTableOptions<Row extends DeskRecord> {
  ways: DeskWays;
  index: DeskIndex<Row>;
  /** Must be referentially stable. */
  columns: readonly RecordColumn<Row>[];
  now: Date;
  /** Must be referentially stable. */
  filters?: DeskFilters<Row>;
  /** Codes of records that the search finds in every state. Must be referentially stable. */
  alsoFound?: ReadonlySet<string>;
  /**
   * Number of open records, for a view that reads no others unasked; null while it shows a state that is read
   * page by page. By default the view has all its records.
   */
  openCount?: number | null | undefined;
}

/** How a column sorts the list, and what a press on its head does. */
export interface ColumnSort {
  readonly direction: 'ascending' | 'descending' | undefined;
  /** Sorts upwards, then downwards, then in the usual order again. */
  readonly toggle: () => void;
}

/** A list of the desk: what the address asks for, sorted, with columns and selection. */
export interface DeskTable<Row extends DeskRecord> {
  /** Rows to show, in order. */
  readonly rows: readonly Row[];
  /** All records of the view, whatever the filter. */
  readonly all: readonly Row[];
  readonly openCount: number | null | undefined;
  /** All columns that the view has. */
  readonly columns: readonly RecordColumn<Row>[];
  /** Columns to show. */
  readonly shown: readonly RecordColumn<Row>[];
  /** Null when the column is not sortable. */
  readonly sortOf: (key: string) => ColumnSort | null;
  readonly selection: Selection;
}

/**
 * The records that the address asks for as a table. Typing in the search has lower priority
 * (`useDeferredValue`). The address holds filter, search, sort and columns; only the selection is kept here.
 */
export function useDeskTable<Row extends DeskRecord>({
  ways,
  index,
  columns,
  now,
  filters,
  alsoFound,
  openCount,
}: DeskTableOptions<Row>): DeskTable<Row> {
  const { state, search, sort } = ways.place;
  const searched = useDeferredValue(search);
  const data = useMemo(
    () => findRecords(index, { state, search: searched }, now, filters, alsoFound),
    [index, state, searched, now, filters, alsoFound],
  );
  const [by, direction] = [sort?.by, sort?.direction];
  // Urgent records are first in the data. A second key doubles the time, so only where it matters.
  const hasUrgent = data[0]?.isUrgent ?? false;
  const sorting = useMemo((): SortingState => {
    const isKnown = columns.some(({ key, sortValue }) => key === by && sortValue !== undefined);
    if (by === undefined || !isKnown) return [];
    const byColumn = { id: by, desc: direction === 'descending' };
    return hasUrgent ? [{ id: urgency, desc: false }, byColumn] : [byColumn];
  }, [columns, by, direction, hasUrgent]);
  const shown = useShownColumns(ways, columns);
  const columnVisibility = useMemo(
    () =>
      Object.fromEntries([
        [urgency, false],
        ...columns.map((column): [string, boolean] => [column.key, shown.includes(column)]),
      ]),
    [columns, shown],
  );
  const selecting = useSelectionState(state);
  const table = useTable<typeof features, Row>({
    features,
    data,
    columns: useMemo(() => defineColumns(index, columns), [index, columns]),
    getRowId: ({ ref }) => ref,
    state: { sorting, columnVisibility, rowSelection: selecting.selected },
    // A first press sorts upwards, whatever the column holds.
    sortDescFirst: false,
    enableMultiSort: false,
    enableRowRangeSelection: false,
    enableRowSelection: (row: TableRow<typeof features, Row>) => isSelectable(row.original),
    onRowSelectionChange: selecting.change,
    onSortingChange: (updater: Updater<SortingState>) => {
      const next = functionalUpdate(updater, sorting).find(({ id }) => id !== urgency);
      ways.go({ sort: next ? { by: next.id, direction: next.desc ? 'descending' : 'ascending' } : null });
    },
  });
  const model = table.getRowModel();
  return {
    rows: useMemo(() => model.rows.map(({ original }) => original), [model]),
    all: index.rows,
    openCount,
    columns,
    shown,
    sortOf: (key) => {
      const column = table.getColumn(key);
      if (!column?.getCanSort()) return null;
      const sorted = column.getIsSorted();
      return {
        direction: sorted === false ? undefined : sorted === 'desc' ? 'descending' : 'ascending',
        toggle: () => column.toggleSorting(),
      };
    },
    selection: useSelection(selecting, model.rows),
  };
}

/** Columns in the terms of the table: a sortable one has the rank of its value among all records. */
function defineColumns<Row extends DeskRecord>(
  index: DeskIndex<Row>,
  columns: readonly RecordColumn<Row>[],
): ColumnDef<typeof features, Row>[] {
  return [
    { id: urgency, accessorFn: ({ isUrgent }) => (isUrgent ? 0 : 1), sortFn: byValue },
    ...columns.map(({ key, sortValue }): ColumnDef<typeof features, Row> => {
      if (!sortValue) return { id: key };
      let rankOf: ReturnType<typeof rankValues> | undefined;
      return {
        id: key,
        accessorFn: (row) => {
          rankOf ??= rankValues(index.rows.map(sortValue));
          return rankOf(sortValue(row));
        },
        sortFn: byValue,
        sortUndefined: 'last',
      };
    }),
  ];
}
