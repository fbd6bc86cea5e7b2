// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { deskRecord, deskWays } from '../../../../tests/samples/desk-records';
import { createEnglish } from '../../../../tests/samples/words';
import { indexRecords } from '../records/desk-list';
import { shortCode, type DeskRecord } from '../records/desk-record';
import type { RecordColumn } from '../columns/record-column';
import { RecordTable } from './record-table';
import { useDeskTable } from './use-desk-table';

// jsdom has no layout.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);
vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
vi.stubGlobal('scrollTo', () => undefined);
const scrollIntoView = vi.fn();
HTMLElement.prototype.scrollIntoView = scrollIntoView;

let words: Awaited<ReturnType<typeof createEnglish>>;

beforeAll(async () => {
  words = await createEnglish('admin', 'shell');
});
beforeEach(() => scrollIntoView.mockClear());

const refs = ['LL-E9PK4W7XC00001', 'LL-E4TR8QX2NHM6DB', 'LL-E7K3M9QXD00001'];
const well: RecordColumn<DeskRecord> = { key: 'sent', title: 'Sent', show: () => 'well', widest: () => [] };
const now = new Date('2026-11-23T08:00:00Z');

interface ListProps {
  records: readonly DeskRecord[];
  columns: readonly RecordColumn<DeskRecord>[];
}

function List({ records, columns }: ListProps) {
  const { hash } = useLocation();
  const ways = deskWays('enquiries', { openRef: hash.slice(1) || null });
  const desk = useDeskTable({ ways, index: indexOf(records), columns, now });
  return (
    <>
      <RecordTable ways={ways} records="Enquiries" desk={desk} />
      <output>{desk.selection.chosen.map(({ ref }) => ref).join(' ')}</output>
      <output aria-label="open">{hash.slice(1)}</output>
    </>
  );
}

const indexes = new Map<readonly DeskRecord[], ReturnType<typeof indexRecords<DeskRecord>>>();
function indexOf(records: readonly DeskRecord[]) {
  const index = indexes.get(records) ?? indexRecords(records);
  indexes.set(records, index);
  return index;
}

const openList = (records: readonly DeskRecord[], columns = [well]) =>
  render(
    <I18nextProvider i18n={words}>
      <MemoryRouter>
        <List records={records} columns={columns} />
      </MemoryRouter>
    </I18nextProvider>,
    { onCaughtError: () => undefined },
  );

const link = (ref = '') => screen.getByRole('link', { name: shortCode(ref) });
const press = (key: string, more = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const focused = () => document.activeElement?.textContent;
const tabStops = () =>
  [...document.querySelectorAll('tbody [tabindex="0"]')].map((element) => element.closest('tr')?.rowIndex);

it('shows the others when one record breaks its row', () => {
  const [broken, other] = refs.map((ref) => deskRecord(ref));
  if (!broken || !other) throw new Error('two records');
  const show = (row: DeskRecord) => {
    if (row === broken) throw new RangeError('Invalid time value');
    return 'well';
  };
  openList([other, broken], [{ ...well, show }]);
  expect(screen.getAllByText('well')).toHaveLength(1);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

it('is one stop of Tab, and the keys move between its rows', () => {
  openList(refs.map((ref) => deskRecord(ref)));
  expect(tabStops()).toEqual([1]);
  link(refs[0]).focus();
  press('ArrowDown');
  expect(focused()).toBe(shortCode(refs[1] ?? ''));
  expect(tabStops()).toEqual([2]);
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest', behavior: 'instant' });
  press('End');
  expect(focused()).toBe(shortCode(refs[2] ?? ''));
  press('ArrowDown');
  expect(focused()).toBe(shortCode(refs[2] ?? ''));
  press('ArrowUp');
  press('Home');
  press('ArrowUp');
  expect(focused()).toBe(shortCode(refs[0] ?? ''));
  press('ArrowDown', { ctrlKey: true });
  expect(focused()).toBe(shortCode(refs[0] ?? ''));
  press('ArrowDown');
  link(refs[1]).blur();
  expect(tabStops()).toEqual([2]);
});

it('selects by Space, moves from box to box, and opens by Enter', () => {
  openList([
    deskRecord(refs[0] ?? ''),
    deskRecord(refs[1] ?? '', { isFlagged: true }),
    deskRecord(refs[2] ?? ''),
  ]);
  const chosen = () => screen.getAllByRole('status').find((box) => box.matches('output'))?.textContent;
  expect(screen.queryByRole('checkbox')).toBeNull();
  link(refs[0]).focus();
  // A prevented key does not scroll the page.
  expect(press(' ')).toBe(false);
  expect(chosen()).toBe(refs[0]);
  press('ArrowDown');
  expect(press(' ')).toBe(false);
  expect(chosen()).toBe(refs[0]);
  press('ArrowUp');
  press(' ');
  expect(chosen()).toBe('');

  const box = (ref = '') => screen.getByRole('checkbox', { name: `Select ${shortCode(ref)}` });
  box(refs[0]).focus();
  expect(press(' ')).toBe(true);
  press('ArrowDown');
  expect(focused()).toBe(shortCode(refs[1] ?? ''));
  press('ArrowDown');
  box(refs[2]).focus();
  press('Enter');
  expect(screen.getByLabelText('open').textContent).toBe(refs[2]);
});

it('says by which column it is sorted', () => {
  openList([deskRecord(refs[0] ?? '')], [{ ...well, sortValue: () => 1 }]);
  const head = () => screen.getByRole('columnheader', { name: 'Sent' });
  expect(head().querySelector('button')).not.toBeNull();
  expect(head().getAttribute('aria-sort')).toBeNull();
});
