import { expect, it } from 'vitest';
import { toCsv } from './to-csv';

const columns = [
  { title: 'Code', value: (row: { code: string }) => row.code },
  { title: 'Age', value: () => -3 },
];

it('starts with the byte order mark that Excel needs for UTF-8, and ends every line', () => {
  expect(toCsv(columns, [{ code: 'LL-T' }])).toBe('\uFEFFCode,Age\r\nLL-T,-3\r\n');
});

it.each(['=1+1', '+233241234567', '-cmd', '@SUM(A1)', '\tx', '\rx'])('escapes the formula %o', (code) => {
  expect(toCsv(columns, [{ code }])).toContain(`'${code}`);
});

it('keeps commas, quotes and lines inside their cell', () => {
  expect(toCsv(columns, [{ code: 'a "b", c\nd' }])).toContain('"a ""b"", c\nd"');
});
