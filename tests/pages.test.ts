import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shellWords } from '@/app/routing/page-files';
import { isShellPath, pageEntries, pathOf, wholePages } from '@/shared/routes';

const imports = new Map(
  [
    ...readFileSync('src/app/routing/page-files.ts', 'utf8').matchAll(
      /(\w+): \(\) =>\s*import\(\/\* webpackChunkName: "page-(\w+)" \*\/ '@\/(pages\/[^']+)'\)/g,
    ),
  ].map(([, name = '', chunk = '', folder = '']) => [name, { chunk, folder }]),
);

const inFolders = (text: string, parameter: string) =>
  [...text.matchAll(/[\w-]+/g)].map(([name]) => `/${name}${parameter}`);

describe('the list of pages', () => {
  it.each(pageEntries)('has the folder, the chunk and the words of %s', (name, { words }) => {
    const { chunk, folder } = imports.get(name) ?? { chunk: '', folder: '' };
    expect(chunk).toBe(name);
    expect(readFileSync(`src/${folder}/index.ts`, 'utf8')).toMatch(/ as Component\b/);
    const missing = words.filter((namespace) => !existsSync(`locales/en/${namespace}.json`));
    expect(missing).toEqual([]);
    expect(words.filter((namespace) => shellWords.includes(namespace) && namespace !== 'error')).toEqual([]);
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
      hosting: { rewrites: readonly { source: string; destination: string }[] };
    };
    const rewritten = hosting.rewrites.flatMap(({ source, destination }) =>
      inFolders(source, source.endsWith('/*') ? '/:id' : '').map((path) => [path, destination]),
    );
    const inShells = pageEntries.flatMap(([, { path, shell }]) =>
      shell === undefined ? [] : [[path, shell === 'site' ? '/shell.html' : '/desk.html']],
    );
    expect(rewritten.sort()).toEqual(inShells.sort());
    expect(wholePages.length + inShells.length).toBe(pageEntries.length);
  });

  it('lists the addresses for which the worker serves the shell', () => {
    for (const path of ['/tutor', '/tutor/abc', '/jobs/abc', '/gallery'])
      expect(isShellPath(path)).toBe(true);
    for (const path of ['/admin/abc', '/jobs', '/galleries', ...wholePages.map(pathOf)]) {
      expect(isShellPath(path), path).toBe(false);
    }
  });
});
