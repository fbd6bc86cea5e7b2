import { contactCorrected, type Change } from '@/entities/change-log';
import { counterOf, paymentCancelled, paymentEntered } from '@/entities/money/payment';
import { lessonPlanned, lessonTopics, paperExpiring, paymentDue } from '@/entities/telling';
import { requestCorrected } from '@/entities/tuition-request';

/** Who waits for a change. */
export type Addressee = 'family' | 'tutor' | 'applicant' | 'asker' | 'school' | 'caller';

/** The ready messages, one for what is told. */
export const tellingTopics = [
  'request-cancelled',
  'request-corrected',
  'offer-made',
  'tutor-found',
  'tutor-chosen',
  'tutor-passed',
  'offer-withdrawn',
  'offer-expired',
  'lessons-ended',
  'lessons-stopped',
  'tutor-suspended',
  'tutor-reinstated',
  'paper-expiring',
  'trial-planned',
  'lesson-to-confirm',
  'lesson-missed',
  'lesson-cancelled',
  'move-proposed',
  'move-accepted',
  'move-declined',
  'papers-asked',
  'interview-planned',
  'interview-moved',
  'application-approved',
  'application-rejected',
  'enquiry-answered',
  'applicant-passed',
  'applicant-invited',
  'applicant-hired',
  'applicant-declined',
  'proposal-sent',
  'proposal-renewed',
  'question-answered',
  'homework-taken-back',
  'work-finished',
  'consultation-declined',
  'payment-received',
  'payment-due',
  'talk-confirmed',
  'talk-moved',
  'talk-cancelled',
] as const;

type TellingTopic = (typeof tellingTopics)[number];

/** What is to be told, and to whom. */
export interface OwedTelling {
  readonly to: Addressee;
  readonly topic: TellingTopic;
}

/** What is told of a change: of what, by which event, who made it, and what was before. */
export type ToldChange = Pick<Change, 'record' | 'event' | 'by'> & Partial<Pick<Change, 'before'>>;

type Owed = OwedTelling | ((change: ToldChange) => OwedTelling | null);

const tell = (to: Addressee, topic: TellingTopic): OwedTelling => ({ to, topic });

/** The other side of a pair: of what the office does, the family. */
const otherSide =
  (topic: TellingTopic) =>
  ({ by }: ToldChange): OwedTelling =>
    tell(by.kind === 'code-holder' ? 'tutor' : 'family', topic);

const homeworkTakenBack = tell('tutor', 'homework-taken-back');

const bookings = /^bookings\/[^/]+$/;

/** Kinds of records with changes that somebody waits for, by the shape of their paths. */
const kinds: readonly (readonly [RegExp, Readonly<Record<string, Owed>>])[] = [
  [
    /^tuitionRequests\/[^/]+$/,
    // Not `interest.asked`: it is asked by its own message, which opens as it is written down.
    {
      'request.cancelled': tell('family', 'request-cancelled'),
      [requestCorrected]: tell('family', 'request-corrected'),
      [contactCorrected]: tell('family', 'request-corrected'),
      [paymentDue]: tell('family', 'payment-due'),
    },
  ],
  [
    /^offers\/[^/]+$/,
    {
      'offer.made': tell('tutor', 'offer-made'),
      'offer.accepted': tell('family', 'tutor-found'),
      'offer.amended': tell('family', 'tutor-found'),
      'offer.chosen': tell('tutor', 'tutor-chosen'),
      'offer.passed': tell('tutor', 'tutor-passed'),
      'offer.withdrawn': tell('tutor', 'offer-withdrawn'),
      'offer.expired': tell('tutor', 'offer-expired'),
      'offer.stopped': tell('family', 'lessons-stopped'),
      'lessons.ended': otherSide('lessons-ended'),
    },
  ],
  [
    /^offers\/[^/]+\/lessons\/[^/]+$/,
    {
      // The list asks for a plan of the first lesson alone.
      [lessonPlanned]: otherSide(lessonTopics[lessonPlanned]),
      'lesson.taught': tell('family', lessonTopics['lesson.taught']),
      'lesson.missed': otherSide(lessonTopics['lesson.missed']),
      'lesson.cancelled': otherSide(lessonTopics['lesson.cancelled']),
      'move.proposed': otherSide(lessonTopics['move.proposed']),
      'move.accepted': otherSide(lessonTopics['move.accepted']),
      'move.declined': otherSide(lessonTopics['move.declined']),
    },
  ],
  [
    /^tutors\/[^/]+$/,
    {
      'tutor.suspended': tell('tutor', 'tutor-suspended'),
      'tutor.reinstated': tell('tutor', 'tutor-reinstated'),
      [paperExpiring]: tell('tutor', 'paper-expiring'),
    },
  ],
  [
    /^tutorApplications\/[^/]+$/,
    {
      'papers.asked': tell('applicant', 'papers-asked'),
      'interview.planned': tell('applicant', 'interview-planned'),
      'interview.moved': tell('applicant', 'interview-moved'),
      'application.approved': tell('applicant', 'application-approved'),
      'application.rejected': tell('applicant', 'application-rejected'),
    },
  ],
  [
    // Of whoever asked no contact is kept.
    /^homeworkQuestions\/[^/]+$/,
    {
      'homework.handed-back': homeworkTakenBack,
      'homework.declined': ({ before }) => (before?.state === 'claimed' ? homeworkTakenBack : null),
    },
  ],
  [/^enquiries\/[^/]+$/, { 'answer.given': tell('asker', 'enquiry-answered') }],
  [
    /^jobApplications\/[^/]+$/,
    {
      'applicant.passed': tell('applicant', 'applicant-passed'),
      'applicant.invited': tell('applicant', 'applicant-invited'),
      'applicant.hired': tell('applicant', 'applicant-hired'),
      'applicant.declined': tell('applicant', 'applicant-declined'),
    },
  ],
  [
    /^consultations\/[^/]+$/,
    {
      'proposal.sent': tell('school', 'proposal-sent'),
      'proposal.renewed': tell('school', 'proposal-renewed'),
      'question.answered': tell('school', 'question-answered'),
      'work.finished': tell('school', 'work-finished'),
      'consultation.declined': tell('school', 'consultation-declined'),
    },
  ],
  [/^payments\/[^/]+$/, { [paymentEntered]: tell('family', 'payment-received') }],
  [
    // Of a quiet one the rules refuse every telling, and no list asks for it.
    bookings,
    {
      'booking.placed': tell('caller', 'talk-confirmed'),
      'booking.moved': tell('caller', 'talk-moved'),
      'booking.cancelled': tell('caller', 'talk-cancelled'),
    },
  ],
];

