import { pageEntries, pages, type PageName } from './pages';

/** Pages with a document of their own. */
export type WholePage = {
  [Name in PageName]: 'shell' extends keyof (typeof pages)[Name] ? never : Name;
}[PageName];

export const wholePages = pageEntries.flatMap(([name, { shell }]) =>
  shell === undefined ? [name as WholePage] : [],
);

export const pathOf = (page: WholePage): string => pages[page].path;

const shellPaths = pageEntries.flatMap(([, { path, shell }]) => (shell === 'site' ? [path] : []));

/** The part of a pattern before its parameter: `/jobs/` of `/jobs/:id`. */
const startOf = (pattern: string) => pattern.replace(/:.*/, '');

/** Whether the host answers with the shell, whatever is shown in it. The desk has a shell of its own. */
export const isShellPath = (path: string): boolean =>
  shellPaths.some((shell) => (shell.includes(':') ? path.startsWith(startOf(shell)) : path === shell));
