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
import { evidenceKinds, lessonPlaces, spokenLanguages } from '@/shared/choices';
import { tutorLife } from './tutor-life';

/** Years of teaching, at most. */
const maximumYears = 60;

/** Ranges of days off that a profile holds, at most. */
export const mostAbsences = 20;

/** The most a tutor may ask for one lesson, in pesewas: a slip of the finger stops here. */
export const maximumPrice = 200_000;

const time = v.pipe(v.string(), v.isoTimestamp());

/** First and last day off, `2026-12-20/2027-01-03`: ISO-8601 interval of days. */
const absence = v.pipe(v.string(), v.regex(daysShape));

/** What everybody may know of one piece of evidence; the papers and the words of the office stay with the office. */
const shownEvidenceSchema = v.strictObject({
  kind: v.picklist(evidenceKinds),
  /** When it was seen, `YYYY-MM-DD`. */
  date: v.pipe(v.string(), v.regex(dayShape)),
  /** Its last valid day, or empty when it has none. */
  expiry: v.union([v.literal(''), v.pipe(v.string(), v.regex(dayShape))]),
});

/** What tutors change of their profile themselves. The database rules are written from it. */
export const ownFieldsSchema = v.strictObject({
  about: optionalText(1000),
  where: v.picklist(lessonPlaces),
  regions: v.pipe(v.array(v.picklist(regionCodes)), v.minLength(1), distinct()),
  /** Towns and areas they travel to, in their words. */
  towns: optionalText(limits.shortText),
  languages: v.pipe(v.array(v.picklist(spokenLanguages)), v.minLength(1), distinct()),
  /** Pesewas for one lesson. */
  price: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maximumPrice)),
  /** Parts of the week in which they teach. */
  hours: v.pipe(v.array(v.picklist(weekSlots)), distinct()),
  /** Those of them that are taken by learners. */
  busy: v.pipe(v.array(v.picklist(weekSlots)), distinct()),
  absences: v.pipe(v.array(absence), v.maxLength(mostAbsences)),
});

/** What was looked at and stays as the office saw it. The database rules are written from it. */
export const vettedFieldsSchema = v.strictObject({
  /** First name and initial: `Ama S.`. */
  name: requiredName,
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9-]{3,60}$/)),
  gender: v.picklist(['woman', 'man']),
  /** Id of a public copy of the photo, or empty. */
  photo: v.pipe(v.string(), v.regex(/^[a-z0-9-]{0,60}$/)),
  subjects: v.pipe(v.array(v.picklist(subjects)), v.minLength(1), distinct()),
  levels: v.pipe(v.array(v.picklist(levels)), v.minLength(1), distinct()),
  years: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maximumYears)),
  qualification: requiredText(limits.shortText),
  /** Has taught learners with special needs. */
  hasNeedExperience: v.boolean(),
});

export const tutorSchema = v.strictObject({
  state: v.picklist(tutorLife.states),
  createdAt: time,
  movedAt: time,
  updatedAt: time,
  lastChange: v.pipe(v.string(), v.maxLength(60)),
  isSample: v.boolean(),
  /** While it is hidden: the day on which it comes back, or empty until a talk. A profile that was never hidden has none. */
  hiddenUntil: v.exactOptional(v.union([v.literal(''), v.pipe(v.string(), v.regex(dayShape))])),
  ...vettedFieldsSchema.entries,
  ...ownFieldsSchema.entries,
  /** One line for each kind that was seen. */
  evidence: v.pipe(v.array(shownEvidenceSchema), v.maxLength(evidenceKinds.length)),
});

export type OwnFields = v.InferOutput<typeof ownFieldsSchema>;
export type VettedFields = v.InferOutput<typeof vettedFieldsSchema>;
export type ShownEvidence = v.InferOutput<typeof shownEvidenceSchema>;

/** The public profile of a tutor. */
export interface Tutor extends v.InferOutput<typeof tutorSchema> {
  /** The id of their account. */
  readonly id: string;
}

export const tutorCollection = 'tutors';

export const tutorPath = (userId: string): string => `${tutorCollection}/${userId}`;

export const ownFieldNames = Object.keys(ownFieldsSchema.entries);

export function parseTutor(id: string, data: DocumentData): Tutor {
  const read = readStored(tutorSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `tutor ${id}: ${read.problem}`);
  return { id, ...read.output };
}
