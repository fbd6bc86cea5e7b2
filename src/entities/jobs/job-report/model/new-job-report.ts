import * as v from 'valibot';
import { serverTime, type Write } from '@/shared/backend';
import { limits, oneOf, requiredText } from '@/shared/fields';
import { reportedJobShape, reportReasons } from './job-report';
import { jobReportLifecycle } from './job-report-lifecycle';

/** Schema of the form. */
export const jobReportFormSchema = v.object({
  job: v.pipe(v.string(), v.regex(reportedJobShape)),
  reason: oneOf(reportReasons),
  words: requiredText(limits.longText),
});

export type JobReportInput = v.InferInput<typeof jobReportFormSchema>;
export type JobReportOutput = v.InferOutput<typeof jobReportFormSchema>;

export const jobReportCollection = 'jobReports';
export const jobReportPath = (ref: string): string => `${jobReportCollection}/${ref}`;

/**
 * Creates a report. Its tracking and, for a post of ours, the count of the post belong in the same batch.
 * @param link id of the link that counts it; empty without a post
 */
export function createJobReport(ref: string, sent: JobReportOutput, link: string): Write {
  const data = {
    state: jobReportLifecycle.initial,
    createdAt: serverTime,
    movedAt: serverTime,
    updatedAt: serverTime,
    lastChange: '',
    isSample: false,
    ...sent,
    link,
  };
  return { type: 'create', path: jobReportPath(ref), data };
}
