import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildSitemap } from './document.mjs';

/** @typedef {import('./page-writer.mjs').PageWriter} PageWriter */
/** @typedef {import('../../src/app/prerender/built-jobs').PublicJobs} PublicJobs */
/** @typedef {import('../../src/shared/routes').WholePage} WholePage */
/** @typedef {import('../../src/app/prerender/job-feed').FeedWords} FeedWords */

/** Pages with posts in their documents. */
export const pagesWithJobs = /** @type {const} */ (['home', 'jobs']);

/**
 * Writes a page in each language.
 * @param {PageWriter} writer
 * @param {WholePage} page
 * @param {PublicJobs | null} all null where posts are not known
 */
export async function writeWholePage({ site, origin, writePage }, page, all) {
  const path = site.pathOf(page);
  for (const language of site.languages) {
    await writePage({
      // The host serves these by language (`i18n` in firebase.json).
      folder: language.code === 'en' ? '' : `localized/${language.code}/`,
      file: `${path.slice(1)}/index.html`.replace(/^\//, ''),
      path,
      language,
      isListed: !site.unlistedPages.includes(page),
      feed: page === 'jobs' && all ? site.jobFeedPath : null,
      jobs: site.builtJobsOf(page, all),
      structuredData: (title, words) => site.structuredDataOf(page, origin, title, words),
    });
  }
}

/**
 * Writes a document for each post, and removes those of posts that are gone. English, which is complete; the
 * host answers with it in any language.
 * @param {PageWriter} writer
 * @param {PublicJobs} all
 */
async function writeJobs({ dist, site, origin, writePage, remove }, all) {
  const english = site.languages.find(({ code }) => code === 'en');
  if (!english) throw new Error('the site has no English');
  const jobs = site.jobsWithDocument(all);
  const folder = join(dist, 'jobs');
  const gone = (existsSync(folder) ? readdirSync(folder) : []).filter(
    (name) => name.startsWith('LL-') && !jobs.some(({ code }) => code === name),
  );
  for (const name of gone) remove(join('jobs', name));
  for (const job of jobs) {
    const path = site.routes.job(job.code);
    await writePage({
      folder: '',
      file: `${path.slice(1)}/index.html`,
      path,
      language: english,
      isListed: site.isListedJob(job, all.at),
      jobs: site.builtJob(job, all),
      structuredData: (_title, words) => site.structuredDataOfJob(job, origin, words),
    });
  }
  return jobs;
}

/**
 * @param {PageWriter['readWords']} readWords
 * @returns {Promise<FeedWords>}
 */
async function feedWords(readWords) {
  const [jobs, post] = await Promise.all(['jobs', 'job-post'].map((name) => readWords('en', name)));
  return /** @type {FeedWords} */ ({ jobs, 'job-post': post });
}

/**
 * Writes what depends on the posts: the documents of home and board, one for each post, the feed, and the
 * sitemap.
 * @param {PageWriter} writer
 * @param {PublicJobs | null} all null where posts are not known
 */
export async function writeContent(writer, all) {
  const { site, origin, write, readWords } = writer;
  for (const page of pagesWithJobs) await writeWholePage(writer, page, all);
  const jobs = all ? await writeJobs(writer, all) : [];
  const listed = jobs.filter((job) => all && site.isListedJob(job, all.at));
  if (all) write(site.jobFeedPath.slice(1), site.jobFeed(all, await feedWords(readWords)));
  write(
    'sitemap.xml',
    buildSitemap(origin, [
      ...site.listedPages.map((page) => ({ path: site.pathOf(page) })),
      ...listed.map(({ code, updatedAt }) => ({ path: site.routes.job(code), changed: updatedAt })),
    ]),
  );
  return { documents: jobs.length, listed: listed.length };
}
