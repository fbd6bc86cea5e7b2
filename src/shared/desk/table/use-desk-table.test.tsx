// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { deskRecord, deskWays } from '../../../../tests/samples/desk-records';
import { startOf, type DeskPlace } from '../address/desk-address';
import { indexRecords } from '../records/desk-list';
import type { DeskRecord } from '../records/desk-record';
import type { RecordColumn } from '../columns/record-column';
import type { SortValue } from './sort-values';
import { useDeskTable } from './use-desk-table';

let isNarrow = false;
vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isNarrow }));

interface Row extends DeskRecord {
  readonly area: SortValue;
}

/** Rows are named by the last letter of their codes. */
const row = (letter: string, area: SortValue, fields: Partial<DeskRecord> = {}): Row => ({
  ...deskRecord(`LL-E00000000000${letter}`, fields),
  area,
});

const column = (key: string, more: Partial<RecordColumn<Row>> = {}): RecordColumn<Row> => ({
  key,
  title: key,
  show: () => key,
  widest: () => [],
  ...more,
});
const columns = [
  column('area', { sortValue: ({ area }) => area }),
  column('hours', { isWide: true }),
  column('state', { sortValue: () => 1 }),
];

const now = new Date('2026-11-23T08:00:00Z');

function openTable(rows: readonly Row[], change: Partial<DeskPlace> = {}, openRef: string | null = null) {
  const index = indexRecords(rows);
  return renderHook(() => {
    const [place, setPlace] = useState<DeskPlace>({ ...startOf('enquiries'), ...change });
    const go = (next: Partial<DeskPlace>) => setPlace((known) => ({ ...known, ...next }));
    const desk = useDeskTable({ ways: deskWays('enquiries', { place, go, openRef }), index, columns, now });
    return { place, go, desk };
  }).result;
}

type Table = ReturnType<typeof openTable>;

const letters = (records: readonly DeskRecord[]) => records.map(({ ref }) => ref.slice(-1)).join('');
const shown = (table: Table) => letters(table.current.desk.rows);
const keys = (table: Table) => table.current.desk.shown.map(({ key }) => key);
const sorted = (by: string, direction: 'ascending' | 'descending') => ({ sort: { by, direction } });

describe('the order of a list', () => {
  const rows = [
    row('A', 'Tema'),
    row('B', ''),
    row('C', 'Adenta 10'),
    row('D', 'Tema'),
    row('E', undefined),
    row('F', 'Adenta 9'),
    row('G', Number.NaN),
  ];

  it('is by value and number, stable, and missing values are last in both directions', () => {
    expect(shown(openTable(rows))).toBe('ABCDEFG');
    expect(shown(openTable(rows, sorted('area', 'ascending')))).toBe('FCADBEG');
    expect(shown(openTable(rows, sorted('area', 'descending')))).toBe('ADCFBEG');
    expect(shown(openTable(rows, sorted('state', 'descending')))).toBe('ABCDEFG');
  });

  it('has numbers by size', () => {
    const numbers = [row('A', 10), row('B', 9), row('C', 100)];
    expect(shown(openTable(numbers, sorted('area', 'ascending')))).toBe('BAC');
  });

  it('has urgent records first, however it is sorted, and late ones first when it is not', () => {
    const pressing = [
      row('A', 'Wa'),
      row('B', 'Ho', { lateFrom: now.getTime() - 1 }),
      row('C', 'Tema', { isUrgent: true }),
    ];
    expect(shown(openTable(pressing))).toBe('CBA');
    expect(shown(openTable(pressing, sorted('area', 'ascending')))).toBe('CBA');
    expect(shown(openTable(pressing, sorted('area', 'descending')))).toBe('CAB');
  });

  it('is the usual one when the address names no column that sorts', () => {
    expect(shown(openTable(rows, sorted('topic', 'ascending')))).toBe('ABCDEFG');
    expect(shown(openTable(rows, sorted('hours', 'ascending')))).toBe('ABCDEFG');
    expect(shown(openTable(rows, sorted('urgency', 'descending')))).toBe('ABCDEFG');
  });

  it('goes upwards, downwards and back with each press, in the address', () => {
    const table = openTable([row('A', 7), row('B', 8)]);
    const press = (key: string) => act(() => table.current.desk.sortOf(key)?.toggle());
    const seen = () => [table.current.place.sort, table.current.desk.sortOf('area')?.direction, shown(table)];
    press('area');
    expect(seen()).toEqual([{ by: 'area', direction: 'ascending' }, 'ascending', 'AB']);
    press('area');
    expect(seen()).toEqual([{ by: 'area', direction: 'descending' }, 'descending', 'BA']);
    press('area');
    expect(seen()).toEqual([null, undefined, 'AB']);
    press('area');
    press('state');
    expect(seen()).toEqual([{ by: 'state', direction: 'ascending' }, undefined, 'AB']);
    expect(table.current.desk.sortOf('hours')).toBeNull();
  });
});

