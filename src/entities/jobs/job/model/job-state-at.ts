import type { JobState } from './job-lifecycle';

/** Open reports at which a post is paused, until the office has looked. */
export const reportsThatPause = 2;

/** What a post's effective state depends on; the index of codes has the same fields. */
export interface DatedJob {
  readonly state: JobState;
  /** ISO 8601. */
  readonly closesAt: string;
  readonly openReports: number;
}

/** Effective state: closed by its date, and paused under reports, before the office stores either. */
export function jobStateAt({ state, closesAt, openReports }: DatedJob, now: Date): JobState {
  if (state !== 'published' && state !== 'paused') return state;
  if (now.getTime() >= Date.parse(closesAt)) return 'closed';
  return openReports >= reportsThatPause ? 'paused' : state;
}

/** Whether somebody may apply now. */
export const isOpenJob = (job: DatedJob, now: Date): boolean => jobStateAt(job, now) === 'published';
