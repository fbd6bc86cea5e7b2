// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { ReferenceCode } from '@/entities/reference-code';
import { createEnglish } from '../../../../tests/samples/words';
import { startOf } from '../address/desk-address';
import type { DeskRecord } from '../records/desk-record';
import type { DeskWays } from '../address/desk-ways';
import { RecordTable } from './record-table';
import type { Selection } from '../records/use-selection';

// jsdom has no layout.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);
vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));

const record = (ref: string): DeskRecord => ({
  ref: ref as ReferenceCode,
  path: `enquiries/${ref}`,
  state: 'new',
  createdAt: '2026-11-22T08:00:00Z',
  isSample: false,
  isWaiting: true,
  lateFrom: null,
  dueAt: null,
  isFlagged: false,
  isUrgent: false,
  searchable: '',
  searchableCode: '',
  transitions: [],
});

const ways: DeskWays = {
  place: startOf('enquiries'),
  openRef: null,
  go: () => undefined,
  addressOf: (ref) => `#${ref}`,
  close: () => undefined,
};

const noSelection: Selection = {
  isOn: false,
  setOn: () => undefined,
  offered: [],
  chosen: [],
  has: () => false,
  select: () => undefined,
  selectAll: () => undefined,
};

it('shows the others when one record breaks its row', async () => {
  const words = await createEnglish('admin', 'shell');
  const broken = record('LL-E9PK4W7XC00001');
  const show = (row: DeskRecord) => {
    if (row === broken) throw new RangeError('Invalid time value');
    return 'well';
  };
  const columns = [{ key: 'sent', title: 'Sent', show, widest: () => [] }];
  const rows = [record('LL-E4TR8QX2NHM6DB'), broken];
  render(
    <I18nextProvider i18n={words}>
      <MemoryRouter>
        <RecordTable
          ways={ways}
          records="Enquiries"
          rows={rows}
          columns={columns}
          total={2}
          selection={noSelection}
        />
      </MemoryRouter>
    </I18nextProvider>,
    { onCaughtError: () => undefined },
  );
  expect(screen.getAllByText('well')).toHaveLength(1);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});
