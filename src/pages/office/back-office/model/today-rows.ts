import type { Concern } from '@/entities/concern';
import { bookingPath, mayReadQuiet, type Booking } from '@/entities/counselling/booking';
import { type Enquiry, enquiryPath, isUnanswered } from '@/entities/enquiry';
import { homeworkQuestionPath, type HomeworkQuestion } from '@/entities/homework/question';
import { isOpenReport, jobReportPath, type JobReport } from '@/entities/jobs/job-report';
import type { HomeworkFigures } from '@/entities/site-figure';
import { answerUntil, type TuitionRequest } from '@/entities/tuition-request';
import type { Tutor } from '@/entities/tutor';
import { concernRecord } from '@/features/admin/concerns';
import type { Unanswered, UnansweredKind } from '@/features/admin/late-records';
import type { TodayRow, TodayTask, Wanted } from '@/features/admin/today';
import { bookingRecord, hasBegun } from '@/features/counselling/talk-desk';
import { isAnswerable, promisedBy } from '@/features/learning/homework-desk';
import { requestRecord } from '@/features/tuition/request-desk';
import { renewalsOf } from '@/features/tutors/vetting';
import type { Duty } from '@/shared/backend';
import { isDue, recordPlace } from '@/shared/desk';
import { replyBy, type OfficeFacts } from '@/shared/office-facts';

/** The open records that an open desk has read; a list is empty until then, and without its duty. */
export interface TodayRecords {
  readonly requests: readonly TuitionRequest[];
  readonly unanswered: Readonly<Record<UnansweredKind, readonly Unanswered[]>>;
  readonly tutors: readonly Tutor[];
  readonly reports: readonly JobReport[];
  readonly homework: readonly HomeworkQuestion[];
  readonly concerns: readonly Concern[];
  /** Bookings without a time. */
  readonly bookings: readonly Booking[];
  /** Booked talks, of the last days and of today. */
  readonly talks: readonly Booking[];
  /** Enquiries about counselling, for those who answer no others. */
  readonly counsellingEnquiries: readonly Enquiry[];
}

/** Who looks, when, and what the office says of itself. */
interface TodayFacts {
  readonly duties: readonly Duty[];
  /** Account of the one who looks. */
  readonly userId: string;
  readonly office: OfficeFacts;
  readonly figures: HomeworkFigures;
  readonly now: Date;
}

type Sent = Pick<TodayRow, 'task' | 'promisedAt' | 'since' | 'isSample'>;

const rowOf = (path: string, sent: Sent & Partial<TodayRow>): TodayRow => {
  const { view, ref } = recordPlace(path);
  return { key: path, view, ref, isOthers: false, isNow: false, name: '', wanted: null, ...sent };
};

/**
 * What the open records wait for, by the times that the site promises. Takes from the lists only what the
 * duties open, whatever they hold: a list may have been read before a duty was taken away.
 */
export function todayRows(records: TodayRecords, facts: TodayFacts): readonly TodayRow[] {
  const { duties } = facts;
  const isOffice = duties.includes('office');
  const isSafeguarding = duties.includes('safeguarding');
  const isCounselling = duties.includes('counselling');
  return [
    ...(isOffice ? officeRows(records, facts) : []),
    ...(isOffice ? homeworkRows(records.homework, facts) : []),
    ...(isSafeguarding ? concernRows(records.concerns) : []),
    ...(isOffice || isSafeguarding || isCounselling ? bookingRows(records, facts) : []),
    ...(isCounselling && !isOffice ? enquiryRows(records.counsellingEnquiries, facts) : []),
  ];
}

const tasks: Readonly<Record<UnansweredKind, TodayTask>> = {
  enquiries: 'enquiry',
  reviews: 'review',
  applications: 'application',
  consultations: 'consultation',
  subjects: 'subject',
};

function officeRows(records: TodayRecords, facts: TodayFacts): readonly TodayRow[] {
  const { office, now } = facts;
  const unanswered = Object.entries(records.unanswered) as [UnansweredKind, readonly Unanswered[]][];
  return [
    ...records.requests.flatMap((request) => requestRow(request, facts) ?? []),
    ...unanswered.flatMap(([kind, found]) =>
      found.map(({ path, sentAt, isSample }) =>
        rowOf(path, { task: tasks[kind], promisedAt: by(sentAt, office), since: sentAt, isSample }),
      ),
    ),
    ...records.reports
      .filter(({ state }) => isOpenReport(state))
      .map(({ ref, createdAt, isSample }) =>
        // The post stays up until somebody decides.
        rowOf(jobReportPath(ref), {
          task: 'report',
          promisedAt: null,
          since: createdAt,
          isSample,
          isNow: true,
        }),
      ),
    ...renewalRows(records.tutors, now),
  ];
}

const by = (sentAt: string, office: OfficeFacts): number => replyBy(new Date(sentAt), office).getTime();

/** Home lessons in a town, or online ones wherever the family lives. */
const wantedOf = ({ lessons, place }: TuitionRequest): Wanted => ({
  schoolClass: lessons.schoolClass,
  subject: lessons.prioritySubject,
  place: place.where === 'online' ? { online: true } : { town: place.town, region: place.region },
});

