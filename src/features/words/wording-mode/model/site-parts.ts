import type { Namespace } from '@/shared/i18n';
import { pageEntries, pages, type PageName } from '@/shared/routes';

/** Pages of the office, which works in English, and one whose words are those of another page. */
type LeftOut = 'adminEntry' | 'backOffice' | 'guide';

/** What a speaker can look through: one page, or what stands on all of them. */
export type SitePart = 'everywhere' | Exclude<PageName, LeftOut>;

const leftOut: readonly PageName[] = ['adminEntry', 'backOffice', 'guide'] satisfies LeftOut[];

/** Words that no page names: they stand on every page, or in parts that open later. */
const everywhere: readonly Namespace[] = [
  'shell',
  'words',
  'validation',
  'now',
  'family',
  'install',
  'background',
  'draft-words',
  'wordings',
];

/** The parts in their order. What stands on every page comes first: it is seen most. */
export const siteParts: readonly SitePart[] = [
  'everywhere',
  ...pageEntries
    .map(([name]) => name)
    .filter((name): name is Exclude<PageName, LeftOut> => !leftOut.includes(name)),
];

/** Namespaces of a part. Always the same array. */
export const namespacesOf = (part: SitePart): readonly Namespace[] =>
  part === 'everywhere' ? everywhere : pages[part].words;

/** Address of a part; null when it is no single page, or needs an account or a record. */
export function addressOf(part: SitePart): string | null {
  const path = part === 'everywhere' ? null : pages[part].path;
  return path === null || path.includes(':') ? null : path;
}

/** On how many pages the words of a namespace stand. */
export const pagesWith = (namespace: Namespace): number =>
  everywhere.includes(namespace)
    ? siteParts.length - 1
    : siteParts.filter((part) => namespacesOf(part).includes(namespace)).length;
