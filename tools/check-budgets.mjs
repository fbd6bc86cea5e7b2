import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { guideChunks } from './guides/guide-chunks.mjs';
import { readChunks, root } from './ready.mjs';

/**
 * Prints what each page loads before hydration, in kB of brotli, and fails when its scripts exceed
 * tools/budgets.json. A budget may be raised in a commit that gives the reason.
 */
const { names, filesOf } = readChunks();
/** @type {Record<string, number>} */
const budgets = JSON.parse(readFileSync(join(root, 'tools/budgets.json'), 'utf8'));

/** The id of a build and the hashes in it compress differently by up to this, kB. */
const slack = 0.3;

/** @type {Map<string, number>} */
const sizes = new Map();

/** @param {string} file below dist */
function sizeOf(file) {
  const known = sizes.get(file) ?? brotliCompressSync(readFileSync(join(root, 'dist', file))).length / 1000;
  sizes.set(file, known);
  return known;
}

/** @param {readonly string[]} names of chunks @param {string} ending */
const sum = (names, ending) => filesOf(names, ending).reduce((total, file) => total + sizeOf(file), 0);

const pages = names.filter((name) => name.startsWith('page-'));
const report = pages.map((name) => {
  const page = name.slice('page-'.length);
  const scripts = sum(['main', name], '.js');
  const budget = budgets[page] ?? budgets.default;
  return {
    page,
    'scripts kB': Number(scripts.toFixed(1)),
    'budget kB': budget,
    'styles kB': Number(sum(['main', name], '.css').toFixed(1)),
    ok: budget !== undefined && scripts <= budget + slack,
  };
});
console.table(report);
const stale = Object.keys(budgets).filter((page) => page !== 'default' && !pages.includes(`page-${page}`));
if (stale.length > 0) console.error(`tools/budgets.json names pages that are not there: ${stale.join(', ')}`);

// Compares the size shown to people with the size of the precache.
const { id } = JSON.parse(readFileSync(join(root, 'dist/builds/latest.json'), 'utf8'));
/** @type {{ files: Record<string, number> }} */
const { files } = JSON.parse(readFileSync(join(root, `dist/builds/meta/${id}.json`), 'utf8'));
const installed = Object.values(files).reduce((total, bytes) => total + bytes, 0) / 1000;
const config = readFileSync(join(root, 'src/shared/config/site.ts'), 'utf8');
const told = Number(/installedKilobytes = (\d+)/.exec(config)?.[1]);
const isTrue = Math.abs(installed - told) <= told * 0.05;
console.log(`Installed: ${installed.toFixed(1)} kB, told ${told} kB in src/shared/config/site.ts`);
if (!isTrue) console.error('What people are told of the weight of the installed app is more than 5 % off.');
// Compares what the list of guides tells of their weight.
const guides = sum(guideChunks, '.js');
const guidesTold = Number(/guideKilobytes = (\d+)/.exec(config)?.[1]);
const isGuidesTrue = Math.abs(guides - guidesTold) <= 1;
console.log(`Guides: ${guides.toFixed(1)} kB, told ${guidesTold} kB in src/shared/config/site.ts`);
if (!isGuidesTrue) console.error('What people are told of the weight of the guides is more than 1 kB off.');
process.exitCode = report.every(({ ok }) => ok) && stale.length === 0 && isTrue && isGuidesTrue ? 0 : 1;
