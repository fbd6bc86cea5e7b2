import { buildIfNeeded, installIfNeeded, root } from '../ready.mjs';
import { findFirefox, findWebKit } from './find-installed.mjs';

/**
 * Runs the main journeys in installed browsers that `npm test` does not use, and reports missing browsers.
 * `--only=words` selects journeys by name.
 */
installIfNeeded();
const folder = buildIfNeeded();

// After the install, which provides their dependencies.
const { startFirefox } = await import('./firefox.mjs');
const { startWebKit } = await import('./webkit.mjs');
const { goThrough } = await import('./go-through.mjs');
const { journeys } = await import('./journeys.mjs');
const { startReportedSite } = await import('./reported-site.mjs');

const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length) ?? '';
const chosen = Object.entries(journeys).filter(([name]) => name.includes(only));

const viewport = { width: 360, height: 740 };
const firefox = findFirefox();
const webKit = findWebKit();
/** @type {(() => Promise<import('./driver.mjs').Driver>)[]} */
const starts = [];
/** @type {string[]} */
const missing = [];
if ('missing' in firefox) missing.push(`Firefox: ${firefox.missing}`);
else starts.push(() => startFirefox(firefox, viewport));
if ('missing' in webKit) missing.push(`WebKit: ${webKit.missing}`);
else starts.push(() => startWebKit(webKit, viewport));

const site = await startReportedSite(root, folder);
/** @type {Record<string, Record<string, string>>} */
const table = {};
/** @type {string[]} */
const problems = [];
for (const start of starts) {
  const { version, outcomes, problems: found } = await goThrough(start, site, chosen);
  for (const [name, outcome] of Object.entries(outcomes))
    table[name] = { ...table[name], [version]: outcome };
  problems.push(...found);
}
await site.close();

console.table(table);
for (const problem of problems) console.log(`- ${problem}`);
for (const each of missing) console.log(`Not on this machine. ${each}`);
if (starts.length === 0) console.log('No browser was found: nothing was looked at.');
if (chosen.length === 0) console.log(`No journey has “${only}” in its name.`);
process.exit(problems.length === 0 && starts.length > 0 && chosen.length > 0 ? 0 : 1);
