// @vitest-environment node
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as site from '@/app/prerender/main';
import { isOpenJob, type Job } from '@/entities/jobs/job';
import { boardJob, boardNow, manyJobs } from '../../tests/samples/jobs-of-board';
import { jobPostingSchema } from '../../tests/samples/job-posting-schema';
import { createBuiltWords } from '../../tests/samples/built-words';
import { writeContent } from './content.mjs';
import { createPageWriter } from './page-writer.mjs';

const origin = 'https://lifeline.example';
const dayMs = 86_400_000;
const inDays = (days: number) => new Date(boardNow.getTime() + days * dayMs).toISOString();

let dist = '';

beforeAll(() => {
  dist = createBuiltWords('test');
});
afterAll(() => rmSync(dist, { recursive: true }));
beforeEach(() => rmSync(join(dist, 'jobs'), { recursive: true, force: true }));

const release = { buildId: 'test', origin, isUrgent: false, firstScript: 'start()', chunks: {} };

const publish = (jobs: readonly Job[], at = boardNow) =>
  writeContent(createPageWriter({ dist, site, release }), { jobs, at, origin });

const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const documentOf = (code: string) => read(`jobs/${code}/index.html`);

/** Structured data of a document, by type. */
function factsIn(html: string): ReadonlyMap<unknown, Readonly<Record<string, unknown>>> {
  const texts = Array.from(
    html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
    ([, text = '']) => JSON.parse(text) as Readonly<Record<string, unknown>>,
  );
  return new Map(texts.map((facts) => [facts['@type'], facts]));
}

const isHidden = (html: string) => html.includes('<meta name="robots" content="noindex">');

const post = (index: number, changes: Partial<Job>): Job => ({
  ...boardJob,
  code: `LL-P${String(index).padStart(13, '0')}`,
  ...changes,
});

describe('the documents of posts', () => {
  it('have job postings with everything that search engines ask for', async () => {
    const open = manyJobs(60).filter(({ closesAt }) => closesAt > boardNow.toISOString());
    const odd = [
      post(900, { mode: 'remote' }),
      post(901, { pay: { kind: 'unstated' } }),
      post(902, { pay: { kind: 'range', per: 'hour', from: 2000, to: 3550 } }),
      post(903, { pay: { kind: 'exact', per: 'lesson', amount: 5000 } }),
      post(904, { title: 'Maths & <Science> "JHS"', words: 'A < B & C\n</script><script>alert(1)</script>' }),
    ];
    await publish([...open, ...odd]);
    for (const { code, title } of [...open, ...odd]) {
      const html = documentOf(code);
      const posting = v.parse(jobPostingSchema, factsIn(html).get('JobPosting'));
      expect(posting).toMatchObject({ title, identifier: { value: code }, url: `${origin}/jobs/${code}` });
      expect(isHidden(html), code).toBe(false);
      expect(html).toContain(`<link rel="canonical" href="${origin}/jobs/${code}">`);
      expect(factsIn(html).get('BreadcrumbList')).toMatchObject({
        itemListElement: [{ position: 1 }, { item: `${origin}/jobs` }, { name: title }],
      });
    }
    expect(documentOf(odd[4]?.code ?? '')).not.toContain('<script>alert');
  });

  it('of the demo are sound too, and kept from search engines', async () => {
    const jobs = site.sampleJobsAt(boardNow);
    expect(await publish(jobs)).toMatchObject({ documents: jobs.length, listed: 0 });
    const open = jobs.filter((job) => isOpenJob(job, boardNow));
    expect(open.length).toBeGreaterThan(5);
    for (const { code } of open) v.parse(jobPostingSchema, factsIn(documentOf(code)).get('JobPosting'));
    for (const { code } of jobs) expect(isHidden(documentOf(code)), code).toBe(true);
    expect(read('sitemap.xml')).not.toContain('/jobs/LL-');
  });

  it.each<[string, Partial<Job>]>([
    ['that its date has closed', { closesAt: inDays(-1) }],
    ['that the office has closed', { state: 'closed', closedFor: 'filled', closesAt: inDays(-3) }],
    ['that is paused', { state: 'paused' }],
    ['under two open reports', { openReports: 2 }],
  ])('of a post %s are no job postings and in no list', async (_what, changes) => {
    const [open, over] = [post(1, {}), post(2, changes)];
    await publish([open, over]);
    expect(isHidden(documentOf(over.code))).toBe(true);
    expect(factsIn(documentOf(over.code)).has('JobPosting')).toBe(false);
    for (const list of ['sitemap.xml', 'jobs/feed.xml', 'jobs/index.html', 'index.html']) {
      expect(read(list), list).not.toContain(over.code);
      expect(read(list), list).toContain(open.code);
    }
  });

  it('go when the post is gone, or has closed long ago; an expired one leaves the sitemap', async () => {
    const [staying, ending, going] = [post(1, {}), post(2, { closesAt: inDays(5) }), post(3, {})];
    await publish([staying, ending, going]);
    expect(read('sitemap.xml')).toContain(
      `<url><loc>${origin}/jobs/${ending.code}</loc><lastmod>${ending.updatedAt}</lastmod></url>`,
    );
    await publish([staying, ending], new Date(inDays(6)));
    expect(read('sitemap.xml')).toContain(staying.code);
    expect(read('sitemap.xml')).not.toContain(ending.code);
    expect(isHidden(documentOf(ending.code))).toBe(true);
    expect(existsSync(join(dist, 'jobs', going.code))).toBe(false);
    await publish([ending], new Date(inDays(5 + 91)));
    expect(existsSync(join(dist, 'jobs', ending.code))).toBe(false);
  });

  it('claim nothing that the clock can change', async () => {
    await publish([boardJob]);
    const html = documentOf(boardJob.code);
    expect(html).toContain('Closes Fri 27 March 2026, 8:00\u00a0am');
    expect(html).toMatch(/<p class="left unknown">17 days left/);
    expect(html).toMatch(/<li class="today unknown">/);
  });
});

describe('the feed of posts', () => {
  it('has the newest open ones, and texts that are well-formed', async () => {
    const jobs = [
      post(1, { publishedAt: inDays(-4), title: 'Older' }),
      post(2, { publishedAt: inDays(-1), title: 'Newer & <better>', words: 'A\u0000B' }),
    ];
    await publish(jobs);
    const feed = read('jobs/feed.xml');
    expect(Array.from(feed.matchAll(/<title>(.*)<\/title>/g), ([, title]) => title)).toEqual([
      'Lifeline: Teaching jobs',
      'Newer &amp; &lt;better&gt;',
      'Older',
    ]);
    expect(feed).toContain('<summary>Sample Basic School, Ho. Closes Fri 27 March 2026, 8:00 am.</summary>');
    expect(feed).toContain('<content type="text">A B</content>');
    expect(feed).toContain(`<updated>${boardJob.updatedAt}</updated>\n  <author>`);
    expect(read('jobs/index.html')).toContain(
      '<link rel="alternate" type="application/atom+xml" title="Teaching jobs · Lifeline" href="/jobs/feed.xml">',
    );
    expect(read('index.html')).not.toContain('application/atom+xml');
  });

  it('is empty without posts', async () => {
    await publish([]);
    expect(read('jobs/feed.xml')).not.toContain('<entry>');
    expect(read('jobs/feed.xml')).toContain(`<updated>${boardNow.toISOString()}</updated>`);
  });
});
