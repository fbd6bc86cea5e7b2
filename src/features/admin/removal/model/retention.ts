import { homeworkQuestionLifecycle } from '@/entities/homework/question';
import type { OfficeFacts } from '@/shared/office-facts';
import type { FoundKind } from './found-record';

/** Kinds of records with a period. An account goes when its person asks. */
export type RetainedKind = Exclude<FoundKind, 'account'>;

/** Months after which the person is removed from a record that is over, as the office has set them. */
export function retentionMonths(office: OfficeFacts): Readonly<Record<RetainedKind, number>> {
  return {
    request: office.keepRequests,
    enquiry: office.keepEnquiries,
    booking: office.keepBookings,
    concern: office.keepConcerns,
    application: office.keepApplications,
    jobApplication: office.keepJobApplications,
    jobReport: office.keepEnquiries,
    consultation: office.keepEnquiries,
    homework: office.keepEnquiries,
    profile: office.keepProfiles,
  };
}

/** States in which the period runs. An enquiry that nobody answers is over, too. */
export const statesWhenOver: Readonly<Record<RetainedKind, readonly string[]>> = {
  request: ['ended', 'cancelled', 'lapsed', 'junk'],
  enquiry: ['new', 'answering', 'resolved', 'withdrawn', 'junk'],
  // Nobody says of some talks what became of them.
  booking: ['waiting', 'booked', 'done', 'no-show', 'cancelled', 'junk'],
  concern: ['closed', 'junk'],
  application: ['rejected', 'withdrawn', 'junk'],
  // Nobody decides on some of the applicants of a post that is filled.
  jobApplication: ['submitted', 'shortlisted', 'interview', 'hired', 'declined', 'withdrawn', 'junk'],
  jobReport: ['upheld', 'dismissed'],
  consultation: ['received', 'scoping', 'proposed', 'finished', 'declined', 'cancelled', 'junk'],
  // Nobody answers some, and what is merged or hidden stays so.
  homework: homeworkQuestionLifecycle.states,
  profile: ['suspended'],
};

/**
 * The same day and time this many months later; the last day of a shorter month.
 * @param from ISO 8601
 */
export function monthsLater(from: string, months: number): Date {
  const start = new Date(from);
  const later = new Date(start);
  later.setUTCMonth(start.getUTCMonth() + months);
  // The 31st of a month with 30 days is the 1st of the next.
  if (later.getUTCDate() !== start.getUTCDate()) later.setUTCDate(0);
  return later;
}

interface Retained {
  readonly kind: RetainedKind;
  readonly state: string;
  /** Time of the last transition, ISO 8601. */
  readonly movedAt: string;
  /** Start of a talk, from which its period runs; else absent or empty. */
  readonly start?: string;
}

/** Whether the period of a record is over. */
export const isDueForRemoval = (
  { kind, state, movedAt, start = '' }: Retained,
  now: Date,
  months: Readonly<Record<RetainedKind, number>>,
): boolean =>
  statesWhenOver[kind].includes(state) && monthsLater(start === '' ? movedAt : start, months[kind]) <= now;
