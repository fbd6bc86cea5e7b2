import { routes, wholePages, type WholePage } from '@/shared/routes';

/** Pages excluded from search engines: without a fragment they are empty. */
export const unlistedPages: readonly WholePage[] = ['certificate'];

/** Pages in the sitemap; the others are reached by links. */
export const listedPages: readonly WholePage[] = wholePages.filter(
  (page) => page !== 'error' && page !== 'code' && !unlistedPages.includes(page),
);

/** Shells: layouts with a skeleton, for addresses whose content is unknown at build time. */
export const shells = {
  'shell.html': routes.tutors,
  'desk.html': routes.backOffice('somebody'),
  '404.html': '/404',
} as const;
