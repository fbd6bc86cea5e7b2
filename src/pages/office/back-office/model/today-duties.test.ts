import { describe, expect, it } from 'vitest';
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
  talk,
  tutor,
  waits,
} from '../../../../../tests/samples/today';
import { todayRows, type TodayRecords } from './today-rows';

// A Thursday; the office answers within two working days.
const now = new Date('2026-11-26T10:00:00.000Z');

const all: TodayRecords = {
  requests: [request()],
  unanswered: {
    enquiries: waits('enquiries/LL-E1'),
    reviews: waits('reviews/7'),
    applications: waits('tutorApplications/LL-A1'),
    subjects: waits('subjectAdditions/8'),
    consultations: waits('consultations/LL-S1'),
  },
  tutors: [tutor('2026-12-20')],
  reports: [report],
  homework: [question],
  concerns: [concern()],
  bookings: [booking('LL-C1', false), booking('LL-C2', true)],
  talks: [
    talk('LL-C3', '2026-11-26T09:00Z'),
    talk('LL-C4', '2026-11-26T09:00Z', { isQuiet: true }),
    talk('LL-C5', '2026-11-26T11:00Z'),
  ],
  counsellingEnquiries: [enquiry('LL-E1', 'new')],
};

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
const keysOf = (duties: readonly Duty[]) => rowsOf(all, duties).map(({ key }) => key);

describe('what the duties open', () => {
  const ofOffice = [
    'tuitionRequests/LL-T1',
    'enquiries/LL-E1',
    'reviews/7',
    'tutorApplications/LL-A1',
    'subjectAdditions/8',
    'consultations/LL-S1',
    'jobReports/LL-R1',
    'evidence/tutor-1/police',
  ];
  const homework = `homeworkQuestions/${question.id}`;

  const plainTalks = ['bookings/LL-C1', 'bookings/LL-C3'];
  const allTalks = [...plainTalks, 'bookings/LL-C2', 'bookings/LL-C4'];

  it.each<[readonly Duty[], readonly string[]]>([
    [[], []],
    [['office'], [...ofOffice, homework, ...plainTalks]],
    [['counselling'], [...allTalks, 'enquiries/LL-E1']],
    [['safeguarding'], ['concerns/LL-W1', ...allTalks]],
    [
      ['counselling', 'safeguarding'],
      ['concerns/LL-W1', ...allTalks, 'enquiries/LL-E1'],
    ],
    [
      ['office', 'counselling'],
      [...ofOffice, homework, ...allTalks],
    ],
    [
      ['office', 'safeguarding'],
      [...ofOffice, homework, 'concerns/LL-W1', ...allTalks],
    ],
  ])('of %j are these rows alone, whatever was read', (duties, keys) => {
    expect([...keysOf(duties)].sort()).toEqual([...keys].sort());
  });
});
