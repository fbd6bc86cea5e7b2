import * as v from 'valibot';
import { BackendFailure, type DocumentData } from '@/shared/backend';
import {
  consultancyNeeds,
  needQuestions,
  schoolKinds,
  type ConsultancyNeed,
  type StepSlot,
} from '@/shared/choices';
import {
  dayShape,
  distinct,
  limits,
  optionalEmail,
  optionalText,
  readStored,
  removalStages,
  requiredName,
  requiredText,
  type PersonalFields,
} from '@/shared/fields';
import { levels, regionCodes } from '@/shared/ghana';
import { languages } from '@/shared/i18n';
import { consultationLifecycle } from './consultation-lifecycle';

/** How many pupils a school has, and how many teachers. */
export const pupilCounts = ['up-to-100', 'up-to-300', 'up-to-600', 'up-to-1000', 'over-1000'] as const;
export const teacherCounts = ['up-to-10', 'up-to-25', 'up-to-50', 'over-50'] as const;

/** Who decides about a proposal. */
export const deciders = ['sender', 'head', 'owner', 'board', 'district', 'several'] as const;

/** How the first talk is held. */
export const talkWays = ['at-school', 'phone', 'online'] as const;

/** Parts of a day in which a school wishes to talk. */
export const dayParts = ['morning', 'midday', 'afternoon'] as const;

/** Most wished times. */
const maximumWishes = 3;

/** Reasons of the office for declining a consultation. */
export const consultationReasons = ['not-our-work', 'no-time', 'too-far', 'no-answer', 'other'] as const;

const time = v.pipe(v.string(), v.isoTimestamp());
const day = v.pipe(v.string(), v.regex(dayShape));
const dayOrNone = v.union([v.literal(''), day]);
const phone = v.pipe(v.string(), v.regex(/^\+[1-9]\d{7,14}$/));
const version = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));
const words = optionalText(limits.longText);

/** Code of a consultation, which is its document id. */
export const consultationCodeShape = /^LL-S[0-9A-HJKMNP-TV-Z]{13}$/;

/** Id of a report: a random id, and the number of its version. */
const reportIdShape = /^[0-9a-f-]{36}-[1-9]\d?$/;

/** A wished time: a day, and a part of it. */
const wishShape = new RegExp(`${dayShape.source.replace(/\$$/, '')}/(?:${dayParts.join('|')})$`);

/** Both answers of a need, `bece/falling`; empty for a need that the school does not have. */
const answers = (need: ConsultancyNeed) => {
  const questions: readonly (readonly string[])[] = Object.values(needQuestions[need]);
  const [first = '', second = ''] = questions.map((options) => options.join('|'));
  return v.pipe(v.string(), v.regex(new RegExp(`^(?:(?:${first})/(?:${second}))?$`)));
};

/** The answers to the questions of each need. One text each: every field costs expressions of the rules. */
const answersSchema = v.strictObject({
  results: answers('results'),
  timetable: answers('timetable'),
  training: answers('training'),
  admissions: answers('admissions'),
  systems: answers('systems'),
});

/** What the school writes of each need, and of anything else. */
const wordsSchema = v.strictObject({
  results: words,
  timetable: words,
  training: words,
  admissions: words,
  systems: words,
  more: words,
});

/** Days on which steps of the agreed proposal were done, by their places. */
export const doneSchema = v.strictObject({
  s1: v.exactOptional(day),
  s2: v.exactOptional(day),
  s3: v.exactOptional(day),
  s4: v.exactOptional(day),
  s5: v.exactOptional(day),
  s6: v.exactOptional(day),
  s7: v.exactOptional(day),
  s8: v.exactOptional(day),
} satisfies Record<StepSlot, unknown>);

