import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildSitemap } from './document.mjs';

/** @typedef {import('./page-writer.mjs').PageWriter} PageWriter */
/** @typedef {import('../../src/app/prerender/built-jobs').PublicJobs} PublicJobs */
/** @typedef {import('../../src/entities/homework/solved-question').SolvedQuestion} SolvedQuestion */
/** @typedef {import('../../src/entities/content/article').Article} Article */
/** @typedef {import('../../src/shared/routes').WholePage} WholePage */
/** @typedef {import('../../src/app/prerender/job-feed').FeedWords} FeedWords */

/** Pages with posts in their documents. */
const pagesWithJobs = /** @type {const} */ (['home', 'jobs']);

/** Pages that `writeContent` writes. */
export const pagesWithContent = /** @type {const} */ ([...pagesWithJobs, 'blog']);

/**
 * Where the host finds the pages of a language (`i18n` in firebase.json): by the cookie with its code.
 * @param {import('@/shared/i18n').Language} language
 */
export const localizedFolderOf = ({ hostCode }) => (hostCode === null ? '' : `localized/ALL_${hostCode}/`);

/**
 * Address of the feed of what a page lists; null without one.
 * @param {PageWriter['site']} site
 * @param {WholePage} page
 * @param {PublicJobs | null} all
 */
function feedOf(site, page, all) {
  if (page === 'blog') return site.blogFeedPath;
  return page === 'jobs' && all ? site.jobFeedPath : null;
}

/**
 * Writes a page in each language.
 * @param {PageWriter} writer
 * @param {WholePage} page
 * @param {PublicJobs | null} all null where posts are not known
 * @param {readonly Article[]} articles those in the list of the blog
 */
export async function writeWholePage({ site, origin, writePage }, page, all, articles = []) {
  const path = site.pathOf(page);
  for (const language of site.languages) {
    await writePage({
      folder: localizedFolderOf(language),
      file: `${path.slice(1)}/index.html`.replace(/^\//, ''),
      path,
      language,
      isListed: !site.unlistedPages.includes(page),
      feed: feedOf(site, page, all),
      jobs: site.builtJobsOf(page, all),
      articles: page === 'blog' ? site.builtArticlesOf(articles) : null,
      structuredData: (title, words) => site.structuredDataOf(page, origin, title, words),
    });
  }
}

/** @param {PageWriter['site']} site */
function englishOf({ languages }) {
  const english = languages.find(({ code }) => code === 'en');
  if (!english) throw new Error('the site has no English');
  return english;
}

/**
 * Writes a document for each post, and removes those of posts that are gone. English, which is complete; the
 * host answers with it in any language.
 * @param {PageWriter} writer
 * @param {PublicJobs} all
 */
async function writeJobs({ dist, site, origin, writePage, remove }, all) {
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
      language: englishOf(site),
      isListed: site.isListedJob(job, all.at),
      jobs: site.builtJob(job, all),
      structuredData: (_title, words) => site.structuredDataOfJob(job, origin, words),
    });
  }
  return jobs;
}

/**
 * Writes a document for each solved question, in English like those of posts, and removes those of questions
 * that were taken back.
 * @param {PageWriter} writer
 * @param {readonly SolvedQuestion[]} solved
 */
async function writeSolved({ dist, site, origin, readWords, writePage, write, remove }, solved) {
  const folder = join(dist, 'homework');
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  for (const entry of entries) {
    if (entry.isDirectory() && !solved.some(({ slug }) => slug === entry.name))
      remove(join('homework', entry.name));
  }
  const words = /** @type {{ heading: string }} */ (await readWords('en', 'homework'));
  for (const one of solved) {
    const path = site.routes.solved(one.slug);
    await writePage({
      folder: '',
      file: `${path.slice(1)}/index.html`,
      path,
      language: englishOf(site),
      isListed: !one.isSample,
      jobs: null,
      solved: { solved: one, origin },
      structuredData: () => site.structuredDataOfSolved(one, origin, words.heading),
    });
  }
  write(site.solvedPackAddress.slice(1), site.packOf(solved));
}

