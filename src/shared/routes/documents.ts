import { routePatterns, routes } from './routes';

/** Pages that are prerendered completely. */
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
  'certificate',
  'error',
] as const satisfies readonly (keyof typeof routes)[];

export type WholePage = (typeof wholePages)[number];

export const pathOf = (page: WholePage): string => routes[page];

const shellPaths: readonly string[] = [
  routes.tutors,
  routes.tutorEntry,
  routes.counsellors,
  routes.gallery,
  routes.adminEntry,
];

/** The part of a pattern before its parameter: `/jobs/` of `/jobs/:id`. */
const startOf = (pattern: string) => pattern.slice(0, pattern.indexOf(':'));

const shellStarts = [routePatterns.job, routePatterns.tutorArea].map(startOf);

/** Whether the host answers with the shell. The desk has a shell of its own. */
export const isShellPath = (path: string): boolean =>
  shellPaths.includes(path) || shellStarts.some((start) => path.startsWith(start));