/** Stored consultation, without the contact. The database rules are generated from this schema. */
export const consultationSchema = v.strictObject({
  state: v.picklist(consultationLifecycle.states),
  createdAt: time,
  /** Time of the last transition; messages and notes do not change it. */
  movedAt: time,
  updatedAt: time,
  lastChange: v.pipe(v.string(), v.maxLength(60)),
  isSample: v.boolean(),
  needs: v.pipe(
    v.array(v.picklist(consultancyNeeds)),
    v.minLength(1),
    v.maxLength(consultancyNeeds.length),
    distinct(),
  ),
  answers: answersSchema,
  words: wordsSchema,
  school: v.strictObject({
    name: requiredText(limits.name),
    kind: v.picklist(schoolKinds),
    levels: v.pipe(v.array(v.picklist(levels)), v.minLength(1), v.maxLength(levels.length), distinct()),
    region: v.picklist(regionCodes),
    town: requiredText(limits.shortText),
    pupils: v.picklist(pupilCounts),
    teachers: v.picklist(teacherCounts),
  }),
  dates: v.strictObject({
    /** When the work may begin, and when it must be done; empty when open. */
    from: dayOrNone,
    until: dayOrNone,
    /** Wished times of the first talk. Nothing is held. */
    wishes: v.pipe(
      v.array(v.pipe(v.string(), v.regex(wishShape))),
      v.minLength(1),
      v.maxLength(maximumWishes),
      distinct(),
    ),
    way: v.picklist(talkWays),
  }),
  decides: v.picklist(deciders),
  consent: v.strictObject({
    version: v.pipe(v.string(), v.regex(/^[a-z0-9.-]{1,40}$/)),
    language: v.picklist(languages.map(({ code }) => code)),
  }),
  /** Why the office declined it; empty before. */
  reason: v.picklist(['', ...consultationReasons]),
  /** The checked school that it is of; empty until the office says so. */
  schoolId: v.union([v.literal(''), v.pipe(v.string(), v.regex(/^[a-z0-9-]{8,60}$/))]),
  /** Number of the newest proposal, and of the agreed one; 0 before. */
  latest: version,
  agreed: version,
  done: doneSchema,
  /** Whether the school waits for an answer to a question. */
  asked: v.boolean(),
  /** Id of the report that was saved last. */
  report: v.exactOptional(v.pipe(v.string(), v.regex(reportIdShape))),
  removal: v.exactOptional(v.picklist(removalStages)),
});

/** The contact beside it and the messages are deleted as a whole. */
export const personalFieldsOfConsultation: PersonalFields = [
  ...Object.keys(wordsSchema.entries).map((name) => `words.${name}`),
];

/** How to reach whoever sent it. Read by the office, which logs it. */
export const consultationContactSchema = v.strictObject({
  name: requiredName,
  position: requiredText(limits.name),
  phone,
  email: optionalEmail,
});

/** A question of the school, or an answer of the office. */
export const messageSchema = v.strictObject({
  from: v.picklist(['school', 'office']),
  words: requiredText(limits.longText),
  at: time,
});

/**
 * Stored link to a talk that the school booked, named by the code of the booking. Whoever has the code of the
 * consultation may open, move and cancel that talk.
 */
export const consultationBookingSchema = v.strictObject({
  at: time,
});

/** A consultation of a school. */
export interface Consultation extends v.InferOutput<typeof consultationSchema> {
  readonly ref: string;
}

/** A talk that the school booked. */
export interface ConsultationBooking extends v.InferOutput<typeof consultationBookingSchema> {
  /** Code of the booking. */
  readonly booking: string;
}

export type ConsultationContact = v.InferOutput<typeof consultationContactSchema>;

/** A message of a consultation. */
export interface ConsultationMessage extends v.InferOutput<typeof messageSchema> {
  readonly id: string;
}

export const consultationCollection = 'consultations';
export const consultationPath = (ref: string): string => `${consultationCollection}/${ref}`;
export const consultationContactPath = (ref: string): string => `${consultationPath(ref)}/private/contact`;
export const messagesCollection = (ref: string): string => `${consultationPath(ref)}/messages`;
export const messagePath = (ref: string, id: string): string => `${messagesCollection(ref)}/${id}`;

export const consultationBookingsCollection = (ref: string): string => `${consultationPath(ref)}/bookings`;
export const consultationBookingPath = (ref: string, booking: string): string =>
  `${consultationBookingsCollection(ref)}/${booking}`;

export function parseConsultation(ref: string, data: DocumentData): Consultation {
  const read = readStored(consultationSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `consultation ${ref}: ${read.problem}`);
  return { ref, ...read.output };
}

export function parseConsultationContact(ref: string, data: DocumentData): ConsultationContact {
  const read = readStored(consultationContactSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `contact of ${ref}: ${read.problem}`);
  return read.output;
}

export function parseConsultationMessage(id: string, data: DocumentData): ConsultationMessage {
  const read = readStored(messageSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `message ${id}: ${read.problem}`);
  return { id, ...read.output };
}

export function parseConsultationBooking(booking: string, data: DocumentData): ConsultationBooking {
  const read = readStored(consultationBookingSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `booking ${booking}: ${read.problem}`);
  return { booking, ...read.output };
}
