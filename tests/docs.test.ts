import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('node_modules/'));

const folders = [
  'src',
  'design-system',
  'inspector',
  'content',
  'locales',
  'public',
  'tests',
  'e2e',
  'tools',
  'docs',
  '.ci',
];
const inRoot = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile());
const files = [...inRoot.map(({ name }) => name), ...folders.flatMap(filesBelow)];
const baseNames = new Set(files.map((file) => file.slice(file.lastIndexOf('/') + 1)));

const pages = ['README.md', 'CONTRIBUTING.md', ...files.filter((file) => /^docs\/.+\.md$/.test(file))];

const sources = files
  .filter((file) => /\.(tsx?|mjs|json|rules|template|css)$/.test(file) && !file.startsWith('locales/'))
  .filter((file) => !['tests/docs.test.ts', 'package-lock.json'].includes(file))
  .map(read)
  .join('\n');
const identifiers = new Set(sources.match(/[A-Za-z_]\w*/g));

/** Removes fenced code blocks. */
const withoutBlocks = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '');

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Inline code. */
const spansOf = (text: string) => all(withoutBlocks(text), /`([^`\n]+)`/g);

const pathStart = new RegExp(
  `(?<![\\w./@-])(${folders.map((name) => name.replace('.', '\\.')).join('|')})/[\\w./*<>@-]*`,
  'g',
);

/** Paths of this repository. `<name>` and `*` are placeholders. */
const pathsOf = (text: string) => [...text.matchAll(pathStart)].map(([path]) => path.replace(/[.:]+$/, ''));

function isThere(path: string): boolean {
  const wanted = path.replace(/\/$/, '');
  if (!/[*<]/.test(wanted)) return existsSync(join(root, wanted));
  const pattern = wanted.replace(/[.]/g, '\\.').replace(/<[^>]*>|\*\*?/g, '[^/]+');
  return files.some((file) => new RegExp(`^${pattern}(/|$)`).test(file));
}

/** File names without folders: `package.json`. */
const fileNamesOf = (text: string) =>
  spansOf(text).filter((span) => /^[\w.-]+\.(tsx?|mjs|json|md|rules|template|css)$/.test(span));

/** Identifiers of the code: `askAfterMs`, `submitOnce()`, `BackendPort`. */
const namesOf = (text: string) =>
  all(
    spansOf(text)
      .map((span) => `\n${span}`)
      .join(''),
    /^([a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*|LIFELINE_\w+)(?:\(\))?$/gm,
  );

const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const headingsOf = (text: string) => all(withoutBlocks(text), /^#+ (.+)$/gm).map(slugOf);

/** Links inside the repository. */
const linksOf = (text: string) =>
  all(withoutBlocks(text), /\]\(([^)\s]+)\)/g).filter((to) => !/^[a-z]+:/.test(to));

function leadsSomewhere(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page : join(dirname(page), path);
  if (!existsSync(join(root, target))) return false;
  return anchor === undefined || headingsOf(read(target)).includes(anchor);
}

describe.each(pages)('%s', (page) => {
  const text = read(page);

  it('names only commands of package.json', () => {
    const commands = [...all(text, /npm run ([\w:-]+)/g), ...all(text, /npm (start|test)\b/g)];
    expect(commands.filter((command) => !(command in manifest.scripts))).toEqual([]);
  });

  it('names only existing paths and files', () => {
    expect(pathsOf(text).filter((path) => !isThere(path))).toEqual([]);
    expect(fileNamesOf(text).filter((name) => !baseNames.has(name))).toEqual([]);
  });

  it('names only identifiers of the code', () => {
    // The code names a text without its plural form: `ownCount_other` is `ownCount`.
    const names = namesOf(text).map((name) => name.replace(/_(zero|one|other)$/, ''));
    expect(names.filter((name) => !identifiers.has(name))).toEqual([]);
  });

  it('has no dead links', () => {
    expect(linksOf(text).filter((link) => !leadsSomewhere(page, link))).toEqual([]);
  });

  it('has lines of at most 120 characters', () => {
    expect(text.split('\n').filter((line) => line.length > 120)).toEqual([]);
  });
});

describe('all pages together', () => {
  it('include every page that the code refers to', () => {
    const named = all(sources, /([\w.-]+(?:\/[\w.-]+)*\.md)\b/g);
    expect(named.filter((page) => !existsSync(join(root, page)))).toEqual([]);
  });

  it('describe every command of package.json', () => {
    const described = pages.map(read).join('\n');
    const commands = Object.keys(manifest.scripts).map((name) =>
      ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`,
    );
    const isDescribed = (command: string) => new RegExp(`${command}(?![\\w:-])`).test(described);
    expect(commands.filter((command) => !isDescribed(command))).toEqual([]);
  });

  it('start with a short README', () => {
    expect(read('README.md').split('\n').length).toBeLessThanOrEqual(131);
  });

  it('list every decision record, each with its four parts', () => {
    const decisions = pages.filter((page) => /^docs\/decisions\/\d{4}-[\w-]+\.md$/.test(page));
    expect(decisions.length).toBeGreaterThan(10);
    const index = linksOf(read('docs/decisions/README.md'));
    for (const decision of decisions) {
      expect(index).toContain(decision.slice('docs/decisions/'.length));
      const parts = ['context', 'decision', 'alternatives', 'consequences'];
      expect(headingsOf(read(decision))).toEqual(expect.arrayContaining(parts));
    }
  });
});
