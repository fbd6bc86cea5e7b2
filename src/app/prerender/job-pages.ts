import { isOpenJob, type Job } from '@/entities/jobs/job';
import type { PublicJobs } from './built-jobs';

const dayMs = 86_400_000;

/** A closed post keeps its document for so many days, so that search engines read that it is over. */
const keptClosedDays = 90;

/** Earliest closing time of a post that has a document of its own. */
export const earliestClosing = (now: Date): string =>
  new Date(now.getTime() - keptClosedDays * dayMs).toISOString();

/** Posts with a document of their own. */
export const jobsWithDocument = ({ jobs, at }: PublicJobs): readonly Job[] =>
  jobs.filter(({ closesAt }) => closesAt > earliestClosing(at));

/** Whether search engines may show a post: an open one that is no sample. */
export const isListedJob = (job: Job, now: Date): boolean => !job.isSample && isOpenJob(job, now);
