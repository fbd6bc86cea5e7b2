import type { DeskPlace } from '../address/desk-address';
import { isLate, type DeskRecord } from './desk-record';

/** Index of all records of a view, sorted once for all filters. */
export interface DeskIndex<Row extends DeskRecord> {
  /** Longest waiting first. */
  readonly rows: readonly Row[];
  /** Rows by state; `waiting` has those of all states that need the office. */
  readonly byState: ReadonlyMap<string, readonly Row[]>;
  readonly hasSamples: boolean;
}

/** Filters of a view apart from the states, by their name in the address. */
export type DeskFilters<Row> = Readonly<Record<string, (row: Row, now: Date) => boolean>>;

/** @param rows longest waiting first */
export function indexRecords<Row extends DeskRecord>(rows: readonly Row[]): DeskIndex<Row> {
  const waiting: Row[] = [];
  const byState = new Map<string, Row[]>([['waiting', waiting]]);
  let hasSamples = false;
  for (const row of rows) {
    const inState = byState.get(row.state);
    if (inState) inState.push(row);
    else byState.set(row.state, [row]);
    if (row.isWaiting) waiting.push(row);
    hasSamples ||= row.isSample;
  }
  return { rows, byState, hasSamples };
}

/** The record of a reference code, if the view has it. A search: only the open record is asked for. */
export const findRecord = <Row extends DeskRecord>(
  { rows }: DeskIndex<Row>,
  ref: string | null,
): Row | undefined => (ref === null ? undefined : rows.find((row) => row.ref === ref));

/** Number of late records in each state that has any. */
export function lateByState<Row extends DeskRecord>(
  { rows }: DeskIndex<Row>,
  now: Date,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) if (isLate(row, now)) counts.set(row.state, (counts.get(row.state) ?? 0) + 1);
  return counts;
}

/** Codes that something else than the text of the rows finds; none. */
const noCodes: ReadonlySet<string> = new Set();

/**
 * Records of a state or filter that match the search, in the usual order: urgent ones, late ones, then the
 * longest waiting.
 * @param alsoFound codes that match the search otherwise; found in every state
 */
export function findRecords<Row extends DeskRecord>(
  index: DeskIndex<Row>,
  { state, search }: Pick<DeskPlace, 'state' | 'search'>,
  now: Date,
  filters: DeskFilters<Row> = {},
  alsoFound = noCodes,
): readonly Row[] {
  const filter = filters[state];
  const inState = filter ? index.rows.filter((row) => filter(row, now)) : (index.byState.get(state) ?? []);
  const isFound = matcherOf(search);
  const isNamed = ({ ref }: Row) => alsoFound.has(ref);
  const found =
    search.trim() === ''
      ? inState
      : [
          ...inState.filter((row) => isFound(row) || isNamed(row)),
          ...elsewhere(index.rows.filter(isNamed), inState),
        ];
  return withFirst(
    withFirst(found, (row) => isLate(row, now)),
    ({ isUrgent }) => isUrgent,
  );
}

/** These rows without those of a list. */
function elsewhere<Row extends DeskRecord>(rows: readonly Row[], listed: readonly Row[]): readonly Row[] {
  if (rows.length === 0) return rows;
  // A record may be in two lists, each with an object of its own.
  const refs = new Set(listed.map(({ ref }) => ref));
  return rows.filter(({ ref }) => !refs.has(ref));
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
