import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, run } from './programs.mjs';

export { root };

/** Stamps are stored in node_modules, and are deleted with it. */
const stampOf = (/** @type {string} */ name, folder = root) =>
  join(folder, 'node_modules', '.cache', 'lifeline', name);

/**
 * Folders of a build's cache and output, relative to the project.
 * @param {string} [variant] comparison build; see rspack.config.ts
 */
export function placesOf(variant = '') {
  const workplace = join('node_modules', '.cache', 'lifeline', variant);
  return { workplace, dist: variant === '' ? 'dist' : join(workplace, 'dist') };
}

/** @typedef {Readonly<Record<string, readonly string[]>>} Chunks files of each named chunk */
/** @typedef {(names: readonly string[], ending: string) => readonly string[]} FilesOf */

/**
 * Reads the files of named chunks, without duplicates.
 * @param {string} [variant]
 * @returns {{ chunks: Chunks, names: readonly string[], filesOf: FilesOf }}
 */
export function readChunks(variant = '') {
  /** @type {Chunks} */
  const chunks = JSON.parse(readFileSync(join(root, placesOf(variant).workplace, 'chunks.json'), 'utf8'));
  return {
    chunks,
    names: Object.keys(chunks),
    filesOf: (names, ending) => [
      ...new Set(names.flatMap((name) => (chunks[name] ?? []).filter((file) => file.endsWith(ending)))),
    ],
  };
}

/**
 * Whether a stamp has exactly these contents.
 * @param {string} file
 * @param {string} contents
 */
function isStamped(file, contents) {
  return existsSync(file) && readFileSync(file, 'utf8') === contents;
}

/**
 * @param {string} file
 * @param {string} contents
 */
function stamp(file, contents) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, contents);
}

/** @param {string} text */
const hash = (text) => createHash('sha256').update(text).digest('hex');

/** Exits with a message when Node is too old. */
function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(
    `Lifeline needs Node 20.19 or newer; this is ${process.versions.node}. Get one from https://nodejs.org.`,
  );
  process.exit(1);
}

/**
 * Installs the packages of a folder's lock file, unless they are up to date.
 * @param {object} options
 * @param {string} options.folder
 * @param {() => boolean} options.isThere checks for one of the packages
 * @param {string} options.words message
 */
export function installOnce({ folder, isThere, words }) {
  const lock = hash(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  const stampFile = stampOf('installed', folder);
  if (isStamped(stampFile, lock) && isThere()) return;
  console.log(words);
  const code = run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {}, folder);
  if (code !== 0) process.exit(code);
  stamp(stampFile, lock);
}

/** Installs the packages of the lock file, unless they are up to date. */
export function installIfNeeded() {
  checkNode();
  installOnce({
    folder: root,
    isThere: () => existsSync(join(root, 'node_modules', 'react')),
    words: 'Installing packages …',
  });
}

/** Inputs of a build. */
const sources = [
  'content',
  'src',
  'design-system',
  'inspector',
  'locales',
  'public',
  'tools',
  'package-lock.json',
  'package.json',
  'rspack.config.ts',
  'tsconfig.json',
];

/**
 * Names, sizes and times of all files below a path, as one text.
 * @param {string} path
 * @returns {string}
 */
function describe(path) {
  const facts = statSync(path);
  if (!facts.isDirectory()) return `${path} ${facts.size} ${facts.mtimeMs}\n`;
  return readdirSync(path)
    .filter((name) => name !== 'node_modules' && !name.startsWith('.'))
    .sort()
    .map((name) => describe(join(path, name)))
    .join('');
}

/**
 * Builds the practice packs into the cache of a build, which copies them.
 * @param {string} [variant]
 */
export function buildPacks(variant = '') {
  const jiti = join(root, 'node_modules', 'jiti', 'lib', 'jiti-cli.mjs');
  const folder = join(root, placesOf(variant).workplace, 'practice');
  const code = run(process.execPath, [jiti, join(root, 'tools', 'write-practice.ts'), folder]);
  if (code !== 0) process.exit(code);
}

/**
 * Builds the production site, unless its inputs are unchanged.
 * @param {string} [variant] comparison build in its own folder; see rspack.config.ts
 * @param {string} [facts] fields of the office's facts for the documents, as JSON
 * @returns {string} the folder of the site
 */
export function buildIfNeeded(variant = '', facts = process.env.LIFELINE_OFFICE_FACTS ?? '{}') {
  const folder = placesOf(variant).dist;
  const origin = process.env.LIFELINE_ORIGIN ?? '';
  const posts = process.env.LIFELINE_POSTS ?? '';
  const state = hash(
    variant + origin + facts + posts + sources.map((name) => describe(join(root, name))).join(''),
  );
  const stampFile = stampOf(`built${variant}`);
  if (isStamped(stampFile, state) && existsSync(join(root, folder, 'index.html'))) return folder;
  console.log('Building the site …');
  const rspack = join(root, 'node_modules', '@rspack', 'cli', 'bin', 'rspack.js');
  const env = {
    NODE_ENV: 'production',
    LIFELINE_BUILD_ID: state.slice(0, 12),
    LIFELINE_VARIANT: variant,
    LIFELINE_OFFICE_FACTS: facts,
  };
  buildPacks(variant);
  const code = run(process.execPath, [rspack, 'build'], env);
  if (code !== 0) process.exit(code);
  const prerendered = run(process.execPath, [join(root, 'tools', 'prerender', 'prerender.mjs')], env);
  if (prerendered !== 0) process.exit(prerendered);
  stamp(stampFile, state);
  return folder;
}