describe('the columns of a list', () => {
  const rows = [row('A', '')];

  it('are all that fit, and make room for an open record', () => {
    expect(keys(openTable(rows))).toEqual(['area', 'hours', 'state']);
    expect(keys(openTable(rows, {}, 'LL-E00000000000A'))).toEqual(['area', 'state']);
    isNarrow = true;
    expect(keys(openTable(rows))).toEqual(['area', 'state']);
    expect(keys(openTable(rows, { columns: ['hours'] }))).toEqual(['hours']);
    isNarrow = false;
  });

  it('are those of the address, in the order of the view', () => {
    expect(keys(openTable(rows, { columns: ['state', 'topic', 'area'] }))).toEqual(['area', 'state']);
    expect(keys(openTable(rows, { columns: [] }))).toEqual([]);
  });

  it('leave a list sorted by one that is hidden', () => {
    const table = openTable([row('A', 2), row('B', 1)], {
      ...sorted('area', 'ascending'),
      columns: ['state'],
    });
    expect(shown(table)).toBe('BA');
  });
});

describe('the selection of a list', () => {
  const rows = [
    row('A', 1),
    row('B', 2, { isUrgent: true }),
    row('C', 3),
    row('D', 4, { state: 'answering' }),
  ];
  const chosen = (table: Table) => letters(table.current.desk.selection.chosen);
  const refOf = (letter: string) => `LL-E00000000000${letter}`;
  const select = (table: Table, letter: string, isSelected = true) =>
    act(() => table.current.desk.selection.select(refOf(letter), isSelected));

  it('acts on what the list shows, and outlives a search and a sort', () => {
    const table = openTable(rows);
    select(table, 'C');
    select(table, 'A');
    expect(chosen(table)).toBe('AC');
    act(() => table.current.go({ search: 'll-e00000000000c' }));
    expect([shown(table), chosen(table)]).toEqual(['C', 'C']);
    act(() => table.current.go({ search: '', sort: { by: 'area', direction: 'descending' } }));
    expect(chosen(table)).toBe('CA');
    select(table, 'C', false);
    expect(chosen(table)).toBe('A');
  });

  it('ends with the filter, because the actions differ', () => {
    const table = openTable(rows);
    select(table, 'D');
    act(() => table.current.go({ state: 'answering' }));
    expect([shown(table), chosen(table)]).toEqual(['D', '']);
  });

  it('begins with the first record, and offers all that may be selected', () => {
    const table = openTable(rows);
    const { selection } = table.current.desk;
    expect([selection.isOn, letters(selection.offered)]).toEqual([false, '']);
    select(table, 'A');
    expect([table.current.desk.selection.isOn, letters(table.current.desk.selection.offered)]).toEqual([
      true,
      'ACD',
    ]);
    act(() => table.current.desk.selection.selectAll(true));
    expect(chosen(table)).toBe('ACD');
    act(() => table.current.desk.selection.setOn(false));
    expect([table.current.desk.selection.isOn, chosen(table)]).toEqual([false, '']);
  });
});