/** A request that waits; null for lessons that go on. */
function requestRow(request: TuitionRequest, { office, now }: TodayFacts): TodayRow | null {
  const record = requestRecord(request, [], office);
  const { state, createdAt: since, isSample, lateFrom: promisedAt } = record;
  const row = (task: TodayTask, more: Partial<TodayRow> = {}) =>
    rowOf(record.path, { task, promisedAt, since, isSample, wanted: wantedOf(request), ...more });
  // The worry was told later than the request was sent.
  if (record.isFlagged)
    return row('request-worried', { promisedAt: null, isNow: true, since: request.movedAt });
  switch (state) {
    case 'submitted':
      return row('request-open');
    case 'reviewing':
      return isDue(record, now) ? row('request-ask', { isNow: true }) : row('request-search');
    case 'offered': {
      const isOver = promisedAt !== null && now.getTime() > promisedAt;
      return row(isOver ? 'request-look' : 'request-offered', { isOthers: !isOver });
    }
    case 'asking':
      return row('request-interest', { promisedAt: answerUntil(request.movedAt), isOthers: true });
    default:
      return null;
  }
}

/** Papers of tutors; late once the last day of one is over. */
const renewalRows = (tutors: readonly Tutor[], now: Date): readonly TodayRow[] =>
  renewalsOf(tutors, now.toISOString().slice(0, 10)).map(({ tutor, evidence, left }) => ({
    key: `evidence/${tutor.id}/${evidence.kind}`,
    view: 'renewals',
    ref: null,
    task: left < 0 ? 'renewal-ended' : 'renewal',
    promisedAt: Date.parse(`${evidence.expiry}T23:59:59.999Z`),
    since: evidence.date,
    isOthers: left >= 0,
    isNow: false,
    isSample: tutor.isSample,
    name: tutor.name,
    wanted: null,
  }));

/** Questions for tutors; for the office to answer once the time is over and no tutor is at work on it. */
const homeworkRows = (
  questions: readonly HomeworkQuestion[],
  { figures, now }: TodayFacts,
): readonly TodayRow[] =>
  questions.map((question) => {
    const promisedAt = promisedBy(question, figures);
    const isLate = promisedAt !== null && now.getTime() > promisedAt && isAnswerable(question, now);
    return rowOf(homeworkQuestionPath(question.id), {
      task: isLate ? 'homework-late' : 'homework',
      promisedAt,
      since: question.createdAt,
      isSample: question.isSample,
      isOthers: !isLate,
      wanted: { schoolClass: question.schoolClass, subject: question.subject, place: null },
    });
  });

/** Worries: read in the office hours that the form promises, and followed until they are closed. */
const concernRows = (concerns: readonly Concern[]): readonly TodayRow[] =>
  concerns
    .map((concern) => concernRecord(concern))
    .filter(({ isWaiting }) => isWaiting)
    .map(({ path, state, lateFrom, createdAt, isSample }) =>
      rowOf(path, {
        task: state === 'received' ? 'concern' : 'concern-follow',
        promisedAt: lateFrom,
        since: createdAt,
        isSample,
        isNow: true,
      }),
    );

/** Bookings that wait for a counsellor. A quiet one is for the duties of counselling alone. */
function bookingRows({ bookings, talks }: TodayRecords, facts: TodayFacts): readonly TodayRow[] {
  const { duties, now } = facts;
  const isShown = ({ isQuiet }: Booking) => !isQuiet || mayReadQuiet(duties);
  return [
    ...bookings
      .filter((booking) => booking.state === 'waiting' && isShown(booking))
      .map(({ ref, createdAt, isSample }) =>
        rowOf(bookingPath(ref), {
          task: duties.includes('counselling') ? 'booking' : 'booking-others',
          promisedAt: null,
          since: createdAt,
          isSample,
          isOthers: !duties.includes('counselling'),
        }),
      ),
    ...talks
      .filter((talk) => hasBegun(talk, now) && isShown(talk))
      .map((talk) => outcomeRow(talk, facts, now)),
  ];
}

/** A talk whose time has come: its counsellor says what came of it, and is late after a day. */
function outcomeRow(talk: Booking, { duties, userId }: TodayFacts, now: Date): TodayRow {
  const isOwn = duties.includes('counselling') && talk.counsellor === userId;
  const { path, lateFrom: promisedAt } = bookingRecord(talk, now);
  const { start: since, isSample } = talk;
  const task = isOwn ? 'talk-outcome' : 'talk-outcome-others';
  return rowOf(path, { task, promisedAt, since, isSample, isOthers: !isOwn });
}

const enquiryRows = (enquiries: readonly Enquiry[], { office }: TodayFacts): readonly TodayRow[] =>
  enquiries
    .filter(({ state }) => isUnanswered(state))
    .map(({ ref, createdAt, isSample }) =>
      rowOf(enquiryPath(ref), {
        task: 'enquiry',
        promisedAt: by(createdAt, office),
        since: createdAt,
        isSample,
      }),
    );
