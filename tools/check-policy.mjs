import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ready.mjs';

/**
 * Checks the Content-Security-Policy of firebase.json against the built documents: it must allow the single
 * inline script by its hash, and nothing else inline. `--write` updates the hash.
 */
const dist = join(root, 'dist');
const file = join(root, 'firebase.json');
const settings = readFileSync(file, 'utf8');

/** @type {Set<string>} */
const hashes = new Set();
/** @type {string[]} */
const problems = [];

const documents = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.html'),
);
for (const name of documents) {
  const html = readFileSync(join(dist, name), 'utf8');
  for (const [, attributes = '', text = ''] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (text === '' || attributes.includes('type="application/')) continue;
    hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  const handler = / on[a-z]+="/.exec(html.replace(/<script[\s\S]*?<\/script>/g, ''));
  if (handler) problems.push(`${name} has a handler in an attribute:${handler[0]}`);
}
const [hash] = hashes;
if (hashes.size !== 1 || hash === undefined)
  problems.push(`one inline script is expected, not ${hashes.size}`);
else if (process.argv.includes('--write')) writeFileSync(file, settings.replace(/'sha256-[^']+'/, hash));
else if (!settings.includes(hash))
  problems.push(`firebase.json does not allow the first script: npm run policy (${hash})`);
for (const unsafe of [/script-src[^;]*unsafe/, /default-src[^;]*unsafe/])
  if (unsafe.test(settings)) problems.push(`the policy allows what it must not: ${unsafe}`);

problems.forEach((problem) => console.error(problem));
console.log(`${documents.length} documents, ${hashes.size} inline script`);
process.exitCode = problems.length === 0 ? 0 : 1;
