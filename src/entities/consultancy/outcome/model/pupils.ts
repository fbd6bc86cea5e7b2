import { maximumMeasures } from './measures';

/** Figure of a pupil before and after; null where it is missing. */
export interface Pair {
  readonly before: number | null;
  readonly after: number | null;
}

/** A pupil of a report: a number that the school chose, and one pair for each measure. */
export interface Pupil {
  readonly number: string;
  readonly pairs: readonly Pair[];
}

/**
 * Most pupils of one report. With four measures their rows have at most 505 kB; a document of Firestore holds
 * 1 MB.
 */
export const maximumPupils = 5000;

/** Longest text of the rows of a report: no line break follows the last one. */
export const maximumRowsLength = maximumPupils * 101 - 1;

const number = String.raw`[A-Za-z]{0,5}[/.-]?\d{1,6}(?:[/.-]\d{1,6})?[A-Za-z]?`;
const figure = String.raw`(?:-?\d{1,5}(?:\.\d{1,2})?)?`;
const row = `${number}(?:;${figure};${figure}){1,${String(maximumMeasures)}}`;

/**
 * Number of a pupil, such as `7`, `P012` or `JHS2/07`. The numbers of public examinations are longer: they
 * lead to a name.
 */
export const pupilNumberShape = new RegExp(`^${number}$`);

/** A figure as it is stored: at most two places after the point; empty where it is missing. */
export const figureShape = new RegExp(`^${figure}$`);

/**
 * Stored rows: one line a pupil, `number;before;after;before;after`. One text, since rules have no loops.
 */
export const rowsShape = new RegExp(String.raw`^${row}(?:\n${row})*$`);

const written = (value: number | null): string => (value === null ? '' : String(value));

/** The rows of a report as one text. */
export const writeRows = (pupils: readonly Pupil[]): string =>
  pupils
    .map((pupil) =>
      [pupil.number, ...pupil.pairs.flatMap(({ before, after }) => [written(before), written(after)])].join(
        ';',
      ),
    )
    .join('\n');

const readFigure = (text: string | undefined): number | null =>
  text === undefined || text === '' ? null : Number(text);

/** The pupils of stored rows. */
export const readRows = (rows: string, measures: number): readonly Pupil[] =>
  rows.split('\n').map((line) => {
    const [pupil = '', ...figures] = line.split(';');
    return {
      number: pupil,
      pairs: Array.from({ length: measures }, (_, index) => ({
        before: readFigure(figures[index * 2]),
        after: readFigure(figures[index * 2 + 1]),
      })),
    };
  });
