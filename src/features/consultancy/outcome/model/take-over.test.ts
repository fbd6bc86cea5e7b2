import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Scale } from '@/entities/consultancy/outcome';
import { decodeCsv, readCsv } from './read-csv';
import { readFigure } from './read-figure';
import { readTable } from './table-columns';
import { takeOver } from './take-over';

const scale: Scale = { lowest: 0, highest: 100, better: 'higher' };

function read(text: string, measures: readonly string[] = ['Mathematics']) {
  const csv = readCsv(text);
  if (typeof csv === 'string') return csv;
  const table = readTable(csv, measures);
  const roles = table.columns.map(({ role }) => role);
  return {
    csv,
    table,
    roles,
    ...takeOver(
      table,
      roles,
      measures.map(() => scale),
    ),
  };
}

const understood = (text: string, measures?: readonly string[]) => {
  const found = read(text, measures);
  if (typeof found === 'string') throw new Error(found);
  return found;
};

const pairsOf = (text: string, measures?: readonly string[]) =>
  understood(text, measures).pupils.map(({ number, pairs }) => [
    number,
    ...pairs.flatMap(({ before, after }) => [before, after]),
  ]);

const plain = [
  ['1', 40, 55],
  ['2', 50.5, 60],
];

describe('a table is read the same way however it was saved', () => {
  it.each([
    ['commas', 'Pupil,Before,After\n1,40,55\n2,50.5,60\n'],
    ['semicolons and decimal commas', 'Pupil;Before;After\n1;40;55\n2;50,5;60\n'],
    ['tabs, as a spreadsheet copies', 'Pupil\tBefore\tAfter\n1\t40\t55\n2\t50.5\t60'],
    ['a byte order mark and CRLF', '\uFEFFPupil;Before;After\r\n1;40;55\r\n2;50,5;60\r\n'],
    ['old line ends of a Mac', 'Pupil,Before,After\r1,40,55\r2,50.5,60\r'],
    ['quotes', '"Pupil","Before","After"\n"1","40","55"\n"2","50,5","60"\n'],
    ['percent signs', 'Pupil;Before;After\n1;40%;55 %\n2;50,5%;60%\n'],
    ['a separator that Excel names', 'sep=;\nPupil;Before;After\n1;40;55\n2;50,5;60\n'],
    ['no headings', '1,40,55\n2,50.5,60\n'],
    ['spaces around cells', ' Pupil ; Before ; After \n 1 ; 40 ; 55 \n 2;50,5;60'],
  ])('%s', (_name, text) => {
    expect(pairsOf(text)).toEqual(plain);
    expect(understood(text).problems).toEqual([]);
  });

  it('empty rows in between are counted', () => {
    const found = understood('Pupil;Before;After\n\n1;40;55\n;;\n  \n2;50,5;60\n');
    expect(found.csv.empty).toBe(3);
    expect(found.pupils).toHaveLength(2);
  });

  it('the name of the class above the headings is told apart', () => {
    const found = understood('JHS 2 B;;\nPupil;Before;After\n1;40;55\n2;50,5;60');
    expect(found.table.titles.map(({ cells }) => cells[0])).toEqual(['JHS 2 B']);
    expect(found.pupils).toHaveLength(2);
  });

  it('a cell over two lines does not shift the numbers of lines', () => {
    const found = understood('Pupil,"Before\nterm 1",After\n1,40,55\nx?,1,2\n');
    expect(found.problems).toMatchObject([{ line: 4, kind: 'badNumber' }]);
  });
});

it.each([
  ['', 'empty'],
  [' \n ;; \n', 'empty'],
  ['PK\u0003\u0004rest', 'workbook'],
  ['\u00d0\u00cf\u0011\u00e0rest', 'workbook'],
  ['Pupil,Before\n1,\u0000', 'encoding'],
  ['Pupil,Before\n1,4\ufffd', 'encoding'],
  ['Pupil,Before\n1,"40', 'quote'],
  ['one\ntwo\nthree', 'oneColumn'],
])('%j is no table: %s', (text, problem) => {
  expect(read(text)).toBe(problem);
});

describe('a column of names', () => {
  it.each([
    'Name;Pupil;Before;After\nAma Mensah;1;40;55\nKofi Boateng;2;50,5;60',
    'Pupil;Learner;Before;After\n1;Ama Mensah;40;55\n2;Kofi Boateng;50,5;60',
    'Surname,No,Before,After\nMensah,1,40,55\nBoateng,2,50.5,60',
  ])('is left out, and its cells are shown nowhere: %j', (text) => {
    const { table, roles } = understood(text);
    expect(roles).toContain('names');
    expect(pairsOf(text)).toEqual(plain);
    expect(table.columns.find(({ role }) => role === 'names')?.examples).toEqual([]);
    expect(JSON.stringify(table.columns)).not.toContain('Ama');
  });

  it('does not number the pupils, who are counted instead', () => {
    const { isCounted } = understood('Pupil;Before;After\nAma Mensah;40;55\nKofi Boateng;50,5;60');
    expect(isCounted).toBe(true);
  });
});

