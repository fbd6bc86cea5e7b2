import { readFileSync } from 'node:fs';
import { pageEntries } from '../../src/shared/routes/pages';

/** Headings of pages whose first namespace has none, or whose address names a record. */
const headings: Readonly<Record<string, string>> = {
  tutorEntry: 'Tutor sign in',
  adminEntry: 'Office sign in',
  jobCheck: 'Check a job you were sent',
  job: 'This job is not ours',
  solved: 'This question is not here',
  guide: 'This guide is not here',
  outcome: 'There is no report at this address',
};

/** The heading of a page, in the words of its first namespace. */
function headingOf(name: string, [namespace]: readonly string[]): string {
  const file = new URL(`../../locales/en/${String(namespace)}.json`, import.meta.url);
  const { heading } = JSON.parse(readFileSync(file, 'utf8')) as { heading?: string };
  return headings[name] ?? heading ?? '';
}

/** Every page that a guest can open, with its heading. */
export const openRoutes = pageEntries.flatMap(([name, { path, guard, words }]) =>
  guard === undefined
    ? [
        [
          path.replace(
            ':id',
            name === 'solved' || name === 'guide' ? `no-such-${name}` : 'LL-P4TR8QX2NHM6DB',
          ),
          headingOf(name, words),
        ] as const,
      ]
    : [],
);

export const themes = ['light', 'dark'] as const;
