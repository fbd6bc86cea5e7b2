import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shellWords } from '@/app/routing/page-files';
import { addressesOf, isShellPath, pageEntries, pages, pathOf, wholePages } from '@/shared/routes';
import kept from '../locales/english-until-checked.json';

const imports = new Map(
  [
    ...readFileSync('src/app/routing/page-files.ts', 'utf8').matchAll(
      /(\w+): \(\) =>\s*import\(\/\* webpackChunkName: "page-(\w+)" \*\/ '@\/(pages\/[^']+)'\)/g,
    ),
  ].map(([, name = '', chunk = '', folder = '']) => [name, { chunk, folder }]),
);

const namesIn = (source: string) => [...source.matchAll(/[\w-]+/g)].map(([name]) => `^/${name}$`);

describe('the list of pages', () => {
  it.each(pageEntries)('has the folder, the chunk and the words of %s', (name, { words }) => {
    const { chunk, folder } = imports.get(name) ?? { chunk: '', folder: '' };
    expect(chunk).toBe(name);
    expect(readFileSync(`src/${folder}/index.ts`, 'utf8')).toMatch(/ as Component\b/);
    const missing = words.filter((namespace) => !existsSync(`locales/en/${namespace}.json`));
    expect(missing).toEqual([]);
    expect(words.filter((namespace) => shellWords.includes(namespace) && namespace !== 'error')).toEqual([]);
  });

  it('has each namespace of the desk, which stays English, on the desk alone', () => {
    const others = pageEntries.filter(([name]) => name !== 'backOffice').flatMap(([, { words }]) => words);
    const elsewhere = new Set<string>([...shellWords, ...others]);
    expect(kept.desk.filter((namespace) => elsewhere.has(namespace))).toEqual([]);
    const named = pages.backOffice.words.filter((namespace) => namespace.endsWith('-desk'));
    expect(named.filter((namespace) => !kept.desk.includes(namespace))).toEqual([]);
  });

  it('names every folder of pages but the one of development', () => {
    const folders = readdirSync('src/pages').flatMap((audience) =>
      readdirSync(`src/pages/${audience}`).map((slice) => `pages/${audience}/${slice}`),
    );
    const named = [...imports.values()].map(({ folder }) => folder);
    expect(folders.filter((folder) => folder !== 'pages/site/kit').sort()).toEqual(named.sort());
  });

  it('has each address once', () => {
    const paths = pageEntries.map(([, { path }]) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('gives each page a document or a shell that the host serves', () => {
    const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as {
      hosting: { rewrites: readonly { source?: string; regex?: string; destination: string }[] };
    };
    const rewritten = hosting.rewrites.flatMap(({ source = '', regex, destination }) =>
      (regex === undefined ? namesIn(source) : [regex]).map((addresses) => [addresses, destination]),
    );
    const inShells = pageEntries.flatMap(([, page]) =>
      page.shell === undefined
        ? []
        : [[addressesOf(page), page.shell === 'site' ? '/shell.html' : '/desk.html']],
    );
    // Leaves the site for the number that the office has set.
    const leaving = ['^/whatsapp$', '/shell.html'];
    expect(rewritten.sort()).toEqual([...inShells, leaving].sort());
    expect(wholePages.length + inShells.length).toBe(pageEntries.length);
  });

  it('lists the addresses for which the worker serves the shell', () => {
    for (const path of ['/tutor', '/tutor/demo-tutor', `/tutor/${'a'.repeat(28)}`, '/jobs/LL-P4TR8QX2NHM6DB'])
      expect(isShellPath(path), path).toBe(true);
    for (const path of ['/gallery', '/counselorPage']) expect(isShellPath(path), path).toBe(true);
    const others = ['/admin/demo-admin', '/jobs', '/galleries', '/tutor/anything', '/jobs/anything'];
    for (const path of [...others, ...wholePages.map(pathOf)]) expect(isShellPath(path), path).toBe(false);
  });
});
