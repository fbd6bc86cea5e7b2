export { parseArticle } from '@/entities/content/article';
export { guideList, loadGuide } from '@/entities/content/guide';
export { parseSolvedQuestion } from '@/entities/homework/solved-question';
export { parseJob } from '@/entities/jobs/job';
export { solvedPackAddress } from '@/features/learning/solved-questions';
export { htmlLangOf, languages } from '@/shared/i18n';
export { pathOf, routes, wholePages } from '@/shared/routes';
export {
  articlesWithDocument,
  blogFeed,
  blogFeedPath,
  builtArticle,
  builtArticlesOf,
  structuredDataOfArticle,
} from './article-pages';
export { builtJob, builtJobsOf, sampleJobsAt } from './built-jobs';
export { jobFeed, jobFeedPath } from './job-feed';
export { earliestClosing, isListedJob, jobsWithDocument } from './job-pages';
export { listedPages, shells, unlistedPages } from './prerendered-pages';
export { renderPage } from './render';
export { packOf, sampleSolvedAt } from './solved-pages';
export {
  structuredDataOf,
  structuredDataOfGuide,
  structuredDataOfJob,
  structuredDataOfSolved,
} from './structured-data';
