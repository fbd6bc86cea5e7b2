import { pupilNumberShape, type Pupil, type Scale } from '@/entities/consultancy/outcome';
import { readFigure } from './read-figure';
import type { ColumnRole, Table } from './table-columns';

/** Why a row is left out. */
export type RowProblemKind = 'noNumber' | 'badNumber' | 'twice' | 'tooManyCells' | 'noFigure';
/** Why a cell counts as missing. */
export type CellProblemKind = 'notNumber' | 'ambiguous' | 'outside';

export interface TableProblem {
  /** Line of the file. */
  readonly line: number;
  readonly kind: RowProblemKind | CellProblemKind;
  /** Place of the column; null when the whole row is meant. */
  readonly column: number | null;
  /** What stands there. */
  readonly text: string;
}

/** What would be taken over from a table, and what would not. */
export interface TakenOver {
  readonly pupils: readonly Pupil[];
  /** In the order of the file. */
  readonly problems: readonly TableProblem[];
  readonly rowsLeftOut: number;
  /** Cells without a figure in rows that are taken over, also those with a problem. */
  readonly missing: number;
  readonly percentSigns: number;
  readonly decimalCommas: number;
  readonly rounded: number;
  /** Whether the pupils are counted from 1, since no column has their numbers. */
  readonly isCounted: boolean;
}

const isWithin = (value: number, { lowest, highest }: Scale): boolean => value >= lowest && value <= highest;

/** Reads the pupils of a table by the roles of its columns. */
export function takeOver(table: Table, roles: readonly ColumnRole[], scales: readonly Scale[]): TakenOver {
  const problems: TableProblem[] = [];
  const pupils: Pupil[] = [];
  const seen = new Set<string>();
  const noted = { missing: 0, percentSigns: 0, decimalCommas: 0, rounded: 0 };
  const numbers = roles.indexOf('pupil');
  const places = scales.map((scale, index) => ({
    scale,
    before: roles.indexOf(`before${index}`),
    after: roles.indexOf(`after${index}`),
  }));

  table.rows.forEach(({ line, cells }, nth) => {
    const leaveOut = (kind: RowProblemKind, text: string, column: number | null) =>
      problems.push({ line, kind, text, column });
    const tooMany = cells.slice(roles.length).filter((cell) => cell !== '');
    if (tooMany.length > 0) return leaveOut('tooManyCells', tooMany.join(' '), null);
    const number = numbers < 0 ? String(nth + 1) : (cells[numbers] ?? '').trim();
    if (number === '') return leaveOut('noNumber', '', numbers);
    if (!pupilNumberShape.test(number)) return leaveOut('badNumber', number, numbers);
    if (seen.has(number)) return leaveOut('twice', number, numbers);
    const found: TableProblem[] = [];
    const own = { ...noted };
    const read = (column: number, scale: Scale): number | null => {
      const text = column < 0 ? '' : (cells[column] ?? '');
      const figure = readFigure(text);
      if (figure.kind === 'figure' && isWithin(figure.value, scale)) {
        if (figure.hasPercent) own.percentSigns += 1;
        if (figure.hasComma) own.decimalCommas += 1;
        if (figure.isRounded) own.rounded += 1;
        return figure.value;
      }
      own.missing += 1;
      if (figure.kind !== 'missing')
        found.push({ line, kind: figure.kind === 'figure' ? 'outside' : figure.kind, column, text });
      return null;
    };
    const pairs = places.map(({ scale, before, after }) => ({
      before: read(before, scale),
      after: read(after, scale),
    }));
    problems.push(...found);
    // A total or a signature below the table, unless a pupil of the list missed both.
    if (numbers < 0 && pairs.every(({ before, after }) => before === null && after === null))
      return leaveOut('noFigure', cells.find((cell) => cell !== '') ?? '', null);
    seen.add(number);
    Object.assign(noted, own);
    return pupils.push({ number, pairs });
  });

  return {
    pupils,
    problems,
    rowsLeftOut: table.rows.length - pupils.length,
    ...noted,
    isCounted: numbers < 0,
  };
}
