import { useMemo } from 'react';
import { useConcernsQuery } from '@/entities/concern';
import {
  mayReadQuiet,
  useBookedTalksQuery,
  useOpenBookingsQuery,
  useWaitingBookingsQuery,
} from '@/entities/counselling/booking';
import { useCounsellingEnquiriesQuery } from '@/entities/enquiry';
import { useJobReportsQuery } from '@/entities/jobs/job-report';
import { useDuties, useStaff } from '@/entities/session';
import { useHomeworkFiguresQuery, type HomeworkFigures } from '@/entities/site-figure';
import { useOpenRequestsQuery } from '@/entities/tuition-request';
import { useAllTutorsQuery } from '@/entities/tutor';
import { useUnansweredQuery } from '@/features/admin/late-records';
import type { TodayRow } from '@/features/admin/today';
import { outcomeDays, waitingStates } from '@/features/counselling/talk-desk';
import { useWaitingHomeworkQuery } from '@/features/learning/homework-desk';
import { useOffice } from '@/shared/office-facts';
import { todayRows } from '../model/today-rows';

interface Read {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly isLoading: boolean;
}

const none: readonly never[] = [];
const noFigures: HomeworkFigures = {};

/**
 * Rows of what the duties open, with why a list could not be read. An open desk holds nearly all the lists;
 * of its own it reads the open homework questions, the bookings without a time and the booked talks of two
 * weeks.
 */
export function useToday(now: Date): {
  readonly rows: readonly TodayRow[];
  readonly isLoading: boolean;
  readonly error: unknown;
} {
  const duties = useDuties();
  const { userId } = useStaff();
  const office = useOffice();
  const isOffice = duties.includes('office');
  const isSafeguarding = duties.includes('safeguarding');
  const isAll = mayReadQuiet(duties);
  const requests = useOpenRequestsQuery(null, { skip: !isOffice });
  const tutors = useAllTutorsQuery(null, { skip: !isOffice });
  const reports = useJobReportsQuery(null, { skip: !isOffice });
  const concerns = useConcernsQuery(null, { skip: !isSafeguarding });
  const homework = useWaitingHomeworkQuery(null, { skip: !isOffice });
  const figures = useHomeworkFiguresQuery(null, { skip: !isOffice });
  const allBookings = useWaitingBookingsQuery(null, { skip: !isAll });
  const plainBookings = useOpenBookingsQuery(waitingStates, { skip: isAll || !isOffice });
  const talks = useBookedTalksQuery(
    { days: outcomeDays(now), isPlain: !isAll },
    { skip: !isAll && !isOffice },
  );
  const counselling = useCounsellingEnquiriesQuery(null, {
    skip: isOffice || !duties.includes('counselling'),
  });
  const answering = useAnswering(!isOffice);
  const bookings = isAll ? allBookings : plainBookings;
  const reads: readonly Read[] = [
    requests,
    tutors,
    reports,
    concerns,
    homework,
    figures,
    bookings,
    talks,
    counselling,
    ...Object.values(answering),
  ];
  const { enquiries, reviews, applications, subjects, consultations } = answering;
  const rows = useMemo(
    () =>
      todayRows(
        {
          requests: requests.data ?? none,
          tutors: tutors.data ?? none,
          reports: reports.data ?? none,
          concerns: concerns.data ?? none,
          homework: homework.data ?? none,
          bookings: bookings.data ?? none,
          talks: talks.data ?? none,
          counsellingEnquiries: counselling.data ?? none,
          unanswered: {
            enquiries: enquiries.data ?? none,
            reviews: reviews.data ?? none,
            applications: applications.data ?? none,
            subjects: subjects.data ?? none,
            consultations: consultations.data ?? none,
          },
        },
        { duties, userId, office, figures: figures.data?.bySubject ?? noFigures, now },
      ),
    [
      requests.data,
      tutors.data,
      reports.data,
      concerns.data,
      homework.data,
      figures.data,
      bookings.data,
      talks.data,
      counselling.data,
      enquiries.data,
      reviews.data,
      applications.data,
      subjects.data,
      consultations.data,
      duties,
      userId,
      office,
      now,
    ],
  );
  return {
    rows,
    isLoading: reads.some(({ isLoading }) => isLoading),
    error: reads.find(({ error }) => error)?.error,
  };
}

/** The short lists that the rail counts the late records of. */
function useAnswering(skip: boolean) {
  const of = { skip };
  return {
    enquiries: useUnansweredQuery('enquiries', of),
    reviews: useUnansweredQuery('reviews', of),
    applications: useUnansweredQuery('applications', of),
    subjects: useUnansweredQuery('subjects', of),
    consultations: useUnansweredQuery('consultations', of),
  };
}
