import * as v from 'valibot';
import { numberSources, schoolKinds } from '@/shared/choices';
import { BackendFailure, type DocumentData } from '@/shared/backend';
import {
  dayShape,
  distinct,
  limits,
  minuteShape,
  optionalText,
  readStored,
  requiredText,
} from '@/shared/fields';
import { levels, regionCodes, subjects } from '@/shared/ghana';
import { closingReasons, jobModes, jobTypes, payPeriods } from './job-choices';
import { jobLifecycle } from './job-lifecycle';

/** Maximum length of a title, in characters. */
export const jobTitleLimit = 120;

/** Maximum pay in pesewas, against typing errors. */
export const maximumPay = 10_000_000;

/** Maximum number of subjects of one post. */
export const maximumJobSubjects = 12;

/** How far ahead a post may close, in days. */
export const closesWithinDays = 366;

const time = v.pipe(v.string(), v.isoTimestamp());
const pesewas = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maximumPay));
const per = v.picklist(payPeriods);

/** Pay as the school states it, in pesewas. It is never estimated. */
export const paySchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('unstated') }),
  v.strictObject({ kind: v.literal('exact'), per, amount: pesewas }),
  v.strictObject({ kind: v.literal('range'), per, from: pesewas, to: pesewas }),
]);

/** What everybody reads of the school, as the office checked it. */
export const jobSchoolSchema = v.strictObject({
  name: requiredText(limits.name),
  kind: v.picklist(schoolKinds),
  region: v.picklist(regionCodes),
  town: requiredText(limits.shortText),
  /** Day of the identity check, and where the number that was called stands; empty in a draft without one. */
  checkedOn: v.union([v.literal(''), v.pipe(v.string(), v.regex(dayShape))]),
  foundIn: v.picklist(numberSources),
});

/** What the office writes of a post. */
export const jobContentSchema = v.strictObject({
  title: requiredText(jobTitleLimit),
  schoolId: v.pipe(v.string(), v.regex(/^[a-z0-9-]{8,60}$/)),
  school: jobSchoolSchema,
  /** May be empty, as of a class teacher. */
  subjects: v.pipe(v.array(v.picklist(subjects)), v.maxLength(maximumJobSubjects), distinct()),
  levels: v.pipe(v.array(v.picklist(levels)), v.minLength(1), v.maxLength(levels.length), distinct()),
  type: v.picklist(jobTypes),
  mode: v.picklist(jobModes),
  /** Place of the work, which need not be the school's. */
  region: v.picklist(regionCodes),
  town: requiredText(limits.shortText),
  pay: paySchema,
  /** What is asked of whoever applies, and what to send. */
  asked: optionalText(limits.longText),
  toSend: optionalText(limits.longText),
  /** The description. */
  words: requiredText(limits.longText),
  /** Closing time, ISO 8601 UTC; Ghana has the same clock. */
  closesAt: v.pipe(v.string(), v.regex(minuteShape)),
});

/**
 * Stored post. Its id is its public code. Public once published; it names nobody and has no contact. The
 * database rules are generated from this schema.
 */
export const jobSchema = v.strictObject({
  state: v.picklist(jobLifecycle.states),
  createdAt: time,
  movedAt: time,
  updatedAt: time,
  lastChange: v.pipe(v.string(), v.maxLength(60)),
  isSample: v.boolean(),
  ...jobContentSchema.entries,
  /** Absent in drafts. */
  publishedAt: v.exactOptional(time),
  /** Why the office closed it. Absent when it did not. */
  closedFor: v.exactOptional(v.picklist(closingReasons)),
  /** Number of reports that the office has not settled; at two the post is paused. */
  openReports: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
  /** Random id of the report link that was counted last; empty before the first. */
  lastReport: v.pipe(v.string(), v.regex(/^[a-z0-9-]{0,60}$/)),
});

export type Pay = v.InferOutput<typeof paySchema>;
export type JobSchool = v.InferOutput<typeof jobSchoolSchema>;
export type JobContent = v.InferOutput<typeof jobContentSchema>;

/** A post of the job board. */
export interface Job extends v.InferOutput<typeof jobSchema> {
  /** Public reference code of kind `post`. */
  readonly code: string;
}

export const jobCollection = 'jobs';

export const jobPath = (code: string): string => `${jobCollection}/${code}`;

export function parseJob(code: string, data: DocumentData): Job {
  const read = readStored(jobSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `post ${code}: ${read.problem}`);
  return { code, ...read.output };
}
