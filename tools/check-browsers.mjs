import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findInScript } from './browsers/find-in-script.mjs';
import { findInStyle } from './browsers/find-in-style.mjs';
import { oldest } from './browsers/targets.mjs';
import { root } from './programs.mjs';

/**
 * Lists features in our files and the built site that one of the oldest browsers lacks. Packages are checked
 * in the built files; a finding in a source file names its location.
 */

/** @param {string} folder */
const filesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const isTest = (/** @type {string} */ file) => /\.test\.tsx?$|[\\/]prerender[\\/]/.test(file);

const sources = ['src', 'design-system/src', 'inspector/src']
  .flatMap((folder) => filesIn(folder))
  .filter((file) => !isTest(file));
const built = filesIn('dist');
if (built.length === 0) throw new Error('There is no built site: run the build first.');

/** @param {string} file */
function findIn(file) {
  const text = readFileSync(file, 'utf8');
  if (/\.(js|tsx?)$/.test(file)) return findInScript(text, file);
  if (file.endsWith('.css')) return findInStyle(text);
  const inside = (/** @type {RegExp} */ tag) =>
    [...text.matchAll(tag)].map(([, content = '']) => content).join('\n');
  return [
    ...findInStyle(inside(/<style[^>]*>([\s\S]*?)<\/style>/g)),
    ...findInScript(inside(/<script(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g), `${file}.js`),
  ];
}

let count = 0;
for (const file of [...sources, ...built]) {
  if (!/\.(js|tsx?|css|html)$/.test(file)) continue;
  for (const { name, line, column } of findIn(file)) {
    count += 1;
    console.error(`${relative(root, file)}:${line}:${column} ${name}`);
  }
}
const named = `Chrome ${oldest.chrome}, Firefox ${oldest.firefox} and Safari ${oldest.safari}`;
console.log(count === 0 ? `All of it is in ${named}.` : `${count} uses of what one of ${named} lacks.`);
process.exitCode = count === 0 ? 0 : 1;
