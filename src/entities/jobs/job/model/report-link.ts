import * as v from 'valibot';
import { increment, serverTime, type Write } from '@/shared/backend';
import { jobPath } from './job';
import { jobCodePath } from './job-code';

/**
 * Stored link from a post to a report about it, under a random id of its own: everybody reads the post, and
 * the report's code must not stand there. For the office alone. The database rules are generated from this
 * schema.
 */
export const reportLinkSchema = v.strictObject({
  /** Code of the report. */
  ref: v.pipe(v.string(), v.regex(/^LL-F[0-9A-HJKMNP-TV-Z]{13}$/)),
  /** Whether it counts in `openReports` of the post. */
  isOpen: v.boolean(),
});

/** @param id a random UUID */
export const reportLinkPath = (code: string, id: string): string => `${jobPath(code)}/reports/${id}`;

/** Path of a report. Its record has the post's code in the field `job`. */
export const jobReportPath = (ref: string): string => `jobReports/${ref}`;

/** Counts in the post and in the index of codes. */
const count = (code: string, linkId: string, by: 1 | -1): readonly Write[] => [
  {
    type: 'update',
    path: jobPath(code),
    changes: { openReports: increment(by), lastReport: linkId, updatedAt: serverTime },
  },
  { type: 'update', path: jobCodePath(code), changes: { openReports: increment(by) } },
];

/**
 * Counts a new report; belongs in the batch that creates `jobReports/{ref}`. Open to everybody, for posts
 * that were published. At two open reports the post is paused by that alone.
 * @param linkId a new random UUID
 */
export const linkReport = (code: string, linkId: string, ref: string): readonly Write[] => [
  ...count(code, linkId, 1),
  { type: 'create', path: reportLinkPath(code, linkId), data: { ref, isOpen: true } },
];

/**
 * Takes a report out of the count, or counts it again; belongs in the batch in which the office moves the
 * report, so that its `lastChange` is a new one.
 */
export const recountReport = (code: string, linkId: string, isOpen: boolean): readonly Write[] => [
  ...count(code, linkId, isOpen ? 1 : -1),
  { type: 'update', path: reportLinkPath(code, linkId), changes: { isOpen } },
];
