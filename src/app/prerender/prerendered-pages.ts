import { pages, routes, wholePages, type PageEntry, type WholePage } from '@/shared/routes';

const searchOf = (page: WholePage): PageEntry['search'] => (pages[page] as PageEntry).search;

/** Pages excluded from search engines. */
export const unlistedPages = wholePages.filter((page) => searchOf(page) === 'noindex');

/** Pages in the sitemap; the others are reached by links. */
export const listedPages = wholePages.filter((page) => searchOf(page) === undefined);

/** Shells: layouts with a skeleton, for addresses whose content is unknown at build time. */
export const shells = {
  'shell.html': routes.tutors,
  'desk.html': routes.backOffice('somebody'),
  '404.html': '/404',
} as const;
