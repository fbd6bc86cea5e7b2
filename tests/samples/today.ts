import type { Concern } from '@/entities/concern';
import type { Booking } from '@/entities/counselling/booking';
import type { Enquiry } from '@/entities/enquiry';
import type { HomeworkQuestion } from '@/entities/homework/question';
import type { JobReport } from '@/entities/jobs/job-report';
import type { TuitionRequest } from '@/entities/tuition-request';
import type { Tutor } from '@/entities/tutor';
import type { Unanswered } from '../../src/features/admin/late-records';
import type { TodayRecords } from '../../src/pages/office/back-office/model/today-rows';

/** Records of the desk of Thursday 26 November 2026, each with the fields that its row is made of. */
export const noRecords: TodayRecords = {
  requests: [],
  unanswered: { enquiries: [], reviews: [], applications: [], subjects: [], consultations: [] },
  tutors: [],
  reports: [],
  homework: [],
  concerns: [],
  bookings: [],
  talks: [],
  counsellingEnquiries: [],
};

const sent = '2026-11-25T09:00:00.000Z';
export const request = (changes: Partial<TuitionRequest> = {}) =>
  ({
    ref: 'LL-T1',
    state: 'submitted',
    createdAt: sent,
    movedAt: sent,
    isSample: false,
    lessons: { schoolClass: 'jhs-2', prioritySubject: 'mathematics' },
    place: { where: 'home', region: 'GH-AA', town: 'Adenta' },
    ...changes,
  }) as TuitionRequest;
export const waits = (path: string): readonly Unanswered[] => [{ path, sentAt: sent, isSample: false }];
export const report = { ref: 'LL-R1', state: 'received', createdAt: sent, isSample: false } as JobReport;
export const question = {
  id: '7b1f8a0c-2a35-4d0e-8f0e-7b7d7a0c2f19',
  state: 'open',
  createdAt: '2026-11-26T09:00:00.000Z',
  asksBack: 0,
  subject: 'mathematics',
  dueOn: '',
  claimedAt: '',
  isSample: false,
} as HomeworkQuestion;
export const concern = (state: Concern['state'] = 'received') =>
  ({ ref: 'LL-W1', state, createdAt: '2026-11-26T09:30:00.000Z', isSample: false }) as Concern;
export const booking = (ref: string, isQuiet: boolean) =>
  ({ ref, state: 'waiting', start: '', isQuiet, createdAt: sent, isSample: false }) as Booking;
export const talk = (ref: string, start: string, changes: Partial<Booking> = {}): Booking => ({
  ...booking(ref, false),
  state: 'booked',
  counsellor: 'demo-esi',
  start,
  ...changes,
});
export const enquiry = (ref: string, state: Enquiry['state']) =>
  ({ ref, state, createdAt: sent, isSample: false }) as Enquiry;
export const tutor = (expiry: string) =>
  ({
    id: 'tutor-1',
    name: 'Ama S.',
    isSample: false,
    evidence: [{ kind: 'police', date: '2025-12-01', expiry }],
  }) as unknown as Tutor;
