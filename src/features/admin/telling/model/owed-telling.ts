import type { Change } from '@/entities/change-log';

/** Who waits for a change. */
export type Addressee = 'family' | 'tutor' | 'applicant' | 'asker' | 'school';

/** The ready messages, one for what is told. */
export const tellingTopics = [
  'request-cancelled',
  'offer-made',
  'tutor-found',
  'tutor-chosen',
  'tutor-passed',
  'offer-withdrawn',
  'offer-expired',
  'lessons-ended',
  'lessons-stopped',
  'tutor-suspended',
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
  'work-finished',
  'consultation-declined',
] as const;

type TellingTopic = (typeof tellingTopics)[number];

/** What is to be told, and to whom. */
export interface OwedTelling {
  readonly to: Addressee;
  readonly topic: TellingTopic;
}

type Owed = OwedTelling | ((by: Change['by']['kind']) => OwedTelling);

const tell = (to: Addressee, topic: TellingTopic): OwedTelling => ({ to, topic });

/** The other side of a pair: of what the office does, the family. */
const otherSide =
  (topic: TellingTopic) =>
  (by: Change['by']['kind']): OwedTelling =>
    tell(by === 'code-holder' ? 'tutor' : 'family', topic);

/** Kinds of records with changes that somebody waits for, by the shape of their paths. */
const kinds: readonly (readonly [RegExp, Readonly<Record<string, Owed>>])[] = [
  [
    /^tuitionRequests\/[^/]+$/,
    // Not `interest.asked`: it is asked by its own message, which opens as it is written down.
    { 'request.cancelled': tell('family', 'request-cancelled') },
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
      'lesson.taught': tell('family', 'lesson-to-confirm'),
      'lesson.missed': otherSide('lesson-missed'),
      'lesson.cancelled': otherSide('lesson-cancelled'),
      'move.proposed': otherSide('move-proposed'),
      'move.accepted': otherSide('move-accepted'),
      'move.declined': otherSide('move-declined'),
    },
  ],
  [/^tutors\/[^/]+$/, { 'tutor.suspended': tell('tutor', 'tutor-suspended') }],
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
      'work.finished': tell('school', 'work-finished'),
      'consultation.declined': tell('school', 'consultation-declined'),
    },
  ],
];

/** Events of changes that somebody waits for. At most 30: one query of the log asks for them all. */
export const owedEvents: readonly string[] = [...new Set(kinds.flatMap(([, events]) => Object.keys(events)))];

/**
 * What is to be told after a change, and to whom; null when nobody waits for it, or when whoever waits made
 * it.
 */
export function owedTelling({
  record,
  event,
  by,
}: Pick<Change, 'record' | 'event' | 'by'>): OwedTelling | null {
  const owed = kinds.find(([path]) => path.test(record))?.[1][event];
  if (owed === undefined) return null;
  const { to, topic } = typeof owed === 'function' ? owed(by.kind) : owed;
  // A family, an applicant, an asker or a school holds the code; a tutor signs.
  const isOwnAct = by.kind === (to === 'tutor' ? 'tutor' : 'code-holder');
  return isOwnAct ? null : { to, topic };
}

/** Whether changes of a record are told. */
export const isToldOf = (record: string): boolean => kinds.some(([path]) => path.test(record));
