import * as v from 'valibot';
import { BackendFailure, type DocumentData } from '@/shared/backend';
import { refereeRelations, teachingYears } from '@/shared/choices';
import {
  distinct,
  fileSlotSchema,
  limits,
  minuteShape,
  ntcLicenceShape,
  optionalEmail,
  optionalText,
  readStored,
  removalStages,
  requiredName,
  requiredText,
  type PersonalFields,
} from '@/shared/fields';
import { regionCodes, subjects } from '@/shared/ghana';
import { languages } from '@/shared/i18n';
import { jobApplicationLifecycle } from './job-application-lifecycle';

/** Reasons of the office for declining. */
export const declineReasons = [
  'others-fit-better',
  'qualification',
  'experience',
  'licence',
  'incomplete',
  'too-late',
  'post-withdrawn',
  'other',
] as const;

const time = v.pipe(v.string(), v.isoTimestamp());
const phone = v.pipe(v.string(), v.regex(/^\+[1-9]\d{7,14}$/));

/** Code of the post. */
const postCodeShape = /^LL-P[0-9A-HJKMNP-TV-Z]{13}$/;

/** Code of an application, which is its document id. */
export const jobApplicationCodeShape = /^LL-J[0-9A-HJKMNP-TV-Z]{13}$/;

/** Path of a document below the page of a school. Its id is that of a change-log entry. */
const passedPathShape = /^schoolPages\/LL-G[0-9A-HJKMNP-TV-Z]{13}\/passed\/[0-9a-f-]{36}$/;

/** Stored application. The database rules are generated from this schema. */
export const jobApplicationSchema = v.strictObject({
  state: v.picklist(jobApplicationLifecycle.states),
  /** When it arrived. */
  createdAt: time,
  /** Time of the last transition; notes do not change it. */
  movedAt: time,
  updatedAt: time,
  lastChange: v.pipe(v.string(), v.maxLength(60)),
  isSample: v.boolean(),
  job: v.pipe(v.string(), v.regex(postCodeShape)),
  /** When Send was pressed, by the clock of the applicant's device, to the minute. A claim. */
  sentAt: v.pipe(v.string(), v.regex(minuteShape)),
  profile: v.strictObject({
    region: v.picklist(regionCodes),
    town: requiredText(limits.shortText),
    qualification: requiredText(limits.shortText),
    years: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(teachingYears.minimum),
      v.maxValue(teachingYears.maximum),
    ),
    subjects: v.pipe(v.array(v.picklist(subjects)), distinct()),
    ntcLicence: v.union([v.literal(''), v.pipe(v.string(), v.regex(ntcLicenceShape))]),
  }),
  cover: requiredText(limits.longText),
  /** A map, as the backend looks for a file in it. */
  files: v.strictObject({ cv: fileSlotSchema }),
  consent: v.strictObject({
    version: v.pipe(v.string(), v.regex(/^[a-z0-9.-]{1,40}$/)),
    language: v.picklist(languages.map(({ code }) => code)),
  }),
  /** Why it was declined; empty before. */
  decision: v.strictObject({
    reason: v.picklist(['', ...declineReasons]),
    words: optionalText(limits.longText),
  }),
  /** Path of what the school sees of the applicant; empty or absent while the school sees nothing. */
  passed: v.exactOptional(v.union([v.literal(''), v.pipe(v.string(), v.regex(passedPathShape))])),
  removal: v.exactOptional(v.picklist(removalStages)),
});

/** The contacts beside it and the file are deleted as a whole. */
export const personalFieldsOfJobApplication: PersonalFields = [
  ...['town', 'qualification', 'ntcLicence'].map((name) => `profile.${name}`),
  'cover',
  'files.cv',
  'decision.words',
];

const none = v.literal('');
const { profile } = jobApplicationSchema.entries;

/** Once its applicant is removed. */
const removedSchema = v.strictObject({
  ...jobApplicationSchema.entries,
  profile: v.strictObject({ ...profile.entries, town: none, qualification: none }),
  cover: none,
});

/** Schema of a stored application, by the stage of its removal. */
export const jobApplicationSchemaOf = (data: DocumentData | null) =>
  data?.removal === 'done' ? removedSchema : jobApplicationSchema;

/** How to reach the applicant. Read by the office, which logs it. */
export const jobApplicantContactSchema = v.strictObject({ name: requiredName, phone, email: optionalEmail });

const refereeSchema = v.strictObject({
  name: requiredName,
  phone,
  relation: v.picklist(refereeRelations),
  place: requiredText(limits.shortText),
});

/** Stored referees: one or two. Other people's phone numbers are for the office only. */
export const jobRefereesSchema = v.strictObject({
  first: refereeSchema,
  second: v.union([v.literal(''), refereeSchema]),
});

export interface JobApplication extends v.InferOutput<typeof jobApplicationSchema> {
  readonly ref: string;
}

export function parseJobApplication(ref: string, data: DocumentData): JobApplication {
  const read = readStored(jobApplicationSchemaOf(data), data);
  if ('problem' in read) throw new BackendFailure('invalid', `application ${ref}: ${read.problem}`);
  return { ref, ...read.output };
}

export type JobApplicantContact = v.InferOutput<typeof jobApplicantContactSchema>;
type JobReferee = v.InferOutput<typeof refereeSchema>;

/** The referees of an application; the second may be missing. */
export interface JobReferees {
  readonly first: JobReferee;
  readonly second: JobReferee | null;
}

export function parseJobApplicantContact(ref: string, data: DocumentData): JobApplicantContact {
  const read = readStored(jobApplicantContactSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `contact of ${ref}: ${read.problem}`);
  return read.output;
}

export function parseJobReferees(ref: string, data: DocumentData): JobReferees {
  const read = readStored(jobRefereesSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `referees of ${ref}: ${read.problem}`);
  const { first, second } = read.output;
  return { first, second: second === '' ? null : second };
}
