import type { ReactNode } from 'react';
import type { SortValue } from '../table/sort-values';

/** A column of a list, beside the code, which every list has. */
export interface RecordColumn<Row> {
  /** Names the column in the address. */
  readonly key: string;
  readonly title: string;
  readonly show: (row: Row) => ReactNode;
  /** Widest content of the column over all rows; keeps the width constant. */
  readonly widest: (rows: readonly Row[]) => readonly ReactNode[];
  /** Makes the column sortable. Records without a value come last in both directions. */
  readonly sortValue?: (row: Row) => SortValue;
  /** Hidden on narrow screens and beside an open record, unless chosen. */
  readonly isWide?: boolean;
}
