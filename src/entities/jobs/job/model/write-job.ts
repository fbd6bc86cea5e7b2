import { serverTime, type DocumentData, type Write } from '@/shared/backend';
import { jobPath, type Job, type JobContent, type JobSchool } from './job';
import type { ClosingReason } from './job-choices';
import { jobCodePath } from './job-code';
import { jobLifecycle } from './job-lifecycle';

/** Events of the office besides the transitions of the lifecycle. */
export const jobDrafted = 'job.drafted';
export const jobEdited = 'job.edited';
export const jobExtended = 'job.extended';
export const jobCorrected = 'job.corrected';

/**
 * Creates a draft. The change-log entry (`jobDrafted`, after: the state) belongs in the same batch.
 * @param code a new reference code of kind `post`
 * @param changeId id of that entry
 */
export function draftJob(code: string, changeId: string, content: JobContent): Write {
  const data = {
    state: jobLifecycle.initial,
    createdAt: serverTime,
    movedAt: serverTime,
    updatedAt: serverTime,
    lastChange: changeId,
    isSample: false,
    ...content,
    openReports: 0,
    lastReport: '',
  };
  return { type: 'create', path: jobPath(code), data };
}

/** What a change of a post sets besides its stamps, and the change of the index; both in one batch. */
export interface JobChange {
  /** For `logTransition` or `logUpdate`. */
  readonly changes: DocumentData;
  readonly index: Write;
}

const indexed = (code: string, changes: DocumentData): Write => ({
  type: 'update',
  path: jobCodePath(code),
  changes,
});

/**
 * Publishes a draft (`job.published`).
 * @param school as its record says today; the backend compares both
 */
export function publishing({ code, closesAt, openReports }: Job, school: JobSchool): JobChange {
  const data = { state: 'published', publishedAt: serverTime, closesAt, movedAt: serverTime, openReports };
  return {
    changes: { publishedAt: serverTime, school },
    index: { type: 'create', path: jobCodePath(code), data },
  };
}

/** Pauses a published post (`job.paused`). */
export const pausing = ({ code }: Job): JobChange => ({
  changes: {},
  index: indexed(code, { state: 'paused', movedAt: serverTime }),
});

/**
 * Lets a paused post go on (`job.resumed`).
 * @param school as its record says today
 */
export const resuming = ({ code }: Job, school: JobSchool): JobChange => ({
  changes: { school },
  index: indexed(code, { state: 'published', movedAt: serverTime }),
});

/**
 * Extends a post (`jobExtended`, with `closesAt` before and after in its entry).
 * @param school as its record says today
 */
export const extending = ({ code }: Job, school: JobSchool, closesAt: string): JobChange => ({
  changes: { school, closesAt },
  index: indexed(code, { closesAt }),
});

/** This minute, as closing times are stored. */
const minuteOf = (now: Date): string => `${now.toISOString().slice(0, 16)}:00.000Z`;

/**
 * Closes a post (`job.closed`). Its closing time becomes this minute unless it has passed, so that lists by
 * closing time find it among the closed ones.
 */
export function closing({ code, closesAt }: Job, closedFor: ClosingReason, now: Date): JobChange {
  const closed = { closesAt: minuteOf(now) < closesAt ? minuteOf(now) : closesAt };
  return {
    changes: { closedFor, ...closed },
    index: indexed(code, { state: 'closed', movedAt: serverTime, ...closed }),
  };
}
