import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { maximumPupils } from '@/entities/consultancy/outcome';
import { emptyOutcome, inputOf, outcomeFormSchema, type OutcomeInput } from './outcome-form';
import { changeCell, readTyped, readTypedRows, writeTyped } from './typed-rows';

const scale = { lowest: 0, highest: 100, better: 'higher' } as const;

it('keeps half-typed cells as they are', () => {
  const rows = changeCell([], 2, 1, 'fo;rty');
  expect(readTyped(writeTyped(rows), 1)).toEqual([
    ['', '', ''],
    ['', '', ''],
    ['3', 'fo rty', ''],
  ]);
});

it('does not number a row by a number that another row has', () => {
  expect(changeCell([['2', '', '']], 1, 1, '5')[1]?.[0]).toBe('');
});

it.each([
  [['', '5', '6'], 'noNumber', ''],
  [['Ama', '5', '6'], 'number', 'Ama'],
  [['1', 'five', '6'], 'figure', 'five'],
  [['1', '1,250', '6'], 'ambiguous', '1,250'],
  [['1', '5', '101'], 'outside', '101'],
])('names what is wrong in %j: %s', (cells, kind, text) => {
  expect(readTypedRows([[], cells], [scale]).problems).toEqual([{ row: 1, kind, text }]);
});

it('names a number that stands twice', () => {
  expect(
    readTypedRows(
      [
        ['1', '5', '6'],
        ['1', '7', '8'],
      ],
      [scale],
    ).problems,
  ).toMatchObject([{ row: 1, kind: 'twice' }]);
});

it('gives back what was typed, whatever it was', () => {
  const cell = fc.string({ maxLength: 6 }).map((text) => text.replace(/[;\r\n]/g, ''));
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1 }), (rows) => {
      expect(readTyped(writeTyped(rows), 1)).toEqual(rows);
    }),
  );
});

const filled: OutcomeInput = {
  ...emptyOutcome,
  title: 'JHS 2 B',
  name: 'Efua Owusu',
  measure1: 'Mathematics test',
  unit1: 'marks',
  rows: '1;40;55\n2;50,5;60\n;;',
};

it('makes the content of a report', () => {
  const { output } = v.safeParse(outcomeFormSchema, filled);
  expect(output).toMatchObject({
    planned: '',
    measures: [{ name: 'Mathematics test', unit: 'marks', lowest: 0, highest: 100, better: 'higher' }],
    pupils: [
      { number: '1', pairs: [{ before: 40, after: 55 }] },
      { number: '2', pairs: [{ before: 50.5, after: 60 }] },
    ],
  });
});

it('makes one line of the name and unit of a measure that were pasted from a table', () => {
  const pasted = { ...filled, measure1: 'Mathematics\ttest\r\n', unit1: '\tmarks' };
  const [measure] = v.parse(outcomeFormSchema, pasted).measures;
  expect(measure).toMatchObject({ name: 'Mathematics test', unit: 'marks' });
});

it.each<[Partial<OutcomeInput>, string, string]>([
  [{ title: '' }, 'title', 'required'],
  [{ measure1: '' }, 'measure1', 'required'],
  [{ count: '2' }, 'measure2', 'required'],
  [{ lowest1: '100' }, 'highest1', 'scale'],
  [{ highest1: '4.5' }, 'highest1', 'range'],
  [{ held: '-1' }, 'held', 'number'],
  [{ held: '1000' }, 'held', 'range'],
  [{ beforeOn: '2026-02-10', afterOn: '2026-02-09' }, 'afterOn', 'laterDay'],
  [{ rows: '' }, 'rows', 'pupilFigures'],
  [{ rows: '1;forty;50' }, 'rows', 'pupilRows'],
])('refuses %j at %s: %s', (changes, field, message) => {
  const { issues } = v.safeParse(outcomeFormSchema, { ...filled, ...changes });
  const found = issues?.map((issue) => [issue.path?.[0].key, issue.message.split('?')[0]]);
  expect(found).toContainEqual([field, message]);
});

const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => `${index};1;2`).join('\n');

it('takes as many pupils as a report holds, and refuses one more', () => {
  const [full, over] = [maximumPupils, maximumPupils + 1].map((count) =>
    v.safeParse(outcomeFormSchema, { ...filled, rows: rowsOf(count) }),
  );
  expect(full?.success).toBe(true);
  expect(over?.issues?.[0].message).toMatch(/^pupilsMost/);
});

it('shows a saved report in the form as it was', () => {
  const output = v.parse(outcomeFormSchema, filled);
  const saved = {
    ...output,
    ...{
      id: 'x',
      ref: 'LL-S',
      createdAt: '',
      isSample: false,
      series: 's',
      version: 1,
      from: 'school' as const,
    },
  } as const;
  expect(v.safeParse(outcomeFormSchema, inputOf(saved)).output).toEqual(output);
});
