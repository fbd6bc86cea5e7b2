import * as v from 'valibot';
import { BackendFailure, serverTime, type DocumentData, type Write } from '@/shared/backend';
import {
  dayShape,
  distinct,
  isStored,
  limits,
  optionalEmail,
  optionalName,
  optionalText,
  readStored,
  requiredName,
  userIdShape,
} from '@/shared/fields';
import { digitalAddressShape, regionCodes, schoolClasses, subjects, weekSlots } from '@/shared/ghana';
import { languages } from '@/shared/i18n';
import { removalStages, type PersonalFields } from '@/shared/fields';
import { tuitionRequestLifecycle, type TuitionRequestState } from './tuition-request-lifecycle';
import { contactWays, endingReasons, learnerGenders, lessonPlaces, tutorGenders } from '@/shared/choices';
import {
  consentVersion,
  maximumBudgetCedis,
  relations,
  type TuitionRequestOutput,
} from './tuition-request-schema';

/** Reasons of a family for cancelling. */
export const cancelReasons = [
  'found-elsewhere',
  'plans-changed',
  'too-costly',
  'waited-too-long',
  'other',
] as const;

export type CancelReason = (typeof cancelReasons)[number];

const time = v.pipe(v.string(), v.isoTimestamp());

/**
 * Stored request, without contact: a tutor with an offer sees the learner's part. The database rules are
 * generated from this schema.
 */
export const requestSchema = v.strictObject({
  state: v.picklist(tuitionRequestLifecycle.states),
  createdAt: time,
  /** Time of the last transition; notes do not change it. */
  movedAt: time,
  updatedAt: time,
  lastChange: v.pipe(v.string(), v.maxLength(60)),
  isSample: v.boolean(),
  learner: v.strictObject({
    name: optionalName,
    gender: v.picklist(learnerGenders),
    age: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(80)),
    need: optionalText(limits.shortText),
  }),
  lessons: v.strictObject({
    schoolClass: v.picklist(schoolClasses),
    subjects: v.pipe(v.array(v.picklist(subjects)), v.minLength(1), distinct()),
    prioritySubject: v.picklist(subjects),
    hours: v.pipe(v.array(v.picklist(weekSlots)), v.minLength(1), distinct()),
    perWeek: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
    startDate: v.pipe(v.string(), v.regex(dayShape)),
    tutorGender: v.picklist(tutorGenders),
    /** Price per lesson in pesewas; 0 when the family named none. */
    budget: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maximumBudgetCedis * 100)),
  }),
  place: v.strictObject({
    where: v.picklist(lessonPlaces),
    region: v.picklist(regionCodes),
    town: optionalText(limits.shortText),
  }),
  cancellation: v.strictObject({
    reason: v.picklist(['', ...cancelReasons]),
    words: optionalText(limits.shortText),
  }),
  /** Why the family left its last tutor; absent before. Hidden from the tutor. */
  parting: v.exactOptional(
    v.strictObject({
      reason: v.picklist(endingReasons),
      words: optionalText(limits.shortText),
      /** Whether the office has written a note about it. */
      isHeard: v.boolean(),
    }),
  ),
  /** School of the learner: a teacher of a public school takes no paid lessons from its pupils. */
  school: v.exactOptional(optionalText(limits.shortText)),
  /** Account of the tutor whom the family requested; empty once the office has taken the wish off. */
  wishedTutor: v.exactOptional(v.union([v.literal(''), v.pipe(v.string(), v.regex(userIdShape))])),
  /** Who of the office looks after it; empty once it was taken off somebody, absent before. */
  assignee: v.exactOptional(v.union([v.literal(''), v.pipe(v.string(), v.regex(userIdShape))])),
  removal: v.exactOptional(v.picklist(removalStages)),
});

/** The contact beside it is deleted as a whole. */
export const personalFieldsOfRequest: PersonalFields = [
  'learner.name',
  'learner.need',
  'place.town',
  'cancellation.words',
  'parting.words',
  'school',
  'wishedTutor',
];

