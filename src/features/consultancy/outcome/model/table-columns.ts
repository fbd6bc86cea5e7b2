import { pupilNumberShape } from '@/entities/consultancy/outcome';
import type { Csv, CsvLine } from './read-csv';
import { readFigure } from './read-figure';

/** What a column is: the number of the pupil, a figure of a measure, nothing of ours, or names. */
export type ColumnRole = 'pupil' | `before${number}` | `after${number}` | 'none' | 'names';

export interface TableColumn {
  /** Its heading; empty when the table has none. */
  readonly heading: string;
  readonly role: ColumnRole;
  /** First filled cells, to recognize it; none of names. */
  readonly examples: readonly string[];
}

/** The lines of a table, told apart. */
export interface Table {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly CsvLine[];
  /** Lines above the headings that have one filled cell, such as the name of the class. */
  readonly titles: readonly CsvLine[];
  readonly empty: number;
  readonly hasHeadings: boolean;
}

const filled = (cells: readonly string[]) => cells.filter((cell) => cell !== '');
const isFigure = (cell: string) => readFigure(cell).kind === 'figure';

const nameHeading = /\b(?:names?|surnames?|first ?names?|last ?names?|other ?names?|full ?names?)\b/i;
const pupilHeading =
  /\b(?:pupils?|students?|learners?|child(?:ren)?|numbers?|no|nr|id|index|roll|s\/?n|serial|code|candidates?)\b|#/i;
const beforeHeading = /\b(?:before|baseline|base|pre|start|first|beginning)\b|^pre[-_ ]?test/i;
const afterHeading = /\b(?:after|end(?:point|line)?|post|final|last|second)\b|^post[-_ ]?test/i;

/** Whether most cells are words as names are: letters, and no figure. */
function looksLikeNames(cells: readonly string[]): boolean {
  const words = cells.filter((cell) => readFigure(cell).kind !== 'missing');
  const names = words.filter(
    (cell) => /^[^\d]*[^\W\d_]{2}[^\d]*$/.test(cell) && !pupilNumberShape.test(cell),
  );
  return names.length > 0 && names.length * 2 >= words.length;
}

/** Whether the column counts or numbers pupils: every cell is another one of the shape of a number. */
function looksLikeNumbers(cells: readonly string[]): boolean {
  return (
    cells.length > 0 &&
    cells.every((cell) => pupilNumberShape.test(cell)) &&
    new Set(cells).size === cells.length
  );
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Place of the measure that a heading names; the given one when it names none. */
function measureOf(heading: string, measures: readonly string[], otherwise: number): number {
  const place = measures.findIndex(
    (name) => name !== '' && ` ${plain(heading)} `.includes(` ${plain(name)} `),
  );
  return place < 0 ? otherwise : place;
}

/** Guesses what each column is. The person can change it. */
function guessRoles(
  headings: readonly string[],
  cellsOf: (column: number) => readonly string[],
  measures: readonly string[],
): readonly ColumnRole[] {
  const roles: ColumnRole[] = headings.map((heading, column) =>
    nameHeading.test(heading) || looksLikeNames(cellsOf(column)) ? 'names' : 'none',
  );
  const isFree = (column: number) => roles[column] === 'none';
  const columns = headings.map((_, column) => column);
  const place = (role: ColumnRole, column: number | undefined) => {
    if (column !== undefined && !roles.includes(role)) roles[column] = role;
  };
  const isOfFigures = (column: number) =>
    beforeHeading.test(headings[column] ?? '') || afterHeading.test(headings[column] ?? '');
  const numbered = columns.find((c) => isFree(c) && pupilHeading.test(headings[c] ?? '') && !isOfFigures(c));
  const isBare = headings.every((heading) => heading === '');
  place('pupil', numbered ?? columns.find((c) => isBare && isFree(c) && looksLikeNumbers(cellsOf(c))));
  const isKnown = columns.some((c) => isFree(c) && isOfFigures(c));
  if (isKnown) {
    for (const [kind, shape] of [
      ['before', beforeHeading],
      ['after', afterHeading],
    ] as const)
      columns
        .filter((c) => isFree(c) && shape.test(headings[c] ?? ''))
        .forEach((c, nth) => place(`${kind}${measureOf(headings[c] ?? '', measures, nth)}`, c));
    return roles;
  }
  // Without telling headings: before and after by turns.
  columns
    .filter((c) => isFree(c) && cellsOf(c).some(isFigure))
    .slice(0, measures.length * 2)
    .forEach((c, nth) => place(`${nth % 2 === 0 ? 'before' : 'after'}${Math.floor(nth / 2)}`, c));
  return roles;
}

/** Most rows that a guess looks at. */
const sampleRows = 200;

/**
 * Tells headings, titles and rows of a file apart, and guesses its columns.
 * @param measures names of the measures of the report
 */
export function readTable({ lines, empty }: Csv, measures: readonly string[]): Table {
  const first = lines.findIndex(({ cells }) => filled(cells).length > 1);
  const titles = lines.slice(0, Math.max(first, 0));
  const rest = lines.slice(titles.length);
  const [head] = rest;
  const hasHeadings =
    head !== undefined &&
    !filled(head.cells).some((cell, index) => isFigure(cell) || (index > 0 && /^\d/.test(cell)));
  const rows = hasHeadings ? rest.slice(1) : rest;
  const width = hasHeadings ? head.cells.length : Math.max(...rest.map(({ cells }) => cells.length), 0);
  const headings = Array.from({ length: width }, (_, index) =>
    hasHeadings ? (head.cells[index] ?? '') : '',
  );
  const sample = rows.slice(0, sampleRows);
  const cellsOf = (column: number) => filled(sample.map(({ cells }) => cells[column] ?? ''));
  const roles = guessRoles(headings, cellsOf, measures);
  return {
    columns: headings.map((heading, column) => {
      const role = roles[column] ?? 'none';
      return { heading, role, examples: role === 'names' ? [] : cellsOf(column).slice(0, 3) };
    }),
    rows,
    titles,
    empty,
    hasHeadings,
  };
}
