import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfNeeded, installIfNeeded, root, run } from './ready.mjs';

/**
 * One check of the whole: a command that passes or fails, or one that counts its tests in a JSON report.
 * @typedef {{ name: string, passed: number, failed: number, seconds: number }} Outcome
 */

installIfNeeded();

const bin = (/** @type {string} */ name) => join(root, 'node_modules', '.bin', name);
const unitReport = join(root, 'test-results', 'unit.json');
const journeyReport = join(root, 'test-results', 'journeys.json');
rmSync(join(root, 'test-results'), { recursive: true, force: true });

/** @type {Outcome[]} */
const outcomes = [];

/**
 * Runs a check and writes down how it went.
 * @param {string} name
 * @param {() => number} check gives an exit code
 * @param {() => { passed: number, failed: number }} [count] reads the check's own report
 */
function take(name, check, count) {
  console.log(`\n— ${name}`);
  const startedAt = Date.now();
  const code = check();
  const counted = count?.() ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  // A command that failed without a failing test, such as a crash, is a failure of its own.
  const failed = code !== 0 && counted.failed === 0 ? 1 : counted.failed;
  outcomes.push({
    name,
    passed: counted.passed,
    failed,
    seconds: Math.round((Date.now() - startedAt) / 1000),
  });
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null;
    throw cause;
  }
}

function countUnits() {
  const report = readReport(unitReport);
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 1 };
}

function countJourneys() {
  const stats = readReport(journeyReport)?.stats;
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 1 };
}

take('types', () => run(bin('tsc'), ['--noEmit']));
take('types of the worker', () => run(bin('tsc'), ['--noEmit', '--project', 'src/app/service-worker']));
take('rules of the code', () => run(bin('eslint'), ['.', '--max-warnings=0']));
take('architecture', () => run(bin('steiger'), ['./src']));
take('nothing unused', () => run(bin('knip'), []));
take('form', () => run(bin('prettier'), ['--check', '--log-level=warn', '.']));
take('words', () => run(bin('jiti'), ['tools/check-locales.ts']));
take('contrast', () => run(bin('jiti'), ['tools/check-contrast.ts']));
take(
  'units',
  () =>
    run(bin('vitest'), ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]),
  countUnits,
);
take('build', () => {
  buildIfNeeded();
  return 0;
});
take('budgets', () => run(process.execPath, [join(root, 'tools', 'check-budgets.mjs')]));

const { findBrowser } = await import('./browser.mjs');
const browser = await findBrowser();
if (browser === null) {
  console.error(
    'No browser was found and none could be fetched. Install Chromium, or name one in LIFELINE_BROWSER.',
  );
  outcomes.push({ name: 'journeys', passed: 0, failed: 1, seconds: 0 });
} else {
  console.log(`\nBrowser: ${browser}`);
  take('journeys', () => run(bin('playwright'), ['test'], { LIFELINE_BROWSER: browser }), countJourneys);
}

console.log('');
console.table(outcomes);
const sum = (/** @type {'passed' | 'failed'} */ what) =>
  outcomes.reduce((total, outcome) => total + outcome[what], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