/** The guardian's contact: for the office, and for a tutor only after both have agreed. */
export const contactSchema = v.strictObject({
  relation: v.picklist(relations),
  name: requiredName,
  phone: v.pipe(v.string(), v.regex(/^\+[1-9]\d{7,14}$/)),
  email: optionalEmail,
  contactBy: v.picklist(contactWays),
  digitalAddress: v.union([v.literal(''), v.pipe(v.string(), v.regex(digitalAddressShape))]),
  landmark: optionalText(limits.shortText),
  message: optionalText(limits.longText),
  consent: v.strictObject({
    version: v.pipe(v.string(), v.regex(/^[a-z0-9.-]{1,40}$/)),
    language: v.picklist(languages.map(({ code }) => code)),
    news: v.boolean(),
  }),
});

export interface TuitionRequest extends v.InferOutput<typeof requestSchema> {
  readonly ref: string;
}

export type GuardianContact = v.InferOutput<typeof contactSchema>;

/** Whether the family left its last tutor because of a worry, and the office has written no note since. */
export const isWorried = ({ parting }: Pick<TuitionRequest, 'parting'>): boolean =>
  parting?.reason === 'safety' && !parting.isHeard;

export const tuitionRequestCollection = 'tuitionRequests';
export const tuitionRequestPath = (ref: string): string => `${tuitionRequestCollection}/${ref}`;
export const guardianContactPath = (ref: string): string => `${tuitionRequestPath(ref)}/contact/guardian`;

/** What the holder of the code reads of a request in its tracking. */
export const topicOfRequest = ({ lessons }: Pick<TuitionRequest, 'lessons'>) =>
  ({ kind: 'tuition', schoolClass: lessons.schoolClass, subject: lessons.prioritySubject }) as const;

export const isTuitionRequestDocument = (data: unknown): boolean => isStored(requestSchema, data);
export const isGuardianContactDocument = (data: unknown): boolean => isStored(contactSchema, data);

export function parseTuitionRequest(ref: string, data: DocumentData): TuitionRequest {
  const read = readStored(requestSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `tuition request ${ref}: ${read.problem}`);
  return { ref, ...read.output };
}

export function parseGuardianContact(ref: string, data: DocumentData): GuardianContact {
  const read = readStored(contactSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `guardian of ${ref}: ${read.problem}`);
  return read.output;
}

/** Creates the request and the contact. The tracking belongs in the same batch. */
export function createTuitionRequest(
  ref: string,
  sent: TuitionRequestOutput,
  language: string,
): readonly Write[] {
  const request = {
    state: 'submitted' satisfies TuitionRequestState,
    createdAt: serverTime,
    movedAt: serverTime,
    updatedAt: serverTime,
    lastChange: '',
    isSample: false,
    learner: {
      name: sent.learnerName,
      gender: sent.learnerGender,
      age: sent.learnerAge,
      need: sent.hasNeed === 'yes' ? sent.need : '',
    },
    lessons: {
      schoolClass: sent.schoolClass,
      subjects: sent.subjects,
      prioritySubject: sent.prioritySubject,
      hours: sent.hours,
      perWeek: sent.lessonsPerWeek,
      startDate: sent.startDate,
      tutorGender: sent.tutorGender,
      budget: sent.budget,
    },
    place: { where: sent.where, region: sent.region, town: sent.town },
    cancellation: { reason: '', words: '' },
    ...(sent.school !== '' && { school: sent.school }),
    ...(sent.wishedTutor !== '' && { wishedTutor: sent.wishedTutor }),
  };
  const contact = {
    relation: sent.relation,
    name: sent.guardianName,
    phone: sent.phone,
    email: sent.email,
    contactBy: sent.contactBy,
    digitalAddress: sent.digitalAddress,
    landmark: sent.landmark,
    message: sent.message,
    consent: { version: consentVersion, language, news: sent.news },
  };
  return [
    { type: 'create', path: tuitionRequestPath(ref), data: request },
    { type: 'create', path: guardianContactPath(ref), data: contact },
  ];
}
