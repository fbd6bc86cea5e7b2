import { pageEntries, pages, parameterShapes, type PageEntry, type PageName } from './pages';

/** Pages with a document of their own. */
export type WholePage = {
  [Name in PageName]: 'shell' extends keyof (typeof pages)[Name] ? never : Name;
}[PageName];

export const wholePages = pageEntries.flatMap(([name, { shell }]) =>
  shell === undefined ? [name as WholePage] : [],
);

export const pathOf = (page: WholePage): string => pages[page].path;

/** Addresses of a page, as the source of an expression for whole paths. */
export const addressesOf = ({ path, id }: Pick<PageEntry, 'path' | 'id'>): string =>
  `^${path.replace(':id', id ? parameterShapes[id] : '')}$`;

/** Whether a path is an address of the page, with a parameter that can exist. */
export const isAddressOf = (page: Pick<PageEntry, 'path' | 'id'>, path: string): boolean =>
  new RegExp(addressesOf(page)).test(path);

/** Whether the host answers with the shell, whatever is shown in it. The desk has a shell of its own. */
export const isShellPath = (path: string): boolean =>
  pageEntries.some(([, page]) => page.shell === 'site' && isAddressOf(page, path));
