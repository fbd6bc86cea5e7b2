import { describe, expect, it } from 'vitest';
import type { Enquiry } from '@/entities/enquiry';
import type { TuitionRequest } from '@/entities/tuition-request';
import { countByState, enquiryRecord, filterRecords, requestRecord, shortCode } from './desk-record';

const now = new Date('2026-03-10T12:00:00Z');

const request = (ref: string, state: TuitionRequest['state'], movedAt = now.toISOString()) =>
  requestRecord(
    { ref, state, createdAt: '2026-03-09T12:00:00Z', movedAt, isSample: false } as TuitionRequest,
    now,
    ['JHS 2', 'Mathematics', 'Adenta'],
  );

const rows = [
  request('LL-T4TR8QX2NHM6DB', 'submitted'),
  request('LL-T9PK4W7XC00001', 'offered', '2026-03-09T11:59:00Z'),
  request('LL-T7K3M9QXD00001', 'offered', '2026-03-09T12:01:00Z'),
  request('LL-TB2NE6T0S00001', 'cancelled'),
];

describe('the list of the desk', () => {
  it('shows what waits for the office, late first, unless a state is asked for', () => {
    expect(filterRecords(rows, 'waiting', '').map(({ state, isLate }) => [state, isLate])).toEqual([
      ['offered', true],
      ['submitted', false],
      ['offered', false],
    ]);
    expect(filterRecords(rows, 'cancelled', '')).toHaveLength(1);
  });

  it.each(['4tr8 qx2n', 'LL-T 4TR8', '4TR8QX2N'])('finds a code typed as %o', (search) => {
    expect(filterRecords(rows, 'waiting', search).map(({ ref }) => ref)).toEqual(['LL-T4TR8QX2NHM6DB']);
  });

  it('finds every word of a search, in any order', () => {
    expect(filterRecords(rows, 'waiting', 'adenta mathe')).toHaveLength(3);
    expect(filterRecords(rows, 'waiting', 'adenta french')).toHaveLength(0);
  });

  it('calls an offer late after 24 hours', () => {
    expect(rows.map(({ isLate }) => isLate)).toEqual([false, true, false, false]);
  });

  it('offers only the moves that the life of a record has', () => {
    expect(rows[0]?.moves.map(({ event }) => event)).toEqual(['review.started', 'request.cancelled']);
    expect(rows[3]?.moves).toEqual([]);
    const enquiry = { ref: 'LL-E1', state: 'new', name: 'Ama', createdAt: '', isSample: false } as Enquiry;
    expect(enquiryRecord(enquiry, []).moves.map(({ event }) => event)).toEqual(['answer.started']);
  });

  it('counts by state and shortens a code', () => {
    expect([...countByState(rows, ['submitted', 'offered', 'trial'])]).toEqual([
      ['submitted', 1],
      ['offered', 2],
      ['trial', 0],
    ]);
    expect(shortCode('LL-T4TR8QX2NHM6DB')).toBe('4TR8 QX2N');
  });
});
