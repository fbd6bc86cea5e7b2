import { newestOf, type Job } from '@/entities/jobs/job';
import { formatDate } from '@/shared/i18n';
import { routes } from '@/shared/routes';
import { atomFeed, type FeedEntry } from './atom-feed';
import type { PublicJobs } from './built-jobs';

/** Maximum number of posts in the feed. */
const feedPosts = 50;

/** Address of the feed. */
export const jobFeedPath = '/jobs/feed.xml';

/** Texts of the namespaces `jobs` and `job-post` in the feed. */
export interface FeedWords {
  readonly jobs: { readonly heading: string; readonly description: string };
  readonly 'job-post': { readonly closes: string; readonly sample: string; readonly anywhere: string };
}

function summaryOf(job: Job, { closes, anywhere }: FeedWords['job-post']): string {
  const place = job.mode === 'remote' ? anywhere : job.town;
  const time = formatDate(job.closesAt, 'longMoment', 'en');
  return `${job.school.name}, ${place}. ${closes.replace('{{time}}', time)}.`;
}

function entryOf(job: Job, origin: string, words: FeedWords['job-post']): FeedEntry {
  return {
    address: origin + routes.job(job.code),
    title: job.isSample ? `${words.sample}: ${job.title}` : job.title,
    published: job.publishedAt ?? job.createdAt,
    updated: job.updatedAt,
    summary: summaryOf(job, words),
    content: job.words.trim(),
  };
}

/** The newest open posts as an Atom feed. */
export const jobFeed = ({ jobs, at, origin }: PublicJobs, words: FeedWords): string =>
  atomFeed({
    origin,
    path: jobFeedPath,
    page: routes.jobs,
    title: words.jobs.heading,
    subtitle: words.jobs.description,
    entries: newestOf(jobs, at, feedPosts).map((job) => entryOf(job, origin, words['job-post'])),
    at: at.toISOString(),
  });
