import type { ComponentType } from 'react';
import type { LoadWords, Namespace } from '@/shared/i18n';
import type { PageName } from '@/shared/routes';

interface PageFile {
  readonly Component: ComponentType;
  /**
   * Loads the rest of the page, which is not needed for the first render.
   * @param hash may open a part of it, with words of its own
   */
  readonly loadRest?: (hash: string, loadWords: LoadWords) => Promise<void>;
}

/** All pages: one chunk each, `page-{name}`, so that the prerender finds the chunks of an address. */
export const pageFiles: Readonly<Record<PageName, () => Promise<PageFile>>> = {
  home: () => import(/* webpackChunkName: "page-home" */ '@/pages/site/home'),
  tuition: () => import(/* webpackChunkName: "page-tuition" */ '@/pages/families/tuition'),
  tutors: () => import(/* webpackChunkName: "page-tutors" */ '@/pages/families/tutor-directory'),
  apply: () => import(/* webpackChunkName: "page-apply" */ '@/pages/teachers/apply'),
  tutorEntry: () => import(/* webpackChunkName: "page-tutorEntry" */ '@/pages/teachers/tutor-entry'),
  tutorArea: () => import(/* webpackChunkName: "page-tutorArea" */ '@/pages/teachers/tutor-area'),
  homework: () => import(/* webpackChunkName: "page-homework" */ '@/pages/families/homework'),
  solved: () => import(/* webpackChunkName: "page-solved" */ '@/pages/families/solved-question'),
  practice: () => import(/* webpackChunkName: "page-practice" */ '@/pages/families/practice'),
  counselling: () => import(/* webpackChunkName: "page-counselling" */ '@/pages/families/counselling'),
  choices: () => import(/* webpackChunkName: "page-choices" */ '@/pages/families/choice-check'),
  counsellors: () => import(/* webpackChunkName: "page-counsellors" */ '@/pages/families/counsellors'),
  consultancy: () => import(/* webpackChunkName: "page-consultancy" */ '@/pages/schools/consultancy'),
  consult: () => import(/* webpackChunkName: "page-consult" */ '@/pages/schools/consult'),
  jobs: () => import(/* webpackChunkName: "page-jobs" */ '@/pages/teachers/jobs'),
  jobCheck: () => import(/* webpackChunkName: "page-jobCheck" */ '@/pages/teachers/job-check'),
  job: () => import(/* webpackChunkName: "page-job" */ '@/pages/teachers/job'),
  gallery: () => import(/* webpackChunkName: "page-gallery" */ '@/pages/site/gallery'),
  blog: () => import(/* webpackChunkName: "page-blog" */ '@/pages/site/blog'),
  guide: () => import(/* webpackChunkName: "page-guide" */ '@/pages/site/guide'),
  faq: () => import(/* webpackChunkName: "page-faq" */ '@/pages/site/faq'),
  about: () => import(/* webpackChunkName: "page-about" */ '@/pages/site/about'),
  app: () => import(/* webpackChunkName: "page-app" */ '@/pages/site/install'),
  enquiry: () => import(/* webpackChunkName: "page-enquiry" */ '@/pages/site/enquiry'),
  code: () => import(/* webpackChunkName: "page-code" */ '@/pages/families/tracking'),
  outcome: () => import(/* webpackChunkName: "page-outcome" */ '@/pages/schools/outcome'),
  certificate: () => import(/* webpackChunkName: "page-certificate" */ '@/pages/site/certificate'),
  receipt: () => import(/* webpackChunkName: "page-receipt" */ '@/pages/site/receipt'),
  adminEntry: () => import(/* webpackChunkName: "page-adminEntry" */ '@/pages/office/admin-entry'),
  backOffice: () => import(/* webpackChunkName: "page-backOffice" */ '@/pages/office/back-office'),
  error: () => import(/* webpackChunkName: "page-error" */ '@/pages/site/error'),
};

/** Namespaces used by every page. */
export const shellWords: readonly Namespace[] = ['shell', 'words', 'validation', 'error'];
