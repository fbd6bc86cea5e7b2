import {
  maximumPupils,
  pupilNumberShape,
  writeRows,
  type Pupil,
  type Scale,
} from '@/entities/consultancy/outcome';
import { readFigure } from './read-figure';

/** Rows as somebody types them: cells of a row, number first. Kept in the draft as one text. */
export type TypedRows = readonly (readonly string[])[];

/** Reads the text of the draft. Every row has as many cells as the measures need. */
export function readTyped(text: string, measures: number): TypedRows {
  const width = 1 + measures * 2;
  return (text === '' ? [] : text.split('\n')).map((line) => {
    const cells = line.split(';');
    return cells.length >= width
      ? cells
      : [...cells, ...Array.from({ length: width - cells.length }, () => '')];
  });
}

/** Separators within a cell would shift the others. */
const cellText = (text: string): string => text.replace(/[;\r\n]/g, ' ');

export const writeTyped = (rows: TypedRows): string =>
  rows.map((cells) => cells.map(cellText).join(';')).join('\n');

/** The text of a draft for pupils who are there already. */
export const typedOf = (pupils: readonly Pupil[]): string => writeRows(pupils);

/**
 * Changes one cell; rows before it that do not exist yet are empty. A figure in a row without a number gets
 * the place of the row as its number, if no other row has it.
 */
export function changeCell(rows: TypedRows, row: number, column: number, text: string): TypedRows {
  const width = Math.max(column + 1, ...rows.map((cells) => cells.length));
  const all = Array.from({ length: Math.max(rows.length, row + 1) }, (_, index) =>
    Array.from({ length: width }, (_cell, place) => rows[index]?.[place] ?? ''),
  );
  const changed = all[row] ?? [];
  changed[column] = cellText(text);
  const place = String(row + 1);
  if (column > 0 && text !== '' && changed[0] === '' && !all.some(([number]) => number === place))
    changed[0] = place;
  return all;
}

/** What is wrong in a row. */
export interface TypedProblem {
  /** Counted from 0. */
  readonly row: number;
  readonly kind: 'number' | 'twice' | 'noNumber' | 'figure' | 'ambiguous' | 'outside';
  readonly text: string;
}

export interface ReadTypedRows {
  readonly pupils: readonly Pupil[];
  readonly problems: readonly TypedProblem[];
}

const isOutside = (value: number, scale: Scale | null) =>
  scale !== null && (value < scale.lowest || value > scale.highest);

/**
 * Reads what was typed. Empty rows count for nothing.
 * @param scales those of the measures; null while a scale is not right itself
 */
export function readTypedRows(rows: TypedRows, scales: readonly (Scale | null)[]): ReadTypedRows {
  const problems: TypedProblem[] = [];
  const pupils: Pupil[] = [];
  const seen = new Set<string>();
  rows.forEach((cells, row) => {
    const [number = '', ...figures] = cells.slice(0, 1 + scales.length * 2).map((cell) => cell.trim());
    if (number === '' && figures.every((figure) => figure === '')) return;
    const name = (kind: TypedProblem['kind'], text: string) => problems.push({ row, kind, text });
    if (number === '') name('noNumber', '');
    else if (!pupilNumberShape.test(number)) name('number', number);
    else if (seen.has(number)) name('twice', number);
    seen.add(number);
    const read = (place: number, scale: Scale | null): number | null => {
      const text = figures[place] ?? '';
      const figure = readFigure(text);
      if (figure.kind === 'missing') return null;
      if (figure.kind !== 'figure') name(figure.kind === 'ambiguous' ? 'ambiguous' : 'figure', text);
      else if (isOutside(figure.value, scale)) name('outside', text);
      else return figure.value;
      return null;
    };
    pupils.push({
      number,
      pairs: scales.map((scale, index) => ({
        before: read(index * 2, scale),
        after: read(index * 2 + 1, scale),
      })),
    });
  });
  return { pupils, problems };
}

/** Whether a report can hold them. */
export const isTooMany = (pupils: readonly Pupil[]): boolean => pupils.length > maximumPupils;
