import { describe, expect, it } from 'vitest';
import type { Enquiry } from '@/entities/enquiry';
import { offerAnswerMs } from '@/entities/offer';
import type { TuitionRequest } from '@/entities/tuition-request';
import { fileCode, isLate, shortCode } from './desk-record';
import { builtFacts } from '@/shared/office-facts';
import { enquiryRecord } from '@/features/admin/enquiries/model/enquiry-record';
import { requestRecord } from '@/features/tuition/request-desk/model/request-record';

const request = (state: TuitionRequest['state']) =>
  requestRecord(
    {
      ref: 'LL-T4TR8QX2NHM6DB',
      state,
      createdAt: '2026-03-01T12:00:00Z',
      movedAt: '2026-03-09T12:00:00Z',
      isSample: false,
    } as TuitionRequest,
    ['JHS 2', 'Adenta'],
    builtFacts,
  );
const enquiry = enquiryRecord(
  { ref: 'LL-E1', state: 'new', name: 'Ama', createdAt: '2026-03-06T12:00:00Z', isSample: false } as Enquiry,
  ['Teaching'],
  builtFacts,
);

describe('a record on the desk', () => {
  it('has a shortened code in files that opens nothing', () => {
    expect(fileCode('LL-T4TR8QX2NHM6DB')).toBe('LL-T4TR…DB');
  });

  it('is late when an offer has expired without answer, and never otherwise', () => {
    const lapses = Date.parse('2026-03-09T12:00:00Z') + offerAnswerMs;
    const [before, after] = [new Date(lapses), new Date(lapses + 1000)];
    expect([isLate(request('offered'), before), isLate(request('offered'), after)]).toEqual([false, true]);
    expect([isLate(request('reviewing'), after), isLate(request('running'), after)]).toEqual([false, false]);
  });

  it('is late when nobody has answered it in the working days that the office names', () => {
    // Sent on Sunday 1 March and Friday 6 March 2026; the sixth is Independence Day.
    const [closing, late] = [new Date('2026-03-03T17:00:00Z'), new Date('2026-03-03T17:00:01Z')];
    expect([closing, late].map((at) => isLate(request('submitted'), at))).toEqual([false, true]);
    const [before, after] = [new Date('2026-03-10T17:00:00Z'), new Date('2026-03-10T17:00:01Z')];
    expect([before, after].map((at) => isLate(enquiry, at))).toEqual([false, true]);
  });

  it('has only the transitions of its lifecycle', () => {
    expect(request('submitted').transitions.map(({ event }) => event)).toEqual([
      'review.started',
      'request.cancelled',
      'request.junked',
    ]);
    expect(request('cancelled').transitions).toEqual([]);
    expect(enquiry.transitions.map(({ event }) => event)).toEqual(['answer.started', 'enquiry.junked']);
  });

  it('is searched by its texts and its code, in lower case', () => {
    expect(request('submitted')).toMatchObject({
      searchable: 'll-t4tr8qx2nhm6db jhs 2 adenta',
      searchableCode: 'llt4tr8qx2nhm6db',
    });
    expect(enquiry.searchable).toBe('ll-e1 ama teaching');
  });

  it('is distinguished by the middle of its code', () => {
    expect(shortCode('LL-T4TR8QX2NHM6DB')).toBe('4TR8 QX2N');
  });
});
