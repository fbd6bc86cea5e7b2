import * as v from 'valibot';
import { BackendFailure, type DocumentData } from '@/shared/backend';
import {
  dayShape,
  daysShape,
  distinct,
  limits,
  optionalText,
  readStored,
  requiredName,
  requiredText,
} from '@/shared/fields';
import { levels, regionCodes, subjects, weekSlots } from '@/shared/ghana';
import { evidenceKinds, evidenceMethods, lessonPlaces, spokenLanguages } from '@/shared/choices';
import { removalStages, type PersonalFields } from '@/shared/fields';
import { tutorLifecycle } from './tutor-lifecycle';

/** Maximum years of teaching. */
const maximumYears = 60;

/** Maximum number of absences in a profile. */
export const maximumAbsences = 20;

/** Maximum price for one lesson in pesewas, against typing errors. */
export const maximumPrice = 200_000;

const time = v.pipe(v.string(), v.isoTimestamp());

/** Why the office suspends a tutor; the tutor reads it. */
const suspensionReasons = ['concern', 'conduct', 'papers', 'no-shows', 'role', 'other'] as const;

/** Why a profile is suspended; empty once it is reinstated, because everybody reads it then. */
export const suspensionSchema = v.strictObject({
  reason: v.picklist(['', ...suspensionReasons]),
  words: optionalText(limits.shortText),
});

export type Suspension = v.InferOutput<typeof suspensionSchema>;

/** Not suspended. */
export const noSuspension: Suspension = { reason: '', words: '' };

/** First and last day off as an ISO 8601 interval: `2026-12-20/2027-01-03`. */
const absence = v.pipe(v.string(), v.regex(daysShape));

/** The public part of a check; papers and comments stay with the office. */
const shownEvidenceSchema = v.strictObject({
  kind: v.picklist(evidenceKinds),
  /** Day of the check, `YYYY-MM-DD`. */
  date: v.pipe(v.string(), v.regex(dayShape)),
  /** Last day of validity; empty when it does not expire. */
  expiry: v.union([v.literal(''), v.pipe(v.string(), v.regex(dayShape))]),
  /** Both are missing where nobody wrote them down. */
  method: v.exactOptional(v.picklist(evidenceMethods)),
  /** Day on which somebody looked at the portal, where that was the method. */
  portalOn: v.exactOptional(v.pipe(v.string(), v.regex(dayShape))),
  /** Initials of the officer who checked. */
  by: v.exactOptional(v.pipe(v.string(), v.regex(/^\S{1,3}( \S{1,3})?$/))),
});

/** Fields that tutors change themselves. The database rules are generated from this schema. */
export const ownFieldsSchema = v.strictObject({
  about: optionalText(1000),
  where: v.picklist(lessonPlaces),
  regions: v.pipe(v.array(v.picklist(regionCodes)), v.minLength(1), distinct()),
  /** Towns and areas, as entered by the tutor. */
  towns: optionalText(limits.shortText),
  languages: v.pipe(v.array(v.picklist(spokenLanguages)), v.minLength(1), distinct()),
  /** Price of one lesson, in pesewas. */
  price: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maximumPrice)),
  /** Parts of the week in which they teach. */
  hours: v.pipe(v.array(v.picklist(weekSlots)), distinct()),
  /** Those taken by learners. */
  busy: v.pipe(v.array(v.picklist(weekSlots)), distinct()),
  absences: v.pipe(v.array(absence), v.maxLength(maximumAbsences)),
});

const taughtSchema = {
  subjects: v.pipe(v.array(v.picklist(subjects)), v.minLength(1), distinct()),
  levels: v.pipe(v.array(v.picklist(levels)), v.minLength(1), distinct()),
};

/** What a tutor teaches. The office adds to it; a tutor leaves out. */
export const taughtFieldsSchema = v.strictObject(taughtSchema);

/** Fields that the office has checked. The database rules are generated from this schema. */
export const vettedFieldsSchema = v.strictObject({
  /** First name and initial: `Ama S.`. */
  name: requiredName,
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9-]{3,60}$/)),
  gender: v.picklist(['woman', 'man']),
  /** Id of the public photo; may be empty. */
  photo: v.pipe(v.string(), v.regex(/^[a-z0-9-]{0,60}$/)),
  ...taughtSchema,
  years: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maximumYears)),
  qualification: requiredText(limits.shortText),
  /** Whether they have taught learners with special needs. */
  hasNeedExperience: v.boolean(),
});

export const tutorSchema = v.strictObject({
  state: v.picklist(tutorLifecycle.states),
  createdAt: time,
  movedAt: time,
  updatedAt: time,
  lastChange: v.pipe(v.string(), v.maxLength(60)),
  isSample: v.boolean(),
  /** Day on which a hidden profile returns; empty until a talk. Absent when it was never hidden. */
  hiddenUntil: v.exactOptional(v.union([v.literal(''), v.pipe(v.string(), v.regex(dayShape))])),
  /** Why it is suspended. Absent when it never was. */
  suspension: v.exactOptional(suspensionSchema),
  ...vettedFieldsSchema.entries,
  ...ownFieldsSchema.entries,
  /** One item for each kind of evidence seen. */
  evidence: v.pipe(v.array(shownEvidenceSchema), v.maxLength(evidenceKinds.length)),
  removal: v.exactOptional(v.picklist(removalStages)),
});

export const personalFieldsOfTutor: PersonalFields = [
  'name',
  'slug',
  'photo',
  'about',
  'towns',
  'qualification',
  'suspension.words',
];

const none = v.literal('');

/** Once the tutor is removed; the profile stays suspended. */
const removedSchema = v.strictObject({ ...tutorSchema.entries, name: none, slug: none, qualification: none });

export type TaughtFields = v.InferOutput<typeof taughtFieldsSchema>;
export type OwnFields = v.InferOutput<typeof ownFieldsSchema>;
export type VettedFields = v.InferOutput<typeof vettedFieldsSchema>;
export type ShownEvidence = v.InferOutput<typeof shownEvidenceSchema>;

/** The public profile of a tutor. */
export interface Tutor extends v.InferOutput<typeof tutorSchema> {
  /** Id of the account. */
  readonly id: string;
}

export const tutorCollection = 'tutors';

export const tutorPath = (userId: string): string => `${tutorCollection}/${userId}`;

export const ownFieldNames = Object.keys(ownFieldsSchema.entries);
export const taughtFieldNames = Object.keys(taughtSchema);

export function parseTutor(id: string, data: DocumentData): Tutor {
  const read = readStored(data.removal === 'done' ? removedSchema : tutorSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `tutor ${id}: ${read.problem}`);
  return { id, ...read.output };
}
