import { describe, expect, it } from 'vitest';
import type { Enquiry } from '@/entities/enquiry';
import type { TuitionRequest } from '@/entities/tuition-request';
import { startOf, type DeskPlace } from '../address/desk-address';
import { findRecord, findRecords, indexRecords } from './desk-list';
import type { DeskRecord } from './desk-record';
import { builtFacts } from '@/shared/office-facts';
import { enquiryRecord } from '@/features/admin/enquiries/model/enquiry-record';
import { createRequestFilters } from '@/features/tuition/request-desk/model/request-filters';
import { requestRecord } from '@/features/tuition/request-desk/model/request-record';

interface Row extends DeskRecord {
  readonly area: string;
}

const now = new Date('2026-03-10T12:00:00Z');

const request = (
  ref: string,
  state: TuitionRequest['state'],
  area: string,
  movedAt = now.toISOString(),
): Row => ({
  ...requestRecord(
    { ref, state, createdAt: '2026-03-09T12:00:00Z', movedAt, isSample: false } as TuitionRequest,
    ['JHS 2', 'Mathematics', area],
    builtFacts,
  ),
  area,
});

const rows = [
  request('LL-T4TR8QX2NHM6DB', 'submitted', 'Wa'),
  request('LL-T9PK4W7XC00001', 'offered', 'Adenta', '2026-03-09T11:59:00Z'),
  request('LL-T7K3M9QXD00001', 'offered', 'Ashaiman', '2026-03-09T12:01:00Z'),
  request('LL-TB2NE6T0S00001', 'cancelled', 'Adenta'),
];
const index = indexRecords(rows);

const list = (change: Partial<DeskPlace>) =>
  findRecords(index, { ...startOf('requests'), ...change }, now).map(({ ref }) => ref.slice(4, 8));

describe('a report that a child may be at risk', () => {
  const report = (ref: string, topic: string, state = 'new'): Row => ({
    ...enquiryRecord(
      { ref, state, topic, name: '', createdAt: '2026-03-09T12:00:00Z', isSample: false } as Enquiry,
      [],
      builtFacts,
    ),
    area: '',
  });
  const enquiries = indexRecords([
    report('LL-E4TR8QX2NHM6DB', 'jobs'),
    report('LL-E9PK4W7XC00001', 'safeguarding', 'resolved'),
    report('LL-E7K3M9QXD00001', 'safeguarding'),
  ]);

  it('comes first', () => {
    const found = findRecords(enquiries, startOf('enquiries'), now);
    expect(found.map(({ ref }) => ref)).toEqual(['LL-E7K3M9QXD00001', 'LL-E4TR8QX2NHM6DB']);
  });

  it('is not urgent once it is closed', () => {
    expect(findRecord(enquiries, 'LL-E9PK4W7XC00001')?.isUrgent).toBe(false);
  });
});

describe('requests due for the interest question', () => {
  it('are those without a transition for a week', () => {
    const waiting = indexRecords([
      request('LL-T4TR8QX2NHM6DB', 'submitted', 'Wa', '2026-03-03T12:00:00Z'),
      request('LL-T9PK4W7XC00001', 'reviewing', 'Tema', '2026-03-03T12:01:00Z'),
      request('LL-T7K3M9QXD00001', 'asking', 'Ho', '2026-03-01T12:00:00Z'),
      request('LL-TB2NE6T0S00001', 'running', 'Ho', '2026-02-01T12:00:00Z'),
    ]);
    const toAsk = findRecords(
      waiting,
      { ...startOf('requests'), state: 'to-ask' },
      now,
      createRequestFilters('demo-admin'),
    );
    expect(toAsk.map(({ area }) => area)).toEqual(['Wa']);
    expect(waiting.byState.get('waiting')).toHaveLength(3);
  });
});

describe('families with a concern about their last tutor', () => {
  it('are shown in any state of the request, until somebody has written a note', () => {
    const parting = { reason: 'safety', words: '', isHeard: false } as const;
    const movedAt = '2026-03-09T12:00:00Z';
    const worried = (ref: string, area: string, given: object) => ({
      ...requestRecord(
        { ref, state: 'ended', createdAt: movedAt, movedAt, parting: given } as TuitionRequest,
        [],
        builtFacts,
      ),
      area,
    });
    const ended = indexRecords([
      worried('LL-T4TR8QX2NHM6DB', 'Wa', parting),
      worried('LL-T9PK4W7XC00001', 'Ho', { ...parting, isHeard: true }),
      worried('LL-T7K3M9QXD00001', 'Tema', { ...parting, reason: 'price' }),
    ]);
    const shown = findRecords(
      ended,
      { ...startOf('requests'), state: 'worried' },
      now,
      createRequestFilters('demo-admin'),
    );
    expect(shown.map(({ area }) => area)).toEqual(['Wa']);
  });
});

describe('the index of a list', () => {
  it('has each record by code and by state, and those that wait for the office', () => {
    expect(findRecord(index, 'LL-TB2NE6T0S00001')).toBe(rows[3]);
    expect([...index.byState].map(([state, { length }]) => [state, length])).toEqual([
      ['waiting', 3],
      ['submitted', 1],
      ['offered', 2],
      ['cancelled', 1],
    ]);
    expect(index.hasSamples).toBe(false);
  });
});

describe('the list of the desk', () => {
  it('shows records that wait for the office, late first, unless a state is selected', () => {
    expect(list({})).toEqual(['9PK4', '4TR8', '7K3M']);
    expect(list({ state: 'cancelled' })).toEqual(['B2NE']);
    expect(list({ state: 'ended' })).toEqual([]);
  });

  it.each(['4tr8 qx2n', 'LL-T 4TR8', '4TR8QX2N'])('finds a code typed as %o', (search) => {
    expect(list({ search })).toEqual(['4TR8']);
  });

  it('finds by its code what no text of the list names, in every state', () => {
    const place = { ...startOf('requests'), search: '4567' };
    const named = new Set(['LL-TB2NE6T0S00001', 'LL-T7K3M9QXD00001']);
    const found = findRecords(index, place, now, {}, named).map(({ state }) => state);
    expect(found).toEqual(['offered', 'cancelled']);
    expect(findRecords(index, { ...place, search: '' }, now, {}, named)).toHaveLength(3);
    expect(index.byState.get('waiting')).toHaveLength(3);
  });

  it('shows a record once that two lists read', () => {
    const [row] = index.byState.get('cancelled') ?? [];
    if (!row) throw new Error('nothing is cancelled');
    const twice = { ...index, rows: [...index.rows, { ...row }] };
    const place = { ...startOf('requests'), state: 'cancelled', search: 'b2ne' };
    expect(findRecords(twice, place, now, {}, new Set([row.ref]))).toEqual([row]);
  });

  it('finds every word of a search, in any order', () => {
    expect(list({ search: 'ade mathe' })).toEqual(['9PK4']);
    expect(list({ search: ' ' })).toHaveLength(3);
    expect(list({ search: 'adenta french' })).toEqual([]);
  });
});
