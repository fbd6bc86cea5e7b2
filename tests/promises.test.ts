import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { codeWords } from '../src/shared/routes/code-words';
import { pageEntries } from '../src/shared/routes/pages';

/** Words of sentences that say something of checks, privacy, deletion, time, money or the network. */
const telling = new RegExp(
  [
    'never|nobody|only|nothing|always|every|promised?|checked|private|publish\\w*|reads?|sees?|call you',
    'delete[sd]?|removed?|keeps?|kept|stays?|lost|at once|by itself|without (a )?network|on this phone',
    'pays?|paid|costs?|fees?|free of|hours?|days?|months?',
  ]
    .map((words) => `\\b(${words})\\b`)
    .join('|'),
  'i',
);

/** A shorter text is a label. */
const fewestWords = 6;

/** Names of classes, regions and subjects, prices of data, and what a broken page says. */
const withoutPromises: readonly string[] = ['ghana', 'data', 'error'];

interface Promised {
  readonly text: string;
  readonly sentences: string;
  readonly ending: string;
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

const namesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

interface Section {
  readonly namespace: string;
  readonly entries: string;
  /** Names of telling texts that promise nothing. */
  readonly others: readonly string[];
}

const sections: readonly Section[] = readFileSync('docs/promises.md', 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((section) => {
    const [, namespace = ''] = /^`([\w-]+)`/.exec(section) ?? [];
    const [entries = '', keys = ''] = section.split(/^Without a promise: /m);
    return { namespace, entries, others: namesIn(keys).map((key) => `${namespace}:${key}`) };
  });

const entryShape =
  /^(`[\w.-]+`(?:,\s+`[\w.-]+`)*):\s+“([\s\S]*)”\n {2}((?:Kept by|By people|No promise)[\s\S]*)$/;

/** Entries of `docs/promises.md`, in order; one for each text that an entry names. */
const promises: readonly Promised[] = sections.flatMap(({ namespace, entries }) =>
  entries
    .split(/^- /m)
    .slice(1)
    .flatMap((entry) => {
      const [, keys = '`?`', sentences = '', ending = ''] = entryShape.exec(entry) ?? [];
      return namesIn(keys).map((key) => ({
        text: `${namespace}:${key}`,
        sentences: tidy(sentences),
        ending: tidy(ending),
      }));
    }),
);

/** Texts of a namespace by name. */
function textsIn(words: unknown, name: string): readonly (readonly [string, string])[] {
  if (typeof words === 'string') return [[name, words]];
  const mark = name.includes(':') ? '.' : ':';
  return Object.entries(words as object).flatMap(([key, branch]) => textsIn(branch, `${name}${mark}${key}`));
}

const namespaces = new Set([
  ...pageEntries
    .filter(([name, { guard }]) => guard === undefined && name !== 'error')
    .flatMap(([, { words }]) => words),
  ...Object.values(codeWords).flat(),
  ...['shell', 'background', 'install'],
]);

const wordsOf = (some: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    some.flatMap((namespace) =>
      textsIn(JSON.parse(readFileSync(`locales/en/${namespace}.json`, 'utf8')), namespace),
    ),
  );

const english = wordsOf([...namespaces].filter((namespace) => !withoutPromises.includes(namespace)));

/** With the screens behind a sign-in that the list has sentences of. */
const listed = wordsOf([...new Set([...namespaces, ...sections.map(({ namespace }) => namespace)])]);

const texts = [...new Set(promises.map(({ text }) => text))];

describe('the list of promises', () => {
  it('can be read whole', () => {
    expect(promises.length).toBeGreaterThan(50);
    expect(promises.filter(({ ending }) => ending === '')).toEqual([]);
  });

  it.each(texts)('has every sentence of %s, as the page says it', (text) => {
    const entries = promises.filter((one) => one.text === text).map(({ sentences }) => sentences);
    expect(entries.join(' ')).toBe(tidy(listed.get(text) ?? ''));
  });

  it('has every telling text of a public page, or names it among those without a promise', () => {
    const known = new Set([...texts, ...sections.flatMap(({ others }) => others)]);
    const unknown = [...english].filter(
      ([name, words]) => !known.has(name) && words.split(/\s+/).length >= fewestWords && telling.test(words),
    );
    expect(unknown.map(([name]) => name)).toEqual([]);
    expect([...known].filter((name) => !listed.has(name))).toEqual([]);
  });

  it.each(promises)('names files that keep $text', ({ ending }) => {
    const files = namesIn(ending).filter((file) => !file.startsWith('npm run '));
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    if (ending.startsWith('Kept by')) expect(files).not.toEqual([]);
  });
});
