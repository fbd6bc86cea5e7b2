import { isOpenJob } from './job-state-at';
import type { Job } from './job';

/** Posts as they were at a time. */
export interface DatedJobs {
  readonly jobs: readonly Job[];
  /** ISO 8601. */
  readonly at: string;
}

/** Number of posts on the home page. */
const shown = 3;

/** The newest open posts of a list. @param now null: the document does not know when it is read */
export const newestOf = (jobs: readonly Job[], now: Date | null, count = shown): readonly Job[] =>
  jobs
    .filter((job) => (now ? isOpenJob(job, now) : job.state === 'published'))
    .sort((one, other) => ((one.publishedAt ?? '') < (other.publishedAt ?? '') ? 1 : -1))
    .slice(0, count);

/** The later one of what the document was built with and what the device has read since. */
export const laterOf = (built: DatedJobs | null, kept: DatedJobs | null): readonly Job[] =>
  (kept && (!built || kept.at > built.at) ? kept : built)?.jobs ?? [];