/** Events that are told and stand in no line of the office's log. */
const unlogged: readonly string[] = [lessonPlanned, paperExpiring, paymentDue];

/** Most values of one field that a query asks for at once. */
const mostAsked = 30;

/**
 * Events of the office's log that somebody waits for, in as few lists as there must be queries. The log of a
 * booking stands below it, and is asked for elsewhere.
 */
export const owedEvents: readonly (readonly string[])[] = (() => {
  const logged = kinds.filter(([path]) => path !== bookings).flatMap(([, events]) => Object.keys(events));
  // The line of a counter-entry is read to leave its payment out.
  const events = [...new Set([...logged, paymentCancelled])].filter((event) => !unlogged.includes(event));
  const lists = Math.ceil(events.length / mostAsked);
  return Array.from({ length: lists }, (_, index) =>
    events.slice(index * mostAsked, (index + 1) * mostAsked),
  );
})();

/** Leaves out payments that were cancelled since: nobody is thanked for a payment that does not count. */
export function withoutCancelled<Line extends Pick<ToldChange, 'record' | 'event'>>(
  changes: readonly Line[],
): readonly Line[] {
  const cancelled = new Set(
    changes.filter(({ event }) => event === paymentCancelled).map(({ record }) => record),
  );
  return changes.filter(({ record, event }) => event !== paymentEntered || !cancelled.has(counterOf(record)));
}

const corrections: readonly string[] = [requestCorrected, contactCorrected];

/**
 * Leaves out corrections of a request that another one followed: one message tells of all, since the page of
 * the family names every field.
 */
export function withoutEarlierCorrections<Line extends Pick<Change, 'record' | 'event' | 'at'>>(
  changes: readonly Line[],
): readonly Line[] {
  const last = new Map<string, number>();
  const timeOf = ({ at }: Line) => Date.parse(at);
  for (const line of changes)
    if (corrections.includes(line.event))
      last.set(line.record, Math.max(last.get(line.record) ?? 0, timeOf(line)));
  return changes.filter(
    (line) => !corrections.includes(line.event) || last.get(line.record) === timeOf(line),
  );
}

/**
 * What is to be told after a change, and to whom; null when nobody waits for it, or when whoever waits made
 * it.
 */
export function owedTelling(change: ToldChange): OwedTelling | null {
  const { record, event, by } = change;
  const found = kinds.find(([path]) => path.test(record))?.[1][event];
  const owed = typeof found === 'function' ? found(change) : found;
  if (!owed) return null;
  const { to, topic } = owed;
  // Whoever is no tutor holds the code of the record; a tutor signs.
  const isOwnAct = by.kind === (to === 'tutor' ? 'tutor' : 'code-holder');
  return isOwnAct ? null : { to, topic };
}

/** Whether changes of a record are told. */
export const isToldOf = (record: string): boolean => kinds.some(([path]) => path.test(record));
