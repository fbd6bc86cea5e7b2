import * as v from 'valibot';
import { BackendFailure, type DocumentData } from '@/shared/backend';
import {
  dayShape,
  distinct,
  limits,
  optionalName,
  optionalText,
  readStored,
  requiredName,
  userIdShape,
} from '@/shared/fields';
import { digitalAddressShape, regionCodes, schoolClasses, subjects, weekSlots } from '@/shared/ghana';
import { languages } from '@/shared/i18n';
import { offerCollection } from '@/shared/config';
import { contactWays, endingReasons, learnerGenders, lessonPlaces, maximumTransport } from '@/shared/choices';
import type { PersonalFields } from '@/shared/fields';
import { offerLifecycle } from './offer-lifecycle';

/** Reasons of a tutor for declining. */
export const declineReasons = [
  'no-time',
  'too-far',
  'not-my-subject',
  'not-my-level',
  'price',
  'other',
] as const;

/** Maximum number of families taught together (moonshot 6: two to four). */
const maximumGroupSize = 4;

const time = v.pipe(v.string(), v.isoTimestamp());

/** The learner's data that a tutor sees before both sides agree: no name, contact or reference code. */
export const learnerPartSchema = v.strictObject({
  gender: v.picklist(learnerGenders),
  age: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(80)),
  need: optionalText(limits.shortText),
  schoolClass: v.picklist(schoolClasses),
  subjects: v.pipe(v.array(v.picklist(subjects)), v.minLength(1), distinct()),
  prioritySubject: v.picklist(subjects),
  hours: v.pipe(v.array(v.picklist(weekSlots)), v.minLength(1), distinct()),
  perWeek: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
  startDate: v.pipe(v.string(), v.regex(dayShape)),
  where: v.picklist(lessonPlaces),
  region: v.picklist(regionCodes),
  town: optionalText(limits.shortText),
});

/** Transport for one lesson at the learner's home, in pesewas: whole cedis. */
const transportSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(maximumTransport),
  v.multipleOf(100),
);

/** The tutor's answer: other hours, transport, or a reason for declining. */
export const answerSchema = v.strictObject({
  /** Hours that the tutor proposes; empty for the requested ones. */
  hours: v.pipe(v.array(v.picklist(weekSlots)), distinct()),
  reason: v.picklist(['', ...declineReasons]),
  words: optionalText(limits.shortText),
  /** What the tutor asks for on top of the price. Answers without transport may lack it. */
  transport: v.exactOptional(transportSchema),
});

export const endingSchema = v.strictObject({
  by: v.picklist(['', 'family', 'tutor', 'office']),
  reason: v.picklist(['', ...endingReasons]),
  words: optionalText(limits.shortText),
});

/** Stored offer. The database rules are generated from this schema. */
export const offerSchema = v.strictObject({
  state: v.picklist(offerLifecycle.states),
  createdAt: time,
  movedAt: time,
  updatedAt: time,
  lastChange: v.pipe(v.string(), v.maxLength(60)),
  isSample: v.boolean(),
  tutorId: v.pipe(v.string(), v.regex(userIdShape)),
  learner: learnerPartSchema,
  /** Price of one lesson per child, in pesewas. */
  price: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(200_000)),
  /** Number of children taught together; 1 without a group. */
  groupSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maximumGroupSize)),
  answer: answerSchema,
  ending: endingSchema,
  /** When the family said after the trial that it goes on. Missing before, and in older offers. */
  goesOnAt: v.exactOptional(time),
});

/** Emptied with the family or the tutor. The contact beside it is deleted as a whole. */
export const personalFieldsOfOffer: PersonalFields = [
  'learner.need',
  'learner.town',
  'answer.words',
  'ending.words',
];

/**
 * An offer of one request to one tutor. Only the office, the tutor and the family know its random id. It is
 * not the family's reference code, which a tutor must never learn.
 */
export interface Offer extends v.InferOutput<typeof offerSchema> {
  readonly id: string;
}

export type LearnerPart = v.InferOutput<typeof learnerPartSchema>;
export type OfferAnswer = v.InferOutput<typeof answerSchema>;
export type OfferEnding = v.InferOutput<typeof endingSchema>;

/** What a tutor sees of the family once chosen. */
export const offerContactSchema = v.strictObject({
  learnerName: optionalName,
  name: requiredName,
  phone: v.pipe(v.string(), v.regex(/^\+[1-9]\d{7,14}$/)),
  contactBy: v.picklist(contactWays),
  digitalAddress: v.union([v.literal(''), v.pipe(v.string(), v.regex(digitalAddressShape))]),
  landmark: optionalText(limits.shortText),
  /** Language of the family's messages. */
  language: v.picklist(languages.map(({ code }) => code)),
});

export type OfferContact = v.InferOutput<typeof offerContactSchema>;

/** What a family sees of the chosen tutor beside the profile: the number of the application. */
export const tutorContactSchema = v.strictObject({ phone: offerContactSchema.entries.phone });

export type TutorContact = v.InferOutput<typeof tutorContactSchema>;

/**
 * Links an offer to the family's request, for the office and for access rules that look for the family's act.
 */
export const familyLinkSchema = v.strictObject({
  ref: v.pipe(v.string(), v.regex(/^LL-T[0-9A-HJKMNP-TV-Z]{13}$/)),
});

export const offerPath = (id: string): string => `${offerCollection}/${id}`;
export const offerContactPath = (id: string): string => `${offerPath(id)}/contact/guardian`;
export const tutorContactPath = (id: string): string => `${offerPath(id)}/contact/tutor`;
export const familyLinkPath = (id: string): string => `${offerPath(id)}/family/link`;

/** Transport for one lesson on top of the price, in pesewas; 0 for online lessons and when none is asked. */
export const transportOf = ({ answer }: Pick<Offer, 'answer'>, where: 'home' | 'online'): number =>
  where === 'home' ? (answer.transport ?? 0) : 0;

/** The agreed hours: the tutor's proposal, or the requested ones. */
export const agreedHours = ({ answer, learner }: Pick<Offer, 'answer' | 'learner'>) =>
  answer.hours.length > 0 ? answer.hours : learner.hours;

export function parseOffer(id: string, data: DocumentData): Offer {
  const read = readStored(offerSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `offer ${id}: ${read.problem}`);
  return { id, ...read.output };
}

export function parseOfferContact(id: string, data: DocumentData): OfferContact {
  const read = readStored(offerContactSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `contact of ${id}: ${read.problem}`);
  return read.output;
}

export function parseTutorContact(id: string, data: DocumentData): TutorContact {
  const read = readStored(tutorContactSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `tutor's contact of ${id}: ${read.problem}`);
  return read.output;
}

/** Parses the reference code of the offer's family. */
export function parseFamilyLink(id: string, data: DocumentData): string {
  const read = readStored(familyLinkSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `family of ${id}: ${read.problem}`);
  return read.output.ref;
}
