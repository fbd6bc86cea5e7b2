import { newestOf, type Job } from '@/entities/jobs/job';
import { formatDate } from '@/shared/i18n';
import { routes } from '@/shared/routes';
import type { PublicJobs } from './built-jobs';

/** Maximum number of posts in the feed. */
const feedPosts = 50;

/** Address of the feed. */
export const jobFeedPath = '/jobs/feed.xml';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for XML, without the control characters that XML cannot hold. */
const escaped = (text: string): string =>
  text
    .replace(/[^\P{Cc}\n\t]|[\ufffe\uffff]/gu, ' ')
    .replace(/[&<>"]/g, (character) => entities[character] ?? '');

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

function entryOf(job: Job, origin: string, words: FeedWords['job-post']): string {
  const address = origin + routes.job(job.code);
  const title = job.isSample ? `${words.sample}: ${job.title}` : job.title;
  return `  <entry>
    <id>${escaped(address)}</id>
    <title>${escaped(title)}</title>
    <link href="${escaped(address)}"/>
    <published>${job.publishedAt ?? job.createdAt}</published>
    <updated>${job.updatedAt}</updated>
    <summary>${escaped(summaryOf(job, words))}</summary>
    <content type="text">${escaped(job.words.trim())}</content>
  </entry>`;
}

/** The newest open posts as an Atom feed. */
export function jobFeed({ jobs, at, origin }: PublicJobs, words: FeedWords): string {
  const newest = newestOf(jobs, at, feedPosts);
  const entries = newest.map((job) => entryOf(job, origin, words['job-post']));
  // Readers fetch again what has changed; without posts it is new today.
  const [updated = at.toISOString()] = newest
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .reverse();
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GH">
  <id>${escaped(origin + jobFeedPath)}</id>
  <title>Lifeline: ${escaped(words.jobs.heading)}</title>
  <subtitle>${escaped(words.jobs.description)}</subtitle>
  <link rel="self" type="application/atom+xml" href="${escaped(origin + jobFeedPath)}"/>
  <link rel="alternate" type="text/html" href="${escaped(origin + routes.jobs)}"/>
  <updated>${updated}</updated>
  <author><name>Lifeline: Home of Solutions</name></author>
${entries.join('\n')}
</feed>
`;
}
