/** Characters that separate cells. */
export const separators = [';', '\t', ','] as const;

export type Separator = (typeof separators)[number];

/** A line of a file that has cells; its number counts as a text editor counts. */
export interface CsvLine {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface Csv {
  readonly separator: Separator;
  /** Lines with at least one filled cell. */
  readonly lines: readonly CsvLine[];
  /** How many lines have nothing but separators and spaces. */
  readonly empty: number;
}

/** Why a text is no table. */
export type CsvProblem = 'empty' | 'workbook' | 'encoding' | 'quote' | 'oneColumn';

/** How a workbook of Excel begins, the present format and the one before it, read as a text. */
const workbookShape = /^(?:PK\u0003\u0004|\u00d0\u00cf\u0011\u00e0)/;

/** Cells of a text, by a state machine that knows quotes. */
function split(text: string, separator: Separator): { lines: readonly CsvLine[]; isQuoteOpen: boolean } {
  const lines: CsvLine[] = [];
  let [cells, cell, line, began] = [[] as string[], '', 1, 1];
  let isQuoted = false;
  const endCell = () => {
    cells.push(cell.trim());
    cell = '';
  };
  const endLine = () => {
    endCell();
    lines.push({ line: began, cells });
    cells = [];
    began = line;
  };
  for (let place = 0; place < text.length; place += 1) {
    const character = text.charAt(place);
    if (character === '\n') line += 1;
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text.charAt(place + 1) === '"') {
        cell += '"';
        place += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (character === separator) endCell();
    else if (character === '\n') endLine();
    else cell += character;
  }
  if (cell !== '' || cells.length > 0) endLine();
  return { lines, isQuoteOpen: isQuoted };
}

const isFilled = ({ cells }: CsvLine): boolean => cells.some((cell) => cell !== '');

/** Share of the first lines that have as many cells as the most frequent number above one. */
function fit(lines: readonly CsvLine[]): number {
  const sizes = lines.filter(isFilled).map(({ cells }) => cells.length);
  if (sizes.length === 0) return 0;
  const most = Math.max(
    ...[...new Set(sizes)]
      .filter((size) => size > 1)
      .map((size) => sizes.filter((one) => one === size).length),
    0,
  );
  return most / sizes.length;
}

/** How much of a text is looked at to find its separator. */
const sampleLength = 4000;

/** Where two separators fit alike, the earlier of `separators` counts: a comma can be that of a decimal. */
function findSeparator(text: string): Separator {
  const whole = text.length <= sampleLength;
  const sample = whole ? text : text.slice(0, text.lastIndexOf('\n', sampleLength) + 1 || sampleLength);
  const fits = separators.map((separator) => ({ separator, fit: fit(split(sample, separator).lines) }));
  const best = Math.max(...fits.map((one) => one.fit));
  return fits.find((one) => one.fit === best)?.separator ?? ',';
}

/** Reads a table that a spreadsheet saved as CSV or put on the clipboard. */
export function readCsv(given: string): Csv | CsvProblem {
  if (workbookShape.test(given)) return 'workbook';
  if (given.includes('\u0000') || given.includes('\ufffd')) return 'encoding';
  const text = given.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  // Excel may say its separator in the first line.
  const [, said = '', rest = text] = /^sep=([;,\t])\n([\s\S]*)$/.exec(text) ?? [];
  if (rest.trim() === '') return 'empty';
  const separator = separators.find((one) => one === said) ?? findSeparator(rest);
  const { lines: all, isQuoteOpen } = split(rest, separator);
  if (isQuoteOpen) return 'quote';
  const shift = said === '' ? 0 : 1;
  const lines = all.filter(isFilled).map(({ line, cells }) => ({ line: line + shift, cells }));
  if (lines.length === 0) return 'empty';
  if (lines.every(({ cells }) => cells.length === 1)) return 'oneColumn';
  return { separator, lines, empty: all.length - lines.length };
}

/**
 * Decodes a file: UTF-8, UTF-16 such as Excel's "Unicode text", or an old Windows code page. UTF-16 without a
 * byte order mark is known by the empty half of its first sign.
 */
export function decodeCsv(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0))
    return new TextDecoder('utf-16le').decode(bytes);
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0))
    return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
