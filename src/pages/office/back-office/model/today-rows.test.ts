import { describe, expect, it } from 'vitest';
import type { JobReport } from '@/entities/jobs/job-report';
import type { Duty } from '@/shared/backend';
import { builtFacts } from '@/shared/office-facts';
import {
  booking,
  concern,
  enquiry,
  noRecords,
  question,
  report,
  request,
  tutor,
  waits,
} from '../../../../../tests/samples/today';
import { todayRows, type TodayRecords } from './today-rows';

// A Thursday; the office answers within two working days.
const now = new Date('2026-11-26T10:00:00.000Z');

const rowsOf = (records: Partial<TodayRecords>, duties: readonly Duty[] = ['office']) =>
  todayRows(
    { ...noRecords, ...records },
    {
      duties,
      userId: 'demo-esi',
      office: builtFacts,
      figures: { mathematics: { answered: 9, medianMinutes: 60, p90Minutes: 180 } },
      now,
    },
  );
const at = (time: number | null) => (time === null ? null : new Date(time).toISOString().slice(0, 16));

describe('what each record waits for, and until when', () => {
  it.each<[string, Partial<TodayRecords>, readonly Duty[], object]>([
    [
      'a new request',
      { requests: [request()] },
      ['office'],
      { task: 'request-open', by: '2026-11-27T17:00' },
    ],
    [
      'the class, subject and town of a request',
      { requests: [request()] },
      ['office'],
      {
        task: 'request-open',
        wanted: {
          schoolClass: 'jhs-2',
          subject: 'mathematics',
          place: { town: 'Adenta', region: 'GH-AA' },
        },
      },
    ],
    [
      'an online request, wherever the family lives',
      { requests: [request({ place: { where: 'online', region: 'GH-AH', town: 'Kumasi' } })] },
      ['office'],
      { wanted: { place: { online: true } } },
    ],
    [
      'a request in review',
      { requests: [request({ state: 'reviewing' })] },
      ['office'],
      { task: 'request-search', by: null },
    ],
    [
      'a family that has waited long',
      { requests: [request({ state: 'reviewing', movedAt: '2026-11-01T09:00:00.000Z' })] },
      ['office'],
      { task: 'request-ask', by: null, isNow: true },
    ],
    [
      'an offer',
      { requests: [request({ state: 'offered', movedAt: '2026-11-25T12:00:00.000Z' })] },
      ['office'],
      { task: 'request-offered', by: '2026-11-26T12:00', isOthers: true },
    ],
    [
      'an offer without an answer',
      { requests: [request({ state: 'offered' })] },
      ['office'],
      { task: 'request-look', by: '2026-11-26T09:00', isOthers: false },
    ],
    [
      'a question for interest',
      { requests: [request({ state: 'asking' })] },
      ['office'],
      { task: 'request-interest', by: '2026-12-09T09:00', isOthers: true },
    ],
    [
      'a worried family',
      {
        requests: [
          request({
            state: 'running',
            parting: { reason: 'safety', words: '', isHeard: false },
          }),
        ],
      },
      ['office'],
      { task: 'request-worried', by: null, isNow: true },
    ],
    [
      'an enquiry',
      { unanswered: { ...noRecords.unanswered, enquiries: waits('enquiries/LL-E1') } },
      ['office'],
      { task: 'enquiry', by: '2026-11-27T17:00', view: 'enquiries', ref: 'LL-E1' },
    ],
    [
      'an enquiry about counselling',
      { counsellingEnquiries: [enquiry('LL-E1', 'answering'), enquiry('LL-E2', 'resolved')] },
      ['counselling'],
      { task: 'enquiry', by: '2026-11-27T17:00', ref: 'LL-E1' },
    ],
    [
      'an application',
      { unanswered: { ...noRecords.unanswered, applications: waits('tutorApplications/LL-A1') } },
      ['office'],
      { task: 'application', view: 'applications', ref: 'LL-A1' },
    ],
    [
      'a review',
      { unanswered: { ...noRecords.unanswered, reviews: waits('reviews/7') } },
      ['office'],
      { task: 'review', view: 'reviews', ref: null },
    ],
    [
      'more subjects',
      { unanswered: { ...noRecords.unanswered, subjects: waits('subjectAdditions/8') } },
      ['office'],
      { task: 'subject', view: 'subjects', ref: null },
    ],
    [
      'a consultation',
      { unanswered: { ...noRecords.unanswered, consultations: waits('consultations/LL-S1') } },
      ['office'],
      { task: 'consultation', view: 'consultations', ref: 'LL-S1' },
    ],
    [
      'a report',
      { reports: [report] },
      ['office'],
      { task: 'report', by: null, isNow: true, view: 'reports' },
    ],
    [
      'a homework question',
      { homework: [question] },
      ['office'],
      {
        task: 'homework',
        by: '2026-11-26T12:00',
        isOthers: true,
        ref: question.id,
        wanted: { schoolClass: question.schoolClass, subject: question.subject, place: null },
      },
    ],
    [
      'a homework question without an answer',
      { homework: [{ ...question, createdAt: '2026-11-26T06:00:00.000Z' }] },
      ['office'],
      { task: 'homework-late', by: '2026-11-26T09:00', isOthers: false },
    ],
    [
      'a homework question that a tutor is at work on, without an answer',
      {
        homework: [
          {
            ...question,
            state: 'claimed',
            claimedAt: '2026-11-26T09:00:00.000Z',
            createdAt: '2026-11-26T06:00:00.000Z',
          },
        ],
      },
      ['office'],
      { task: 'homework', by: '2026-11-26T09:00', isOthers: true },
    ],
    [
      'a worry',
      { concerns: [concern()] },
      ['safeguarding'],
      { task: 'concern', by: '2026-11-26T13:30', isNow: true },
    ],
    [
      'a worry that was read',
      { concerns: [concern('called')] },
      ['safeguarding'],
      { task: 'concern-follow', by: null, isNow: true },
    ],
    [
      'a booking',
      { bookings: [booking('LL-C2', true)] },
      ['counselling'],
      { task: 'booking', by: null, view: 'counselling', ref: 'LL-C2' },
    ],
    [
      'a booking, for somebody who is no counsellor',
      { bookings: [booking('LL-C1', false)] },
      ['office'],
      { task: 'booking-others', by: null, isOthers: true },
    ],
    [
      'a paper',
      { tutors: [tutor('2026-12-20')] },
      ['office'],
      { task: 'renewal', by: '2026-12-20T23:59', isOthers: true, name: 'Ama S.' },
    ],
    [
      'a paper that has ended',
      { tutors: [tutor('2026-11-25')] },
      ['office'],
      { task: 'renewal-ended', by: '2026-11-25T23:59', isOthers: false },
    ],
  ])('%s', (_what, records, duties, expected) => {
    const rows = rowsOf(records, duties).map((row) => ({ ...row, by: at(row.promisedAt) }));
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject(expected);
  });

  it.each<[string, Partial<TodayRecords>, readonly Duty[]]>([
    [
      'lessons that go on',
      { requests: [request({ state: 'running' }), request({ state: 'trial' })] },
      ['office'],
    ],
    [
      'a report that was decided',
      { reports: [{ ...report, state: 'dismissed' } as unknown as JobReport] },
      ['office'],
    ],
    ['a worry that is closed', { concerns: [concern('closed')] }, ['safeguarding']],
    [
      'a booking with a time',
      { bookings: [{ ...booking('LL-C1', false), state: 'booked' }] },
      ['counselling'],
    ],
    ['a paper that is good for long', { tutors: [tutor('2027-11-25')] }, ['office']],
  ])('nothing of %s', (_what, records, duties) => {
    expect(rowsOf(records, duties)).toEqual([]);
  });
});
