import { routes } from '@/shared/routes';
import type { PageName } from '../routing/pages';

/** Pages that are whole in their file (`design/product.md`, Routes). */
export const wholePages = [
  'home',
  'tuition',
  'apply',
  'homework',
  'practice',
  'counselling',
  'consultancy',
  'consult',
  'jobs',
  'blog',
  'faq',
  'about',
  'app',
  'enquiry',
  'code',
  'error',
] as const satisfies readonly (PageName & keyof typeof routes)[];

export type WholePage = (typeof wholePages)[number];

export const pathOf = (page: WholePage): string => routes[page];

/** Pages that search engines are told of; the others are for those who come from a link. */
export const listedPages: readonly WholePage[] = wholePages.filter(
  (page) => page !== 'error' && page !== 'code',
);

/** Files for addresses whose content is not known when the site is built: a layout around a skeleton. */
export const shells = {
  'shell.html': routes.tutors,
  'desk.html': routes.backOffice('somebody'),
  '404.html': '/404',
} as const;
