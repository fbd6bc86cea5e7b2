import type { DeskPlace, DeskSort, SortKey } from '../address/desk-address';
import { isLate, type DeskRecord } from './desk-record';

/** Index of all records of a view, sorted once for all filters. */
export interface DeskIndex<Row extends DeskRecord> {
  /** Longest waiting first. */
  readonly rows: readonly Row[];
  readonly byRef: ReadonlyMap<string, Row>;
  /** Rows by state; `waiting` has those of all states that need the office. */
  readonly byState: ReadonlyMap<string, readonly Row[]>;
  readonly hasSamples: boolean;
}

/** Sort value of each column. Texts are sorted by locale. */
export type SortValues<Row> = Readonly<Partial<Record<SortKey, (row: Row) => string | number>>>;

/** Filters of a view apart from the states, by their name in the address. */
export type DeskFilters<Row> = Readonly<Record<string, (row: Row, now: Date) => boolean>>;

/** @param rows longest waiting first */
export function indexRecords<Row extends DeskRecord>(rows: readonly Row[]): DeskIndex<Row> {
  const waiting: Row[] = [];
  const byState = new Map<string, Row[]>([['waiting', waiting]]);
  const byRef = new Map<string, Row>();
  let hasSamples = false;
  for (const row of rows) {
    byRef.set(row.ref, row);
    const inState = byState.get(row.state);
    if (inState) inState.push(row);
    else byState.set(row.state, [row]);
    if (row.isWaiting) waiting.push(row);
    hasSamples ||= row.isSample;
  }
  return { rows, byRef, byState, hasSamples };
}

/** Records at a location. In the default order late records come first; urgent ones always do. */
export function listRecords<Row extends DeskRecord>(
  index: DeskIndex<Row>,
  { state, search, sort }: Pick<DeskPlace, 'state' | 'search' | 'sort'>,
  now: Date,
  sortValues: SortValues<Row>,
  filters: DeskFilters<Row> = {},
): readonly Row[] {
  const filter = filters[state];
  const inState = filter ? index.rows.filter((row) => filter(row, now)) : (index.byState.get(state) ?? []);
  const found = search.trim() === '' ? inState : inState.filter(matcherOf(search));
  const valueOf = sort && sortValues[sort.by];
  const sorted = valueOf
    ? sortRecords(found, valueOf, sort.direction)
    : withFirst(found, (row) => isLate(row, now));
  return withFirst(sorted, ({ isUrgent }) => isUrgent);
}

/** Moves the matching rows to the front. Stable. */
function withFirst<Row>(rows: readonly Row[], isFirst: (row: Row) => boolean): readonly Row[] {
  const first = rows.filter(isFirst);
  return first.length === 0 ? rows : [...first, ...rows.filter((row) => !isFirst(row))];
}

/** Matches all search words, or the reference code without spaces and hyphens. */
function matcherOf(search: string): (row: DeskRecord) => boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const code = search.replace(/[\s-]/g, '').toLowerCase();
  return ({ searchable, searchableCode }) =>
    words.every((word) => searchable.includes(word)) || (code.length >= 4 && searchableCode.includes(code));
}

/** Stable sort. */
function sortRecords<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => string | number,
  direction: DeskSort['direction'],
): readonly Row[] {
  const values = rows.map(valueOf);
  const places = placesOf(values);
  const sign = direction === 'ascending' ? 1 : -1;
  return rows
    .map((row, index) => ({ row, place: places.get(values[index] ?? '') ?? 0 }))
    .sort((one, other) => sign * (one.place - other.place))
    .map(({ row }) => row);
}

/** Rank of each value. Comparing texts by locale is slow, so it compares only distinct ones. */
function placesOf(values: readonly (string | number)[]): ReadonlyMap<string | number, number> {
  const { compare } = new Intl.Collator(undefined, { numeric: true });
  const different = [...new Set(values)].sort((one, other) =>
    typeof one === 'number' && typeof other === 'number' ? one - other : compare(String(one), String(other)),
  );
  return new Map(different.map((value, place) => [value, place]));
}
