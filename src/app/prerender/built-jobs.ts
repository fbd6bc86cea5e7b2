import { isOpenJob, jobCollection, newestOf, parseJob, type BuiltJobs, type Job } from '@/entities/jobs/job';
import type { PageName } from '@/shared/routes';
import { jobSamples } from '../demo/sample-jobs';

/** Number of posts in the document of the board: a page of the list. */
const boardPosts = 20;

/** Posts that everybody may read, as they were at a time. */
export interface PublicJobs {
  readonly jobs: readonly Job[];
  readonly at: Date;
  /** Address of the published site, without a trailing slash. */
  readonly origin: string;
}

/** The posts of the demo, without drafts. */
export function sampleJobsAt(now: Date): readonly Job[] {
  return Object.entries(jobSamples(now.getTime())).flatMap(([path, data]) => {
    const [collection, code = ''] = path.split('/');
    return collection === jobCollection && 'publishedAt' in data ? [parseJob(code, data)] : [];
  });
}

/**
 * The posts in the document of a page; null for pages without posts.
 * @param all null where the posts are not known, as while a real site is built
 */
export function builtJobsOf(page: PageName | null, all: PublicJobs | null): BuiltJobs | null {
  if ((page !== 'jobs' && page !== 'home') || all === null) return null;
  const { jobs, at, origin } = all;
  const open = jobs.filter((job) => isOpenJob(job, at));
  const read = { at: at.toISOString(), origin };
  if (page === 'home') return { jobs: newestOf(open, at), isWhole: false, ...read };
  const closing = open.sort((one, other) => (one.closesAt < other.closesAt ? -1 : 1));
  return { jobs: closing.slice(0, boardPosts), isWhole: closing.length <= boardPosts, ...read };
}

/** The post in a document of its own. */
export const builtJob = (job: Job, { at, origin }: PublicJobs): BuiltJobs => ({
  jobs: [job],
  isWhole: false,
  at: at.toISOString(),
  origin,
});
