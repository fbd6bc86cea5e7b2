// Not by the index: the service worker reads the pages and has no window.
import type { Namespace } from '../i18n/namespaces';

/** A name in an address, as people read it. */
const slug = '[a-z0-9][a-z0-9-]{2,79}';

/**
 * What a parameter can be. Anything else is answered with 404, by the host (`firebase.json`) and by the
 * router. Accounts have the IDs of Firebase, UUIDs, or names in the demo; posts have a reference code, solved
 * questions and guides a slug.
 */
export const parameterShapes = {
  account: '((demo|sample)-[\\w-]+|[\\w-]{20,128})',
  post: 'LL-P\\w{13}',
  solved: slug,
  guide: slug,
} as const;

interface AnyPage {
  /** Pattern of the router; `:id` is a parameter. */
  readonly path: `/${string}`;
  /** Namespaces that the page uses. */
  readonly words: readonly Namespace[];
  /** Default: header and footer of the site. */
  readonly layout?: 'job' | 'desk';
  /** Shell that the host answers with. Default: a document of its own, rendered at build time. */
  readonly shell?: 'site' | 'desk';
  /**
   * `unlisted`: not in the sitemap. `noindex`: also excluded from search engines. Default: in the sitemap.
   */
  readonly search?: 'unlisted' | 'noindex';
  /** Precache group of its chunk. Default: precached for everybody. */
  readonly precache?: '/tutor/' | 'none';
}

interface PlainPage extends AnyPage {
  readonly id?: never;
  readonly guard?: never;
}

interface PageWithId extends AnyPage {
  readonly path: `/${string}/:id`;
  /** What `:id` stands for. */
  readonly id: keyof typeof parameterShapes;
  /** Default: open to everybody. */
  readonly guard?: 'tutor' | 'admin-auth';
}

export type PageEntry = PlainPage | PageWithId;

/**
 * All pages. The router, the prerender, the service worker, the sitemap and the journeys read this list.
 * `src/app/routing/page-files.ts` imports each.
 */
export const pages = {
  home: { path: '/', words: ['home', 'faq', 'practice-teaser', 'job-post', 'ghana'] },
  tuition: { path: '/tuition', words: ['tuition', 'ghana', 'faq'] },
  tutors: { path: '/tutorPage', words: ['tutors', 'profile', 'ghana'], shell: 'site' },
  apply: { path: '/apply', words: ['apply', 'answers', 'conduct', 'ghana', 'papers', 'sign-in'] },
  tutorEntry: { path: '/tutor', words: ['sign-in'], shell: 'site' },
  tutorArea: {
    path: '/tutor/:id',
    id: 'account',
    words: [
      'tutor-area',
      'lesson-plan',
      'profile',
      'ghana',
      'papers',
      'sign-in',
      'homework-answer',
      'homework-thread',
      'photos',
      'data',
      'shared-phone',
    ],
    guard: 'tutor',
    shell: 'site',
    precache: '/tutor/',
  },
  homework: { path: '/homework', words: ['homework', 'solved', 'ghana', 'photos'] },
  solved: {
    path: '/homework/:id',
    id: 'solved',
    words: ['solved', 'homework-thread', 'ghana'],
    shell: 'site',
  },
  practice: {
    path: '/practice',
    words: ['practice', 'practice-skills', 'practice-session', 'practice-paper', 'data'],
  },
  counselling: { path: '/counselling', words: ['counselling', 'quiet-booking', 'times'] },
  choices: { path: '/counselling/choices', words: ['choices'] },
  counsellors: {
    path: '/counselorPage',
    words: ['counsellors', 'booking', 'times', 'choices'],
    shell: 'site',
  },
  consultancy: { path: '/consultancy', words: ['consultancy'] },
  consult: { path: '/consult', words: ['consult', 'ghana'] },
  jobs: { path: '/jobs', words: ['jobs', 'job-post', 'ghana'] },
  jobCheck: { path: '/jobs/check', words: ['jobs', 'job-signs'] },
  job: {
    path: '/jobs/:id',
    id: 'post',
    words: ['jobs', 'job-post', 'job-apply', 'papers', 'ghana'],
    layout: 'job',
    shell: 'site',
  },
  gallery: { path: '/gallery', words: ['gallery'], shell: 'site' },
  blog: { path: '/blog', words: ['blog'] },
  guide: { path: '/blog/:id', id: 'guide', words: ['blog'], shell: 'site' },
  faq: { path: '/faq', words: ['faq'] },
  about: { path: '/about', words: ['about', 'conduct'] },
  app: { path: '/app', words: ['app', 'data'] },
  enquiry: { path: '/form', words: ['form'] },
  code: {
    path: '/code',
    words: ['code', 'shared-phone'],
    search: 'unlisted',
  },
  // The page has no content without the address of a report in the fragment.
  outcome: { path: '/consult/report', words: ['outcome'], search: 'noindex' },
  // The page has no content without an ID in the fragment.
  certificate: { path: '/certificate', words: ['certificate', 'ghana'], search: 'noindex' },
  // Whoever has the number of a receipt types it here, or opens its address.
  receipt: { path: '/receipt', words: ['receipt'], search: 'noindex' },
  // Signing in needs the network.
  adminEntry: { path: '/admin', words: ['sign-in'], shell: 'site', precache: 'none' },
  backOffice: {
    path: '/admin/:id',
    id: 'account',
    words: [
      'admin',
      'ghana',
      'form',
      'sign-in',
      'vetting',
      'answers',
      'apply',
      'album-desk',
      'article-desk',
      'blog',
      'faq-desk',
      'wording-desk',
      'booking',
      'appointment',
      'consult',
      'consultation',
      'consultation-desk',
      'counselling-desk',
      'job-desk',
      'job-post',
      'jobs',
      'applicants',
      'outcome',
      'homework-answer',
      'homework-desk',
      'homework-thread',
      'photos',
      'data',
      'telling',
      'payments',
      'today',
    ],
    layout: 'desk',
    guard: 'admin-auth',
    shell: 'desk',
    precache: 'none',
  },
  error: { path: '/error', words: ['error'], search: 'unlisted' },
} as const satisfies Readonly<Record<string, PageEntry>>;

export type PageName = keyof typeof pages;

/** The pages as entries, with the general type. */
export const pageEntries = Object.entries(pages) as readonly (readonly [PageName, PageEntry])[];
