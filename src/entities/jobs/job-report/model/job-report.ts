import * as v from 'valibot';
import { BackendFailure, type DocumentData } from '@/shared/backend';
import { limits, readStored, removalStages, requiredText, type PersonalFields } from '@/shared/fields';
import { jobReportLifecycle } from './job-report-lifecycle';

/** What is wrong with a post, or with what somebody was sent. The gravest first. */
export const reportReasons = ['money', 'fake', 'papers', 'wrong', 'other'] as const;

/** Code of a post; empty for what is no post of ours. */
export const reportedJobShape = /^(LL-P[0-9A-HJKMNP-TV-Z]{13})?$/;

/** Code of a report, which is its document id. */
export const jobReportCodeShape = /^LL-F[0-9A-HJKMNP-TV-Z]{13}$/;

const time = v.pipe(v.string(), v.isoTimestamp());

/**
 * Stored report about a job. Whoever reports stays unknown: it has no name and no number. The database rules
 * are generated from this schema.
 */
export const jobReportSchema = v.strictObject({
  state: v.picklist(jobReportLifecycle.states),
  createdAt: time,
  /** Time of the last transition; notes do not change it. */
  movedAt: time,
  updatedAt: time,
  lastChange: v.pipe(v.string(), v.maxLength(60)),
  isSample: v.boolean(),
  job: v.pipe(v.string(), v.regex(reportedJobShape)),
  /** Id of the link by which the post counts this report; empty without a post. */
  link: v.pipe(v.string(), v.regex(/^([0-9a-f-]{36})?$/)),
  reason: v.picklist(reportReasons),
  words: requiredText(limits.longText),
  removal: v.exactOptional(v.picklist(removalStages)),
});

/** People write names and numbers into their words. */
export const personalFieldsOfJobReport: PersonalFields = ['words'];

/** Once its words are removed. */
const removedSchema = v.strictObject({ ...jobReportSchema.entries, words: v.literal('') });

/** Schema of a stored report, by the stage of its removal. */
export const jobReportSchemaOf = (data: DocumentData | null) =>
  data?.removal === 'done' ? removedSchema : jobReportSchema;

export interface JobReport extends v.InferOutput<typeof jobReportSchema> {
  readonly ref: string;
}

export function parseJobReport(ref: string, data: DocumentData): JobReport {
  const read = readStored(jobReportSchemaOf(data), data);
  if ('problem' in read) throw new BackendFailure('invalid', `report ${ref}: ${read.problem}`);
  return { ref, ...read.output };
}
