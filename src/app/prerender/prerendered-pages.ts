import { routes, wholePages, type WholePage } from '@/shared/routes';

/** Pages that search engines are asked to leave out: without what stands behind `#` there is nothing to find. */
export const unlistedPages: readonly WholePage[] = ['certificate'];

/** Pages that search engines are told of; the others are for those who come from a link. */
export const listedPages: readonly WholePage[] = wholePages.filter(
  (page) => page !== 'error' && page !== 'code' && !unlistedPages.includes(page),
);

/** Files for addresses whose content is not known when the site is built: a layout around a skeleton. */
export const shells = {
  'shell.html': routes.tutors,
  'desk.html': routes.backOffice('somebody'),
  '404.html': '/404',
} as const;
