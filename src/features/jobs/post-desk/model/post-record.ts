import { type Job, jobPath, jobStateAt, reportsThatPause } from '@/entities/jobs/job';
import { searchTexts, type DeskRecord } from '@/shared/desk';

/** A post as a row of the desk. */
export interface PostRow extends DeskRecord {
  readonly job: Job;
  readonly school: string;
}

/** All states of posts, those that are over last. */
export const postStates: readonly Job['state'][] = ['draft', 'published', 'paused', 'closed', 'discarded'];

/** States of posts that are not over. */
const presentStates: readonly string[] = ['draft', 'published', 'paused'];

/** Whether reports alone pause a post. */
export const isPausedByReports = (job: Job, now: Date): boolean =>
  jobStateAt(job, now) === 'paused' && job.openReports >= reportsThatPause;

/**
 * A post with its state by the clock. One that reports pause comes first.
 * @param words other visible text, for the search
 */
export function postRow(job: Job, words: readonly string[], now: Date): PostRow {
  const { code, createdAt, isSample, school } = job;
  const state = jobStateAt(job, now);
  return {
    job,
    school: school.name,
    ref: code as PostRow['ref'],
    path: jobPath(code),
    state,
    createdAt,
    isSample,
    isWaiting: presentStates.includes(state),
    lateFrom: null,
    dueAt: null,
    isFlagged: false,
    isUrgent: isPausedByReports(job, now),
    ...searchTexts(code, words),
    transitions: [],
  };
}

/** State in the address of the form for a new post, and of a copy. */
export const writingState = 'new';
export const copyingState = (code: string): string => `copy:${code}`;

/** Code of the post that the address asks to copy; null when it asks for none. */
export const copiedCode = (state: string): string | null =>
  state.startsWith('copy:') ? state.slice('copy:'.length) : null;
