/** One column of a list as it is saved. */
export interface CsvColumn<Row> {
  readonly title: string;
  readonly value: (row: Row) => string | number;
}

/** Spreadsheets run a cell that begins with one of these as a formula. */
const formulaStart = /^[=+\-@\t\r]/;

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = formulaStart.test(value) ? `'${value}` : value;
  return /[",\r\n;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A list as CSV that Excel opens in UTF-8 and that runs nothing. */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ title }) => cell(title)),
    ...rows.map((row) => columns.map(({ value }) => cell(value(row)))),
  ];
  return `\uFEFF${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;
}