describe('what cannot be read is named with its line, and nothing is dropped silently', () => {
  it.each([
    ['3;forty;50', 'notNumber', 1, 'forty', 1],
    ['3;1,250;50', 'ambiguous', 1, '1,250', 1],
    ['3;101;50', 'outside', 1, '101', 1],
    ['3;-1;50', 'outside', 1, '-1', 1],
    [';40;50', 'noNumber', 0, '', 0],
    ['0030101001;40;50', 'badNumber', 0, '0030101001', 0],
    ['1;40;50', 'twice', 0, '1', 0],
    ['3;40;50;60', 'tooManyCells', null, '60', 0],
  ])('%s', (row, kind, column, text, taken) => {
    const found = understood(`Pupil;Before;After\n1;40;55\n2;50,5;60\n${row}`);
    expect(found.problems).toEqual([{ line: 4, kind, column, text }]);
    expect(found.pupils).toHaveLength(2 + taken);
    expect(found.rowsLeftOut).toBe(1 - taken);
  });

  it.each(['', '-', 'absent', 'ABS', 'n/a', 'x'])('%j counts as a missing figure', (cell) => {
    const found = understood(`Pupil;Before;After\n1;40;${cell}\n2;50;60`);
    expect(found.missing).toBe(1);
    expect(found.problems).toEqual([]);
  });

  it('a row that is too short has missing figures', () => {
    expect(understood('Pupil;Before;After\n1;40\n2;50;60').missing).toBe(1);
  });

  it('signs and decimals that were changed are counted', () => {
    const found = understood('Pupil;Before;After\n1;40%;55,5\n2;50,333;60%');
    expect(found).toMatchObject({ percentSigns: 2, decimalCommas: 1, rounded: 0 });
    expect(understood('Pupil;Before;After\n1;40.126;55\n2;1;1')).toMatchObject({ rounded: 1 });
  });
});

it('columns of several measures are found by their names', () => {
  const text = 'No;English after;Mathematics before;Mathematics after;English before\n1;4;1;2;3';
  expect(pairsOf(text, ['Mathematics', 'English'])).toEqual([['1', 1, 2, 3, 4]]);
});

it('the wrong columns give no figures, and every row says so', () => {
  const found = understood('Date;Attendance register\n2026-01-02;present\n2026-01-03;late');
  expect(found.pupils).toHaveLength(0);
  expect(found.problems).toHaveLength(2);
});

const codes = [0x31, 0x09, 0x32];
const littleEnd = codes.flatMap((code) => [code, 0]);
const bigEnd = codes.flatMap((code) => [0, code]);

it.each([
  ['UTF-8', [0x4f, 0x75, 0xc3, 0xa9], 'Oué'],
  ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, 0x31], '1'],
  ['an old Windows code page', [0x4f, 0x75, 0xe9], 'Oué'],
  ['UTF-16 with a byte order mark', [0xff, 0xfe, ...littleEnd], '1\t2'],
  ['UTF-16 without one', littleEnd, '1\t2'],
  ['UTF-16 of the other order', [0xfe, 0xff, ...bigEnd], '1\t2'],
  ['UTF-16 of the other order without a mark', bigEnd, '1\t2'],
  ['nothing', [], ''],
])('a file in %s is decoded', (_name, bytes, text) => {
  expect(decodeCsv(new Uint8Array(bytes).buffer)).toBe(text);
});

it('5,000 rows are understood within a second', () => {
  const rows = Array.from({ length: 5000 }, (_, index) => `${index + 1};${index % 101};"${index % 97},5"`);
  const begin = performance.now();
  const found = understood(`Pupil;Before;After\n${rows.join('\n')}`);
  expect(performance.now() - begin).toBeLessThan(1000);
  expect(found.pupils).toHaveLength(5000);
  expect(found.problems).toEqual([]);
});

const cell = fc.oneof(fc.string({ maxLength: 8 }), fc.integer().map(String), fc.constant(''));

it('reads any text without an error, and accounts for every row', () => {
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 20 }), (rows) => {
      const found = read(rows.map((cells) => cells.join(';')).join('\n'));
      if (typeof found === 'string') return;
      expect(found.pupils.length + found.rowsLeftOut).toBe(found.table.rows.length);
      const { csv, table } = found;
      expect(table.titles.length + table.rows.length + (table.hasHeadings ? 1 : 0)).toBe(csv.lines.length);
    }),
  );
});

it('reads back every cell that a spreadsheet writes', () => {
  const filled = fc.string({ minLength: 1, maxLength: 10 }).map((text) => `a${text.replace(/\r/g, '')}b`);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(filled, filled, filled), { minLength: 1, maxLength: 8 }),
      fc.constantFrom(';', ',', '\t'),
      (rows, separator) => {
        const quoted = rows.map((cells) =>
          cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(separator),
        );
        const csv = readCsv(`sep=${separator}\n${quoted.join('\r\n')}`);
        expect(typeof csv === 'string' ? csv : csv.lines.map(({ cells }) => cells)).toEqual(rows);
      },
    ),
  );
});

it('reads every stored figure back, also with a comma and a percent sign', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999, max: 99_999 }), (hundredths) => {
      const value = hundredths / 100;
      const text = String(value);
      expect(readFigure(text)).toMatchObject({ kind: 'figure', value });
      expect(readFigure(`${text.replace('.', ',')} %`)).toMatchObject({ kind: 'figure', value });
    }),
  );
});