/**
 * Writes a document for each guide, in English like those of posts.
 * @param {PageWriter} writer
 */
export async function writeGuides({ site, origin, readWords, writePage }) {
  const words = /** @type {{ heading: string }} */ (await readWords('en', 'blog'));
  for (const { slug } of site.guideList) {
    const guide = await site.loadGuide(slug);
    if (!guide) throw new Error(`the guide ${slug} is not there`);
    const path = site.routes.guide(slug);
    await writePage({
      folder: '',
      file: `${path.slice(1)}/index.html`,
      path,
      language: englishOf(site),
      isListed: true,
      feed: site.blogFeedPath,
      jobs: null,
      structuredData: () => site.structuredDataOfGuide(guide, origin, words.heading),
    });
  }
}

/**
 * Writes the list of the blog, a document for each article, in English, and the feed of both, and removes the
 * documents of articles that were taken off the site.
 * @param {PageWriter} writer
 * @param {readonly Article[]} articles
 * @param {Date} at
 */
async function writeArticles(writer, articles, at) {
  const { dist, site, origin, readWords, writePage, write, remove } = writer;
  const folder = join(dist, 'blog');
  const known = [...site.guideList, ...articles].map(({ slug }) => slug);
  for (const entry of existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []) {
    if (entry.isDirectory() && !known.includes(entry.name)) remove(join('blog', entry.name));
  }
  await writeWholePage(writer, 'blog', null, articles);
  const words = /** @type {{ heading: string, description: string }} */ (await readWords('en', 'blog'));
  for (const article of articles) {
    const path = site.routes.guide(article.slug);
    await writePage({
      folder: '',
      file: `${path.slice(1)}/index.html`,
      path,
      language: englishOf(site),
      isListed: !article.isSample,
      feed: site.blogFeedPath,
      jobs: null,
      articles: site.builtArticle(article),
      structuredData: () => site.structuredDataOfArticle(article, origin, words.heading),
    });
  }
  write(site.blogFeedPath.slice(1), site.blogFeed(articles, at, origin, words));
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
 * Writes what depends on posts, solved questions and articles: the documents of home, board and blog, one for
 * each post, each solved question and each article, the feeds, the file of the search, and the sitemap.
 * @param {PageWriter} writer
 * @param {PublicJobs | null} all null where posts are not known
 * @param {readonly SolvedQuestion[] | null} solved null where solved questions are not known
 * @param {readonly Article[]} published articles
 */
export async function writeContent(writer, all, solved = null, published = []) {
  const { site, origin, write, readWords } = writer;
  const articles = site.articlesWithDocument(published);
  await writeArticles(writer, articles, all?.at ?? new Date());
  for (const page of pagesWithJobs) await writeWholePage(writer, page, all);
  const jobs = all ? await writeJobs(writer, all) : [];
  const listed = jobs.filter((job) => all && site.isListedJob(job, all.at));
  if (solved) await writeSolved(writer, solved);
  if (all) write(site.jobFeedPath.slice(1), site.jobFeed(all, await feedWords(readWords)));
  write(
    'sitemap.xml',
    buildSitemap(origin, [
      ...site.listedPages.map((page) => ({ path: site.pathOf(page) })),
      ...site.guideList.map(({ slug, checkedOn }) => ({ path: site.routes.guide(slug), changed: checkedOn })),
      ...articles
        .filter(({ isSample }) => !isSample)
        .map(({ slug, updatedAt }) => ({ path: site.routes.guide(slug), changed: updatedAt })),
      ...listed.map(({ code, updatedAt }) => ({ path: site.routes.job(code), changed: updatedAt })),
      ...(solved ?? [])
        .filter(({ isSample }) => !isSample)
        .map(({ slug, updatedAt }) => ({ path: site.routes.solved(slug), changed: updatedAt })),
    ]),
  );
  return {
    documents: jobs.length,
    listed: listed.length,
    solved: solved?.length ?? 0,
    articles: articles.length,
  };
}
