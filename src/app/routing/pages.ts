import type { ComponentType } from 'react';
import type { Namespace } from '@/shared/i18n';

export interface PageFile {
  /** Namespaces that the page uses. */
  readonly words: readonly Namespace[];
  readonly load: () => Promise<{
    readonly Component: ComponentType;
    /** Loads the rest of the page, which is not needed for the first render. */
    readonly loadRest?: () => Promise<void>;
  }>;
}

/** All pages: one chunk each, named after its key, so that the prerender finds the chunks of an address. */
export const pages = {
  home: {
    words: ['home', 'faq', 'practice'],
    load: () => import(/* webpackChunkName: "page-home" */ '@/pages/site/home'),
  },
  tuition: {
    words: ['tuition', 'ghana', 'faq'],
    load: () => import(/* webpackChunkName: "page-tuition" */ '@/pages/families/tuition'),
  },
  tutors: {
    words: ['tutors', 'profile', 'ghana'],
    load: () => import(/* webpackChunkName: "page-tutors" */ '@/pages/families/tutor-directory'),
  },
  apply: {
    words: ['apply', 'ghana', 'sign-in'],
    load: () => import(/* webpackChunkName: "page-apply" */ '@/pages/teachers/apply'),
  },
  tutorEntry: {
    words: ['sign-in'],
    load: () => import(/* webpackChunkName: "page-tutorEntry" */ '@/pages/teachers/tutor-entry'),
  },
  tutorArea: {
    words: ['tutor-area', 'profile', 'ghana', 'sign-in'],
    load: () => import(/* webpackChunkName: "page-tutorArea" */ '@/pages/teachers/tutor-area'),
  },
  homework: {
    words: ['homework', 'ghana'],
    load: () => import(/* webpackChunkName: "page-homework" */ '@/pages/families/homework'),
  },
  practice: {
    words: ['practice'],
    load: () => import(/* webpackChunkName: "page-practice" */ '@/pages/families/practice'),
  },
  counselling: {
    words: ['counselling'],
    load: () => import(/* webpackChunkName: "page-counselling" */ '@/pages/families/counselling'),
  },
  counsellors: {
    words: ['counsellors'],
    load: () => import(/* webpackChunkName: "page-counsellors" */ '@/pages/families/counsellors'),
  },
  consultancy: {
    words: ['consultancy'],
    load: () => import(/* webpackChunkName: "page-consultancy" */ '@/pages/schools/consultancy'),
  },
  consult: {
    words: ['consult'],
    load: () => import(/* webpackChunkName: "page-consult" */ '@/pages/schools/consult'),
  },
  jobs: {
    words: ['jobs'],
    load: () => import(/* webpackChunkName: "page-jobs" */ '@/pages/teachers/jobs'),
  },
  job: { words: ['jobs'], load: () => import(/* webpackChunkName: "page-job" */ '@/pages/teachers/job') },
  gallery: {
    words: ['gallery'],
    load: () => import(/* webpackChunkName: "page-gallery" */ '@/pages/site/gallery'),
  },
  blog: { words: ['blog'], load: () => import(/* webpackChunkName: "page-blog" */ '@/pages/site/blog') },
  faq: { words: ['faq'], load: () => import(/* webpackChunkName: "page-faq" */ '@/pages/site/faq') },
  about: { words: ['about'], load: () => import(/* webpackChunkName: "page-about" */ '@/pages/site/about') },
  app: {
    words: ['app', 'data'],
    load: () => import(/* webpackChunkName: "page-app" */ '@/pages/site/install'),
  },
  enquiry: {
    words: ['form'],
    load: () => import(/* webpackChunkName: "page-enquiry" */ '@/pages/site/enquiry'),
  },
  code: {
    words: ['code', 'profile', 'ghana'],
    load: () => import(/* webpackChunkName: "page-code" */ '@/pages/families/tracking'),
  },
  certificate: {
    words: ['certificate', 'ghana'],
    load: () => import(/* webpackChunkName: "page-certificate" */ '@/pages/site/certificate'),
  },
  adminEntry: {
    words: ['sign-in'],
    load: () => import(/* webpackChunkName: "page-adminEntry" */ '@/pages/office/admin-entry'),
  },
  backOffice: {
    words: ['admin', 'ghana', 'form', 'sign-in', 'vetting', 'apply'],
    load: () => import(/* webpackChunkName: "page-backOffice" */ '@/pages/office/back-office'),
  },
  error: {
    words: ['error'],
    load: () => import(/* webpackChunkName: "page-error" */ '@/pages/site/error'),
  },
} as const satisfies Readonly<Record<string, PageFile>>;

export type PageName = keyof typeof pages;

/** Namespaces used by every page. */
export const shellWords: readonly Namespace[] = ['shell', 'words', 'validation', 'error'];
